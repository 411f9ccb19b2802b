import { MAX_KEYS, MESSAGES } from '@shlyah/domain';
import { ApiKey } from '../src/platform/access/api-key.entity';
import type { KeyDto, NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import { readApiKey } from '../src/modules/integrations/keys/key-format';
import { KeyHash } from '../src/platform/access/key-hash.entity';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { BEHIND_PROXY } from './support/coming-in';
import { addKey, addOrder, addUser, orderBody, program } from './support/factories';
import { errorsOf, lettersTo, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const hour = 60 * 60_000;

const test = setUpTestApp({ ...BEHIND_PROXY, accountLimits: 1 });

afterEach(() => test.clock.set(null));

const key = { name: '1С, склад', mode: 'live', scopes: ['orders:read'] };

const keysOf = async (client: Client): Promise<KeyDto[]> => (await client.get('/api/keys')).body as KeyDto[];

/** The status and word of a program's call. */
async function called(client: Client, path = '/api/order', from?: string): Promise<[number, string?]> {
  const { status, body } = await client.get(path, from ? { headers: { 'x-forwarded-for': from } } : {});
  return status === 200 ? [200] : [status, (body as { code: string }).code];
}

const ok = [200];
const bad = [401, 'bad_key'];

const NO_NETWORK = 'Укажите адреса вроде 203.0.113.7 или сети вроде 203.0.113.0/24';

describe('a new key', () => {
  it('is shown once, told by letter, kept as a hash and in the journal', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const { status, body } = await client.post('/api/keys', {
      body: { ...key, scopes: ['orders:read', 'orders:read'], expiresAt: '2030-01-01 00:00' },
    });
    const created = body as NewKeyDto;
    expect(status).toBe(201);
    expect(readApiKey(created.secret)).toBe('live');
    const [listed, ...others] = await keysOf(client);
    expect(others).toEqual([]);
    const { secret, ...shown } = created;
    expect(listed).toEqual(shown);
    expect(listed).toMatchObject({
      ...key,
      prefix: secret.slice(0, 13),
      expiresAt: '2030-01-01 00:00',
      addresses: [],
    });
    const rows = JSON.stringify([
      await test.database.read.findBy(ApiKey, { userId: user.id }),
      await test.database.read.find(KeyHash),
    ]);
    expect(rows).not.toContain(secret);
    expect(await lettersTo(test, user.email)).toEqual(['Создан ключ API']);
    const entries = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'keyCreated' });
    expect(entries).toHaveLength(1);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name', MESSAGES.required],
    ['without a scope', { scopes: [] }, 'scopes', MESSAGES.required],
    ['with a scope that there is not', { scopes: ['everything'] }, 'scopes', MESSAGES.chooseFromList],
    ['of another mode', { mode: 'prod' }, 'mode', MESSAGES.chooseFromList],
    ['that has expired already', { expiresAt: '2020-01-01 00:00' }, 'expiresAt', 'Это время уже прошло'],
    ['for something that is no address', { addresses: ['example.by'] }, 'addresses', NO_NETWORK],
    ['for a network that is none', { addresses: ['203.0.113.0/64'] }, 'addresses', NO_NETWORK],
    ['for three numbers of four', { addresses: ['203.0.113'] }, 'addresses', NO_NETWORK],
    ['for a bare number', { addresses: ['2130706433'] }, 'addresses', NO_NETWORK],
  ])('%s is refused', async (_, changes, field, words) => {
    const client = await test.signedIn(await addUser(test));
    const answer = await client.post('/api/keys', { body: { ...key, ...changes } });
    expect([answer.status, errorsOf(answer)]).toEqual([422, { [field]: [words] }]);
  });

  it('is the twentieth at most, also of many made at once', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    for (let count = 0; count < MAX_KEYS - 1; count++) await addKey(test, user);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/api/keys', { body: key })),
    );
    const refused = '409 Ключей уже 20. Отзовите ненужные.';
    expect(answers.map(told).sort()).toEqual(['201 undefined', refused, refused, refused, refused]);
    // The newest first.
    const ids = (await keysOf(client)).map(({ id }) => id);
    expect(ids).toHaveLength(MAX_KEYS);
    expect(ids).toEqual([...ids].sort((one, two) => two - one));
  });
});

