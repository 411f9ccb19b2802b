import { Feed } from '../src/platform/feed/feed';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import type { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { lettersTo } from './support/reading';
import { Receiver } from './support/receiver';
import { startTestApp, type TestApp } from './support/test-app';
import { createTestDatabase } from './support/test-database';

let replicas: TestApp[];
let test: TestApp;
let user: User;
let dead: Receiver;
let alive: Receiver;

beforeAll(async () => {
  const database = await createTestDatabase();
  test = await startTestApp({ webhooksLocal: true }, database);
  const other = { ...database, drop: () => Promise.resolve() };
  replicas = [test, await startTestApp({ webhooksLocal: true }, other)];
  dead = await new Receiver().open();
  alive = await new Receiver().open();
  user = await addUser(test);
  const client = await test.signedIn(user);
  for (const url of [...[0, 1, 2, 3].map((at) => `${dead.url}/${at}`), alive.url])
    await client.post('/api/webhooks', { body: { url } });
  setClocks(0);
});

afterAll(async () => {
  await dead.close();
  await alive.close();
  for (const replica of replicas.reverse()) await replica.close();
});

/** Both stand still from now on, so long after the present. */
function setClocks(after: number): void {
  const now = new Date(Date.now() + after);
  for (const { clock } of replicas) clock.set(now);
}

/** Both at once send what is due. */
async function deliver(): Promise<void> {
  await Promise.all(replicas.map(({ app }) => app.get(Sender).deliverDue()));
}

it('two replicas send each event once, in order and one at a time to an address, whatever other addresses fail', async () => {
  dead.reply = () => 500;
  let [underWay, most] = [0, 0];
  alive.reply = async () => {
    most = Math.max(most, ++underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay--;
    return 200;
  };
  const events = Array.from({ length: 30 }, () => ({ type: 'order.changed' as const, userId: user.id }));
  await test.database.write((tx) => test.app.get(Feed).append(tx, ...events));
  // On a busy machine a replica may end its round while the other one is still sending.
  for (const end = Date.now() + 30_000; alive.ids.length < events.length && Date.now() < end;)
    await deliver();
  expect(alive.ids).toEqual([...new Set(alive.ids)].sort());
  expect([alive.ids.length, most]).toEqual([30, 1]);
  // The first event at each of them; the others are behind it.
  expect(dead.received.map(({ path }) => path).sort()).toEqual([0, 1, 2, 3].map((at) => `/events/${at}`));
});

it('and tell once of an address that has failed for an hour', async () => {
  for (const minutes of [62, 64]) {
    setClocks(minutes * 60_000);
    await deliver();
  }
  const told = (await lettersTo(test, user.email)).filter((subject) => /не доходят/.test(subject));
  expect(told).toHaveLength(4);
});
