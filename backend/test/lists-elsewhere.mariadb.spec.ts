import type { Client } from './support/client';
import { DatabaseProxy } from './support/database-proxy';
import { addOrder, addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';
import { createTestDatabase } from './support/test-database';

let test: TestApp;
let proxy: DatabaseProxy;
let client: Client;
let id: number;
let seen = 0;

beforeAll(async () => {
  const ground = await createTestDatabase();
  if (ground.config.kind !== 'mysql') throw new Error('The embedded database has no other server.');
  proxy = await DatabaseProxy.before(ground.config.url);
  proxy.onStatement = () => (seen += 1);
  test = await startTestApp({}, { ...ground, config: { ...ground.config, listsUrl: proxy.url } });
  const user = await addUser(test);
  client = await test.signedIn(user);
  ({ id } = await addOrder(test, user));
});

afterAll(async () => {
  await test.close();
  await proxy.close();
});

/** How many statements the server for lists was asked, and whether the list was right. */
async function asked(look = list): Promise<{ there: boolean; right: boolean }> {
  const before = seen;
  const right = await look();
  return { there: seen > before, right };
}

const list = async (): Promise<boolean> => {
  const { status, body } = await client.get('/api/order');
  return status === 200 && (body as { data: { id: number }[] }).data.some((order) => order.id === id);
};

describe('a server for lists', () => {
  it('is asked for lists and for nothing else', async () => {
    expect(await asked()).toEqual({ there: true, right: true });
    const single = async () => (await client.get('/api/order/single', { query: { id } })).status === 200;
    expect(await asked(single)).toEqual({ there: false, right: true });
    const admin = await test.as('admin');
    const counters = async () => (await admin.get('/api/order/counters')).status === 200;
    expect(await asked(counters)).toEqual({ there: true, right: true });
  });

  it('is missed by nobody while it is away, and is asked again afterwards', async () => {
    proxy.setAway(true);
    const began = performance.now();
    expect(await list()).toBe(true);
    expect(await list()).toBe(true);
    expect(performance.now() - began).toBeLessThan(5000);
    const said = test.log.filter(({ msg }) => msg?.includes('DATABASE_LISTS_URL'));
    expect(said.map(({ level }) => level)).toEqual(['warn']);
    proxy.setAway(false);
    await backAgain();
  });

  it('that hangs is waited for a moment, once', async () => {
    proxy.hang(true);
    const began = performance.now();
    expect(await list()).toBe(true);
    const first = performance.now() - began;
    expect(await list()).toBe(true);
    expect([first > 1500, first < 4500]).toEqual([true, true]);
    expect(await asked()).toEqual({ there: false, right: true });
    proxy.hang(false);
    await backAgain();
  });
});

/** A refused one rests for a while. */
async function backAgain(): Promise<void> {
  for (;;) {
    const { there, right } = await asked();
    expect(right).toBe(true);
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