describe('a program with a key', () => {
  it('does what the key’s scopes let it, as its owner', async () => {
    const user = await addUser(test);
    const order = await addOrder(test, user);
    const other = await addOrder(test, await addUser(test));
    const shop = await program(test, user, { scopes: ['orders:read', 'orders:create'] });
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 1, data: [{ id: order.id }] });
    expect((await shop.get('/api/order/single', { query: { id: other.id } })).status).toBe(404);
    const { status, body } = await shop.post('/api/order', { body: orderBody() });
    expect([status, (body as { user: object }).user]).toEqual([
      201,
      expect.objectContaining({ id: user.id }),
    ]);
  });

  it.each([
    ['mistyped', (secret: string) => `${secret.slice(0, -1)}!`],
    ['one that nobody has made', () => 'shl_live_00000000000000000000000000000000000000000002SOQkG'],
    ['of another service', () => 'sk_live_abc'],
  ])('%s is 401', async (_, spoil) => {
    const client = test.visitor();
    client.key = spoil((await addKey(test, await addUser(test))).secret);
    expect(await called(client)).toEqual(bad);
    expect(await called(client, '/api/points')).toEqual(bad);
  });

  it('sends a key or a cookie, not both', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    client.key = (await addKey(test, user)).secret;
    expect(await called(client)).toEqual([400, 'two_logins']);
  });

  it.each(['rejected', 'waiting again', 'made staff'])(
    'of a client who was %s is locked out at once',
    async (how) => {
      const user = await addUser(test);
      const shop = await program(test, user);
      expect(await called(shop)).toEqual(ok);
      const change =
        how === 'made staff'
          ? { role: 'manager' as const }
          : { status: how === 'rejected' ? ('canceled' as const) : ('pending' as const) };
      await test.database.write((tx) => tx.update(User, { id: user.id }, change));
      expect(await called(shop)).toEqual(bad);
    },
  );

  it('goes with its account', async () => {
    const user = await addUser(test);
    const shop = await program(test, user);
    await (await test.as('admin')).delete(`/api/users/${user.id}`);
    expect(await called(shop)).toEqual(bad);
    expect(await test.database.read.countBy(ApiKey, { userId: user.id })).toBe(0);
  });

  it('ends at its time', async () => {
    const user = await addUser(test);
    test.clock.set(new Date('2026-11-20T09:00:00Z'));
    const shop = await program(test, user, { expiresAt: '2026-11-20 13:00' });
    expect(await called(shop)).toEqual(ok);
    test.clock.set(new Date('2026-11-20T10:00:00Z'));
    expect(await called(shop)).toEqual(bad);
    const { id } = (await keysOf(await test.signedIn(user)))[0] as KeyDto;
    const { body } = await (await test.signedIn(user)).post('/api/keys/rotate', { body: { id } });
    expect(body).toMatchObject({ code: 'transition', message: 'Ключ истёк. Создайте новый.' });
  });

  it('is taken only from the addresses that it is bound to', async () => {
    const user = await addUser(test);
    const shop = await program(test, user, { addresses: ['203.0.113.0/24', '2001:db8::1', '198.51.100.9'] });
    for (const from of ['203.0.113.200', '2001:db8::1', '198.51.100.9', '::ffff:203.0.113.4'])
      expect([from, await called(shop, '/api/order', from)]).toEqual([from, ok]);
    for (const from of ['203.0.114.1', '2001:db8::2', '198.51.100.10'])
      expect([from, await called(shop, '/api/order', from)]).toEqual([from, [403, 'key_address']]);
  });

  it('is told of by letter when it comes from a new network, and only then', async () => {
    const user = await addUser(test);
    const shop = await program(test, user);
    const told = async (): Promise<string[]> => {
      const where = { recipient: user.email, subject: 'Ключ API: новый адрес' };
      const letters = await test.database.read.findBy(Email, where);
      return letters.map(({ body }) => /Адрес в сети\s*—?:?\s*([\d.:a-f]+)/.exec(body)?.[1] ?? body);
    };
    await Promise.all(Array.from({ length: 5 }, () => called(shop, '/api/order', '203.0.113.5')));
    await called(shop, '/api/order', '203.0.113.5');
    await called(shop, '/api/order', '198.51.100.7');
    await called(shop, '/api/order', '2001:db8:0:1::7');
    await called(shop, '/api/order', '2001:db8:0:1::8');
    expect((await told()).sort()).toEqual(['198.51.100.7', '2001:db8:0:1::7', '203.0.113.5']);
    for (let network = 0; network < 10; network++) await called(shop, '/api/order', `192.0.2.${network}`);
    expect(await told()).toHaveLength(5);
  });

  it('is told each name that it has mistyped, where people’s are dropped', async () => {
    const user = await addUser(test);
    const shop = await program(test, user);
    const person = await test.signedIn(user);
    const body = orderBody({ coment: 'Позвонить', packages: [{ type: 'doc', wieght: 2 }] });
    expect((await person.post('/api/order', { body })).status).toBe(201);
    const refused = await shop.post('/api/order', { body });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: object }).errors).sort()).toEqual([
      'coment',
      'packages.0.wieght',
    ]);
    for (const query of [{ pgae: 2 }, { filter: { staus: 1 } }])
      expect((await shop.get('/api/order', { query })).status).toBe(422);
    expect((await shop.get('/api/zones', { query: { city: 1 } })).status).toBe(422);
    expect((await shop.post('/api/order', { body: orderBody({ fragileCargo: true }) })).status).toBe(201);
    expect((await person.get('/api/order', { query: { pgae: 2 } })).status).toBe(400);
  });

  it('places an order once, whether the key or the owner sends it again', async () => {
    const user = await addUser(test);
    const shop = await program(test, user);
    const sent = { body: orderBody(), headers: { 'Idempotency-Key': 'A-17' } };
    const first = await shop.post('/api/order', sent);
    const again = await shop.post('/api/order', sent);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect((again.body as { id: number }).id).toBe((first.body as { id: number }).id);
  });
});

