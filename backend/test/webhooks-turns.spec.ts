import { Feed } from '../src/platform/feed/feed';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { until } from './support/reading';
import { Receiver } from './support/receiver';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ webhooksLocal: true });
let dead: Receiver;
let alive: Receiver;

beforeEach(async () => {
  dead = await new Receiver().open();
  dead.reply = () => 500;
  alive = await new Receiver().open();
});

afterEach(async () => {
  test.clock.set(null);
  await test.database.write((tx) => tx.deleteAll(Webhook));
  await dead.close();
  await alive.close();
});

const deliver = (): Promise<void> => test.app.get(Sender).deliverDue();

/** An account with so many addresses that are dead, made before the one that is alive. */
async function account({ dead: count = 0, alive: isAlive = false }): Promise<User> {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const urls = Array.from({ length: count }, (_, at) => `${dead.url}/${user.id}/${at}`);
  for (const url of [...urls, ...(isAlive ? [alive.url] : [])])
    await client.post('/api/webhooks', { body: { url } });
  return user;
}

const happens = (count: number, ...users: User[]): Promise<void> =>
  test.database.write(async (tx) => {
    const events = users.flatMap(({ id: userId }) =>
      Array.from({ length: count }, () => ({ type: 'order.changed' as const, userId })),
    );
    await test.app.get(Feed).append(tx, ...events);
  });

describe('an address that answers', () => {
  it('gets its events at once beside sixteen of four other accounts that do not', async () => {
    const others = [];
    for (let at = 0; at < 4; at++) others.push(await account({ dead: 4 }));
    const user = await account({ alive: true });
    await happens(8, user, ...others);
    await deliver();
    expect(alive.ids).toHaveLength(8);
    expect(dead.ids).toHaveLength(16);
  });

  it('gets its events at once beside four of the same account that do not', async () => {
    const user = await account({ dead: 4, alive: true });
    await happens(3, user);
    await deliver();
    expect(alive.ids).toHaveLength(3);
  });

  it('gets its events while sixteen of four other accounts leave the connection open without an answer', async () => {
    dead.reply = () => null;
    const others = [];
    for (let at = 0; at < 4; at++) others.push(await account({ dead: 4 }));
    const user = await account({ alive: true });
    await happens(8, user, ...others);
    const sent = deliver();
    await until(() => Promise.resolve(alive.ids.length === 8));
    dead.reply = () => 500;
    dead.drop();
    await sent;
  });
});

it('of more addresses that hang than are served at once each has its turn', async () => {
  dead.reply = () => null;
  const users = [];
  for (let at = 0; at < 14; at++) users.push(await account({ dead: 1 }));
  await happens(3, ...users);
  test.clock.pass(0);
  const sent = deliver();
  await until(() => Promise.resolve(dead.ids.length === 12));
  const served = new Set(dead.received.map(({ path }) => path));
  // Those that hang may be sent their next events as soon as they have failed.
  test.clock.pass(2 * 60_000);
  dead.drop();
  await until(() => Promise.resolve(dead.ids.length === 24));
  const late = dead.received.slice(12).map(({ path }) => path);
  expect(late.filter((path) => !served.has(path))).toHaveLength(2);
  dead.reply = () => 500;
  dead.drop();
  await sent;
});
