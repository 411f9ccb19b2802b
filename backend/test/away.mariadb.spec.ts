import { Revision } from '../src/platform/database/revision.entity';
import type { Client } from './support/client';
import type { DatabaseProxy } from './support/database-proxy';
import { addUser, orderBody } from './support/factories';
import { startProxiedApp } from './support/proxied-app';
import type { TestApp } from './support/test-app';

let test: TestApp;
let proxy: DatabaseProxy;
let client: Client;

beforeAll(async () => {
  ({ test, proxy } = await startProxiedApp());
});

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

afterEach(() => {
  proxy.hang(false);
  proxy.setAway(false);
});

afterAll(() => test.close());

const place = () => client.post('/api/order', { body: orderBody() });
const add = (name: string) => test.database.write((tx) => tx.insert(Revision, { name, version: 1 }));

describe('a connection that could not be rolled back', () => {
  it('is used by nobody after that', async () => {
    proxy.meet('ROLLBACK', 'refuse');
    const failure = new Error('undone on purpose');
    const unit = test.database.write(async (tx) => {
      await tx.insert(Revision, { name: 'ghost', version: 1 });
      throw failure;
    });
    await expect(unit).rejects.toBe(failure);
    expect(proxy.calm()).toBe(0);
    await Promise.all(['a', 'b', 'c'].map(add));
    expect(await test.database.read.existsBy(Revision, { name: 'c' })).toBe(true);
    expect(await test.database.read.existsBy(Revision, { name: 'ghost' })).toBe(false);
  });
});

describe('a database that hangs', () => {
  it('makes requests wait a few seconds, and is as before when it goes on', async () => {
    proxy.hang(true);
    const ended: string[] = [];
    const asked = { health: () => test.visitor().get('/api/health'), order: place };
    const first = Object.entries(asked).map(async ([name, ask]) => {
      const { status } = await ask();
      ended.push(`${name} ${status}`);
    });
    await Promise.all(first);
    // Sooner than a request gives up.
    expect(ended).toEqual(['health 503', 'order 503']);
    // Six times as many as the pool has connections: half a minute if they waited for each other.
    const calls = [...Array.from({ length: 59 }, place), client.get('/api/order')];
    const began = performance.now();
    const answers = await Promise.all(calls);
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(503));
    proxy.hang(false);
    // Nor does the next one meet a connection that is still waiting: it is done at the first try.
    const { again, failed } = test.database.counts;
    expect((await place()).status).toBe(201);
    expect(test.database.counts).toMatchObject({ again, failed });
  });

  it('in the middle of a unit of work undoes it', async () => {
    const unit = test.database.write(async (tx) => {
      await tx.insert(Revision, { name: 'half', version: 1 });
      proxy.hang(true);
      await tx.insert(Revision, { name: 'other half', version: 1 });
    });
    await expect(unit).rejects.toThrow('has not answered');
    proxy.hang(false);
    await add('whole');
    expect(await test.database.read.existsBy(Revision, { name: 'half' })).toBe(false);
  });
});

it('«Состояние» is 503 without the database, which proves who asks; health and the process answer', async () => {
  const admin = await test.as('admin');
  proxy.setAway(true);
  expect(await admin.get('/api/state')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect((await test.visitor().get('/api/health/ready')).status).toBe(503);
  expect((await test.visitor().get('/api/health/live')).status).toBe(200);
  proxy.setAway(false);
  expect((await admin.get('/api/state')).status).toBe(200);
});

describe('a node that has lost its cluster', () => {
  it('is waited out by a change until another one takes over', async () => {
    // More often than a deadlock would be tried again.
    for (let count = 0; count < 10; count++) proxy.meet('INSERT INTO `orders`', 'refuse');
    expect((await place()).status).toBe(201);
    expect(proxy.calm()).toBe(0);
  });

  it.each(['refuse', 'drop'] as const)('is waited out by a read (%s)', async (fate) => {
    for (let count = 0; count < 3; count++) proxy.meet('SELECT', fate);
    expect((await client.get('/api/order')).status).toBe(200);
    expect(proxy.calm()).toBe(0);
  });
});

describe('a database that is gone', () => {
  it('and back within the time that a request waits costs nobody an error', async () => {
    proxy.setAway(true);
    const calls = [place(), client.get('/api/order'), client.get('/api/points')];
    // Each of them has met it, and more than once.
    await proxy.refused(10);
    proxy.setAway(false);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([201, 200, 200]);
  });

  it('is 503 for everybody, and everything is as before when it is back', async () => {
    proxy.setAway(true);
    const calls = [
      place(),
      place(),
      client.get('/api/order'),
      client.get('/api/points'),
      client.get('/api/health'),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(5).fill(503));
    proxy.setAway(false);
    expect((await place()).status).toBe(201);
  });
});