describe('a rotated key', () => {
  it('works with both secrets for a while, then with the new one', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await addKey(test, user);
    const old = await program(test, user);
    const { id } = (await keysOf(client))[0] as KeyDto;
    test.clock.set(new Date());
    const { body } = await client.post('/api/keys/rotate', { body: { id, overlapHours: 24 } });
    const fresh = test.visitor();
    fresh.key = (body as NewKeyDto).secret;
    expect([await called(old), await called(fresh)]).toEqual([ok, ok]);
    const { overlapUntil } = body as NewKeyDto;
    expect(await keysOf(client)).toMatchObject([{ id, overlapUntil }, { overlapUntil: null }]);
    test.clock.pass(24 * hour - 1);
    expect([await called(old), await called(fresh)]).toEqual([ok, ok]);
    test.clock.pass(1);
    expect([await called(old), await called(fresh)]).toEqual([bad, ok]);
    expect((await keysOf(client))[0]).toMatchObject({ overlapUntil: null });
    test.clock.pass(hour);
    await test.app.get(Upkeep, { strict: false }).run();
    expect(await test.database.read.countBy(KeyHash, { keyId: id })).toBe(1);
  });

  it('works with the new secret alone when nothing else is asked for', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const old = await program(test, user);
    const { id } = (await keysOf(client))[0] as KeyDto;
    await client.post('/api/keys/rotate', { body: { id, overlapHours: 72 } });
    const { body } = await client.post('/api/keys/rotate', { body: { id } });
    const fresh = test.visitor();
    fresh.key = (body as NewKeyDto).secret;
    expect([await called(old), await called(fresh)]).toEqual([bad, ok]);
    expect((await keysOf(client))[0]).toMatchObject({ overlapUntil: null });
    expect((await client.post('/api/keys/rotate', { body: { id, overlapHours: 73 } })).status).toBe(422);
  });

  it('is nobody else’s', async () => {
    const { id } = await addKey(test, await addUser(test));
    const other = await test.signedIn(await addUser(test));
    expect(told(await other.post('/api/keys/rotate', { body: { id } }))).toBe(
      '404 Такого ключа нет: он уже отозван.',
    );
    expect(told(await other.delete(`/api/keys/${id}`))).toBe('404 Такого ключа нет: он уже отозван.');
  });
});
