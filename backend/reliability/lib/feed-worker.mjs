// A process that writes or reads events with the product's own code. It is controlled by its arguments
// (role, number, users) and by messages: `stop` to a writer, `finish` to a reader. A writer says what it has written.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const dist = (path) => require(`../../dist/${path}.js`);
const { readConfig } = dist('platform/config/config');
const { connectDatabase } = dist('storage/open');
const { Feed } = dist('platform/feed/feed');
const { FeedReader } = dist('platform/feed/feed-reader');
const { Sequence } = dist('platform/feed/sequence');

/** Writers of one process; four processes make twenty. */
const loops = 5;

const [role, number, users] = [process.argv[2], Number(process.argv[3]), JSON.parse(process.argv[4])];
const config = readConfig({ ...process.env, DEMO: '0' });
const database = await connectDatabase(config.database);
let isStopped = false;
process.on('message', () => (isStopped = true));
// Ends with the test, also when that is killed.
process.on('disconnect', () => process.exit(1));

class Regret extends Error {}

async function write() {
  const feed = new Feed({ now: () => new Date() });
  let count = 0;
  const loop = async () => {
    while (!isStopped) {
      const events = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => ({
        type: 'order.changed',
        userId: [...users, null][Math.floor(Math.random() * (users.length + 1))],
        // No other event has it, in no process before or after.
        orderId: number * 1_000_000 + ++count,
      }));
      const unit = async (tx) => {
        for (const event of events) {
          await feed.append(tx, event);
          if (database.kind === 'mysql') await sleep(Math.random() * 8);
        }
        if (Math.random() < 0.2) throw new Regret();
      };
      const written = database.write(unit).then(() => process.send('written'));
      await written.catch((error) => {
        // What was not saved is not there; what was saved without our knowing is.
        if (
          !(error instanceof Regret) &&
          !/SQLITE_BUSY|database is locked|ECONN|closed|Lost/.test(String(error))
        )
          console.error(String(error));
      });
      if (database.kind === 'sqlite') await sleep(Math.random() * 3);
    }
  };
  await Promise.all(Array.from({ length: loops }, loop));
}

async function read() {
  const reader = new FeedReader(database, new Sequence(database));
  const seen = [];
  let after = 0;
  for (;;) {
    const last = isStopped;
    const asked = { userId: users[number % users.length], mode: 'live', types: ['order.changed'], after };
    const { events, next, more } = await reader.read({
      ...asked,
      limit: 1 + Math.floor(Math.random() * 500),
    });
    seen.push(...events.map(({ orderId }) => orderId));
    after = next;
    // A long answer takes its time to arrive.
    if (last && !more) return new Promise((arrived) => process.send(seen, arrived));
    await sleep(Math.random() * 30);
  }
}

await (role === 'writer' ? write() : read());
await database.close();
process.disconnect();
