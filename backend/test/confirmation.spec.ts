import { JournalEntry } from '../src/platform/journal/journal.entity';
import { setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const password = 'demo-parol-2026';
const needed = { statusCode: 403, code: 'confirmation_needed' };
const minutes = (count: number): void => test.clock.pass(count * 60_000);
const confirm = (client: Client, body: object = { password }) => client.post('/api/user/confirm', { body });

const admin = async () => {
  const user = await addUser(test, { role: 'admin' });
  return { user, client: await test.signedIn(user) };
};

describe('what asks for a confirmation', () => {
  const calls: [string, (client: Client) => Promise<{ body: unknown }>][] = [
    [
      'a role',
      async (c) =>
        c.put('/api/users/updateRole', { body: { id: (await addUser(test)).id, role: 'manager' } }),
    ],
    ['an account', async (c) => c.delete(`/api/users/${(await addUser(test)).id}`)],
    [
      'an account with its orders',
      async (c) => c.delete(`/api/users/deleteAndOrders/${(await addUser(test)).id}`),
    ],
    ['second factors of others', async (c) => c.delete(`/api/users/factors/${(await addUser(test)).id}`)],
    ['an order', async (c) => c.delete(`/api/order/${(await addOrder(test, await addUser(test))).id}`)],
    ['points', (c) => c.post('/api/points/delete', { body: { points: [] } })],
    ['points with other changes', (c) => c.post('/api/points/update', { body: { points: [] } })],
    ['the tariff', (c) => c.put('/api/calculator', { body: { update: [] } })],
    ['rows of the tariff', (c) => c.post('/api/calculator', { body: { delete: [] } })],
    ['a former tariff', (c) => c.post('/api/calculator/versions', { body: { id: 1 } })],
    [
      'a coming tariff',
      (c) => c.put('/api/calculator/coming', { body: { from: '2027-06-01 00:00', update: [] } }),
    ],
    ['the withdrawal of it', (c) => c.delete('/api/calculator/coming')],
    ['volume bands', (c) => c.post('/api/calculator/volume', { body: { volume: [] } })],
    ['weight bands', (c) => c.post('/api/calculator/weight', { body: { weights: [] } })],
    ['the journal as a file', (c) => c.get('/api/journal/export')],
    ['a new app', (c) => c.post('/api/user/totp')],
    ['the first code of an app', (c) => c.post('/api/user/totp/confirm', { body: { code: '123456' } })],
    ['switching the app off', (c) => c.delete('/api/user/totp')],
    ['ending a session', (c) => c.delete(`/api/user/sessions/${'0'.repeat(32)}`)],
    ['ending all others', (c) => c.delete('/api/user/sessions')],
    ['recovery codes', (c) => c.post('/api/user/recoveryCodes')],
    [
      'a client’s password',
      async (c) =>
        c.put('/api/users/updateUserInfo', {
          body: { id: (await addUser(test)).id, password: 'другой пароль 2026' },
        }),
    ],
  ];

  it.each(calls)('%s', async (_name, call) => {
    const { client } = await admin();
    minutes(14);
    expect((await call(client)).body).not.toMatchObject(needed);
    minutes(2);
    expect((await call(client)).body).toMatchObject(needed);
    expect((await confirm(client)).status).toBe(204);
    expect((await call(client)).body).not.toMatchObject(needed);
  });

  it('a chat that is told of everything', async () => {
    const client = await test.signedIn(await addUser(test));
    minutes(16);
    expect((await client.post('/api/user/notices/telegram')).body).toMatchObject(needed);
    expect((await confirm(client)).status).toBe(204);
    expect((await client.post('/api/user/notices/telegram')).status).toBe(200);
    minutes(16);
    expect((await client.delete('/api/user/notices/telegram')).status).toBe(204);
  });

  it('is no other edit of a client', async () => {
    const { client } = await admin();
    const { id } = await addUser(test);
    minutes(16);
    const edit = { id, name: 'Другое Имя', password: null };
    expect((await client.put('/api/users/updateUserInfo', { body: edit })).status).toBe(200);
  });

  it('is not what only reads, nor what every day is made of', async () => {
    const { client } = await admin();
    minutes(60);
    expect((await client.get('/api/users')).status).toBe(200);
    expect((await client.post('/api/user/update', { body: { name: 'Другое Имя' } })).status).toBe(200);
  });

  it('is told only to who may do it at all', async () => {
    const client = await test.signedIn(await addUser(test, { role: 'manager' }));
    minutes(60);
    const { body } = await client.put('/api/calculator', { body: { update: [] } });
    expect(body).toMatchObject({ code: 'forbidden' });
  });
});

describe('a confirmation', () => {
  it('wants the right password, and counts the tries per account', async () => {
    const { client, user } = await admin();
    minutes(16);
    const wrong = await confirm(client, { password: 'wrong password' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: { password: ['Пароль не подошёл.'] } } });
    expect((await client.put('/api/calculator', { body: { update: [] } })).body).toMatchObject(needed);
    const other = await test.signedIn(user);
    for (let count = 0; count < 9; count++) await confirm(other, { password: 'wrong password' });
    expect((await confirm(client)).status).toBe(429);
    minutes(20);
    expect((await confirm(client)).status).toBe(204);
  });

  it('that was right is no try, however often it is given', async () => {
    const { client } = await admin();
    for (let times = 0; times < 11; times++)
      expect([times, (await confirm(client)).status]).toEqual([times, 204]);
  });

  it('wants a code too where the account has a second factor', async () => {
    const { client } = await admin();
    const { app, codes } = await setUpApp(test, client);
    minutes(16);
    const without = await confirm(client);
    expect(without).toMatchObject({ status: 422, body: { errors: { code: [expect.any(String)] } } });
    expect((await confirm(client, { password, code: '000000' })).status).toBe(422);
    expect((await client.delete('/api/user/totp')).body).toMatchObject(needed);
    expect((await confirm(client, { password, code: app.code() })).status).toBe(204);
    minutes(16);
    expect((await confirm(client, { password, code: app.code(-3) })).status).toBe(422);
    expect((await confirm(client, { password, code: codes[0] })).status).toBe(204);
  });

  it('counts for its own session only', async () => {
    const { client, user } = await admin();
    const other = await test.signedIn(user);
    minutes(16);
    await confirm(client);
    expect((await client.put('/api/calculator', { body: { update: [] } })).status).toBe(200);
    expect((await other.put('/api/calculator', { body: { update: [] } })).body).toMatchObject(needed);
  });

  it('gives the session a new token; the old one opens nothing, and is told to come again', async () => {
    const { client } = await admin();
    const old = client.cookie;
    expect((await confirm(client)).status).toBe(204);
    expect(client.cookie).toMatch(/^sid=[\w-]{40,}$/);
    expect(client.cookie).not.toBe(old);
    expect((await client.get('/api/user')).status).toBe(200);
    const [late, next] = [test.visitor(), client.cookie];
    late.cookie = old;
    expect((await late.get('/api/user')).body).toMatchObject({ statusCode: 401, code: 'session_renewed' });
    expect((await late.get('/api/points')).status).toBe(200);
    expect((await confirm(late)).status).toBe(401);
    expect(late.cookie).toBe(old);
    expect(client.cookie).toBe(next);
  });

  it('of five at once in one session leaves it one token', async () => {
    const { client } = await admin();
    const old = client.cookie;
    const tabs = Array.from({ length: 5 }, () => Object.assign(test.visitor(), { cookie: old }));
    const answers = await Promise.all(tabs.map((tab) => confirm(tab)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401, 401]);
    for (const [index, tab] of tabs.entries())
      expect((await tab.get('/api/user')).status).toBe(answers[index]?.status === 204 ? 200 : 401);
  });

  it('is in the journal, as is one that failed', async () => {
    const { client, user } = await admin();
    await confirm(client, { password: 'wrong password' });
    await confirm(client);
    const rows = await test.database.read.find(JournalEntry, {
      where: { accountId: user.id },
      order: { id: 'ASC' },
    });
    const lines = rows.map(({ kind, detail }) => `${kind} ${detail}`);
    expect(lines.filter((line) => line.startsWith('confirm'))).toEqual([
      'confirmFailed паролем',
      'confirmed паролем',
    ]);
  });
});
