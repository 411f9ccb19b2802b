import { JournalEntry } from '../src/platform/journal/journal.entity';
import { buildWorld, callsOf, type World } from './support/access-calls';
import { ACTORS, TABLE } from './support/access-table';
import { setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { addKey, addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

let world: World;

beforeAll(async () => {
  world = await buildWorld(test);
});

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
  const operations = [
    'put /api/calculator',
    'post /api/calculator',
    'put /api/calculator/coming',
    'delete /api/calculator/coming',
    'post /api/calculator/versions',
    'post /api/calculator/volume',
    'post /api/calculator/weight',
    'post /api/actSeries',
    'post /api/acts/{id}/annul',
    'post /api/acts/{id}/correct',
    'post /api/months/{month}/acts',
    'post /api/payments',
    'post /api/payments/{id}/reverse',
    'get /api/journal/export',
    'post /api/keys',
    'post /api/keys/rotate',
    'delete /api/order/{id}',
    'post /api/points/delete',
    'post /api/points/update',
    'get /api/user/data',
    'post /api/user/leaving',
    'post /api/user/notices/telegram',
    'post /api/user/passkeys',
    'post /api/user/passkeys/options',
    'delete /api/user/passkeys/{id}',
    'post /api/user/recoveryCodes',
    'delete /api/user/sessions',
    'delete /api/user/sessions/{id}',
    'post /api/user/totp',
    'delete /api/user/totp',
    'post /api/user/totp/confirm',
    'delete /api/users/deleteAndOrders/{id}',
    'delete /api/users/factors/{id}',
    'put /api/users/terms/{id}',
    'put /api/users/updateAccounting',
    'put /api/users/updateRole',
    'delete /api/users/{id}',
    // An address takes out what a key would.
    'post /api/webhooks',
    'put /api/webhooks',
    'post /api/webhooks/rotate',
  ];

  it.each(operations)('%s', async (operation) => {
    const isOfAdmins = Number(TABLE[operation]?.[ACTORS.indexOf('admin')]) < 300;
    const client = isOfAdmins ? (await admin()).client : await test.signedIn(world.owner);
    const call = callsOf(world, operation);
    minutes(14);
    expect((await call(client)).body).not.toMatchObject(needed);
    minutes(2);
    expect((await call(client)).body).toMatchObject(needed);
    expect((await confirm(client)).status).toBe(204);
    expect((await call(client)).body).not.toMatchObject(needed);
  });

  it('a client’s password', async () => {
    const { client } = await admin();
    const body = { id: (await addUser(test)).id, password: 'другой пароль 2026' };
    minutes(16);
    expect((await client.put('/api/users/updateUserInfo', { body })).body).toMatchObject(needed);
    expect((await confirm(client)).status).toBe(204);
    expect((await client.put('/api/users/updateUserInfo', { body })).status).toBe(200);
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

  it('is no end of what has been given', async () => {
    const owner = await addUser(test);
    const [client, { id }] = [await test.signedIn(owner), await addKey(test, owner)];
    minutes(60);
    expect((await client.delete(`/api/keys/${id}`)).status).toBe(204);
    expect((await client.delete('/api/user/notices/telegram')).status).toBe(204);
  });

  it('is told only to who may do it at all', async () => {
    const client = await test.signedIn(await addUser(test, { role: 'manager' }));
    minutes(60);
    const { body } = await client.put('/api/calculator', { body: { update: [] } });
    expect(body).toMatchObject({ code: 'forbidden' });
  });
});

describe('a confirmation', () => {
  it('by a clock that was a day ahead lasts no longer than until it is set right', async () => {
    minutes(24 * 60);
    const { client } = await admin();
    minutes(-24 * 60);
    const change = () => client.put('/api/calculator', { body: { update: [] } });
    expect((await change()).body).toMatchObject(needed);
    expect((await confirm(client)).status).toBe(204);
    expect((await change()).body).not.toMatchObject(needed);
  });

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
