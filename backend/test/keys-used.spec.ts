import type { ClientKeysDto, KeyCallPage, KeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { KeyCall } from '../src/modules/integrations/keys/key-call.entity';
import { KeyCalls } from '../src/modules/integrations/keys/key-calls';
import { KeysService } from '../src/modules/integrations/keys/keys.service';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { BEHIND_PROXY, someAddress } from './support/coming-in';
import { addKey, addUser, orderBody, program } from './support/factories';
import { lettersTo, until } from './support/reading';
import { setUpTestApp } from './support/test-app';

const hour = 60 * 60_000;

const test = setUpTestApp({ ...BEHIND_PROXY, accountLimits: 1 });

afterEach(() => test.clock.set(null));

const keysOf = async (client: Client): Promise<KeyDto[]> => (await client.get('/api/keys')).body as KeyDto[];

/** The status and word of a program's call. */
async function called(client: Client, path = '/api/order', from?: string): Promise<[number, string?]> {
  const { status, body } = await client.get(path, from ? { headers: { 'x-forwarded-for': from } } : {});
  return status === 200 ? [200] : [status, (body as { code: string }).code];
}

const ok = [200];
const bad = [401, 'bad_key'];

describe('a key that is taken back', () => {
  it('by its owner opens nothing from the next call on', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const shop = await program(test, user);
    expect(await called(shop)).toEqual(ok);
    const { id } = (await keysOf(client))[0] as KeyDto;
    expect((await client.delete(`/api/keys/${id}`)).status).toBe(204);
    expect(await called(shop)).toEqual(bad);
    expect((await client.delete(`/api/keys/${id}`)).status).toBe(404);
  });

  it('by staff with all others is told to the owner', async () => {
    const user = await addUser(test);
    const shops = [await program(test, user), await program(test, user, { mode: 'test' })];
    const manager = await test.as('manager');
    const { body } = await manager.post('/api/keys/stop', { body: { id: user.id } });
    expect(body).toEqual({ count: 2 });
    for (const shop of shops) expect(await called(shop)).toEqual(bad);
    expect((await lettersTo(test, user.email)).at(-1)).toBe('Ключи API остановлены');
    const { id: actorId } = await test.database.read.findOneByOrFail(User, { email: 'manager@demo.by' });
    expect(
      await test.database.read.findBy(JournalEntry, { kind: 'keyRevoked', accountId: user.id }),
    ).toMatchObject([{ actorId, detail: 'все ключи' }]);
    expect((await manager.post('/api/keys/stop', { body: { id: user.id } })).body).toEqual({ count: 0 });
  });
});

it('a key and a new secret are not made for an account that is gone meanwhile', async () => {
  const user = await addUser(test);
  const { id } = await addKey(test, user);
  await (await test.as('admin')).delete(`/api/users/${user.id}`);
  const keys = test.app.get(KeysService, { strict: false });
  await expect(addKey(test, user)).rejects.toMatchObject({ code: 'not_logged_in' });
  await expect(keys.rotate({ id }, user)).rejects.toMatchObject({ code: 'not_logged_in' });
});

describe('the calls of a key', () => {
  it('are listed to the owner with what came of them, and counted for staff', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const from = someAddress();
    const shop = await program(test, user, { scopes: ['orders:read'] });
    const headers = { 'x-forwarded-for': from };
    const answered = await shop.get('/api/order', { headers });
    await shop.post('/api/order', { body: orderBody(), headers });
    const { body } = await client.get('/api/keys/calls');
    const [refused, listed, ...others] = (body as KeyCallPage).data;
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      operation: 'getOrders',
      status: 200,
      code: null,
      requestId: answered.headers['x-request-id'],
      address: from,
    });
    expect(refused).toMatchObject({ operation: 'createOrder', status: 403, code: 'key_scope' });
    const other = await addKey(test, user);
    const ofOther = await client.get('/api/keys/calls', { query: { keyId: other.id } });
    expect(ofOther.body).toMatchObject({ total: 0 });
    const seen = (await (await test.as('manager')).get('/api/keys/client', { query: { id: user.id } }))
      .body as ClientKeysDto;
    expect(seen.keys).toHaveLength(2);
    expect(seen.days).toHaveLength(7);
    expect(seen.days.at(-1)).toMatchObject({ calls: 2, errors: 1 });
    test.clock.pass(8 * 24 * hour);
    expect((await client.get('/api/keys/calls')).body).toMatchObject({ total: 0 });
  });

  it('are written when the program stops', async () => {
    const user = await addUser(test);
    const shop = await program(test, user);
    await called(shop);
    await test.app.get(KeyCalls).onModuleDestroy();
    // Whoever reads the list has them written, too.
    expect(await test.database.read.countBy(KeyCall, { userId: user.id })).toBe(1);
  });
});

it('the list of keys says when each was used and whence, to the minute', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  const shop = await program(test, user);
  const start = new Date('2026-11-20T09:00:00Z').getTime();
  const call = async (ms: number, from: string): Promise<void> => {
    test.clock.set(new Date(start + ms));
    expect(await called(shop, '/api/order', from)).toEqual(ok);
  };
  const used = async () =>
    (await keysOf(client)).map(({ lastUsedAt, lastUsedIp }) => [lastUsedAt, lastUsedIp].join(' ')).join();
  expect(await used()).toBe(' ');
  await call(0, '203.0.113.5');
  // No call waits until that is kept.
  await until(async () => (await used()) === '2026-11-20 12:00 203.0.113.5');
  await call(59_999, '203.0.113.6');
  await call(60_001, '203.0.113.7');
  await until(async () => (await used()) === '2026-11-20 12:01 203.0.113.7');
});

describe('calls while the database is away', () => {
  it('are written afterwards, five thousand of them: memory is for the answers', async () => {
    const user = await addUser(test);
    const { id: keyId } = await addKey(test, user);
    const calls = test.app.get(KeyCalls);
    await calls.flush();
    const away = jest.spyOn(test.database, 'write').mockRejectedValue(new Error('away'));
    const call = { userId: user.id, keyId, operation: 'getOrders', status: 200, code: null };
    for (let count = 0; count < 5001; count++)
      calls.note({ ...call, ms: 1, requestId: String(count), address: '127.0.0.1' });
    await calls.flush();
    away.mockRestore();
    const { body } = await (await test.signedIn(user)).get('/api/keys/calls');
    expect(body).toMatchObject({ total: 5000, data: { 0: { requestId: '4999' } } });
  });
});

describe('the rate of a key', () => {
  it('is sixty at once, told in headers, the same budget for every replica', async () => {
    test.clock.set(new Date('2026-11-20T09:00:00Z'));
    const shop = await program(test, await addUser(test));
    const { headers } = await shop.get('/api/points');
    expect(headers['ratelimit-policy']).toBe('"calls";q=60;w=6');
    expect(headers['ratelimit']).toBe('"calls";r=59;t=6');
    const statuses: number[] = [];
    for (let count = 0; count < 60; count++) statuses.push((await shop.get('/api/points')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(59);
    const refused = await shop.get('/api/points');
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 6]);
    expect(refused.headers['ratelimit']).toBe('"calls";r=0;t=6');
    expect(refused.headers['ratelimit-policy']).toBe('"calls";q=60;w=6');
    expect((refused.body as Error).message).toBe(
      'Слишком много вызовов подряд. Повторите через 6\u00a0секунд.',
    );
    test.clock.pass(6001);
    expect(await called(shop, '/api/points')).toEqual(ok);
  });
});

describe('a call that is not let in', () => {
  it('is told how keys are sent, by the answer and by its header', async () => {
    const visitor = test.visitor();
    const { secret } = await addKey(test, await addUser(test));
    const asked = (Authorization: string) => visitor.get('/api/order', { headers: { Authorization } });
    for (const bare of [secret, `Token ${secret}`]) {
      const { status, body, headers } = await asked(bare);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="shlyah"']);
      expect(body).toMatchObject({
        code: 'bad_key',
        message: 'Перед ключом API нужно слово Bearer: «Authorization: Bearer shl_…».',
      });
    }
    for (const other of ['Basic cGFyb2w=', 'Digest username="shop"', 'Bearer', 'parol-2026']) {
      const { status, body, headers } = await asked(other);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer realm="shlyah"']);
      expect(body).toMatchObject({
        code: 'not_logged_in',
        message:
          'Войдите, чтобы продолжить. Программе нужен ключ API, его присылают так: «Authorization: Bearer <ключ>».',
      });
    }
    expect((await visitor.get('/api/order')).body).toMatchObject({ message: 'Войдите, чтобы продолжить.' });
    expect((await asked(`Bearer ${secret}`)).status).toBe(200);
  });

  it('does not need to be, where everybody may call', async () => {
    const shop = await program(test, await addUser(test), { scopes: ['webhooks'] });
    const { status, headers } = await shop.get('/api/points');
    expect([status, headers['ratelimit-policy']]).toEqual([200, '"calls";q=60;w=6']);
    expect((await shop.get('/api/company')).status).toBe(200);
  });
});
