import { JournalEntry } from '../src/platform/journal/journal.entity';
import { KeyCalls } from '../src/modules/integrations/keys/key-calls';
import type { KeyDto, NewKeyDto } from '../src/modules/integrations/keys/dto/keys.dto';
import type { Client } from './support/client';
import { addUser, program } from './support/factories';
import { lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

const called = async (client: Client): Promise<number> => (await client.get('/api/order')).status;

it('a new key ends in a minute at the earliest', async () => {
  test.clock.set(new Date('2026-11-20T09:00:00Z'));
  const client = await test.signedIn(await addUser(test));
  const create = async (expiresAt: string) =>
    (await client.post('/api/keys', { body: { name: '1С', mode: 'live', scopes: ['quotes'], expiresAt } }))
      .status;
  expect([await create('2026-11-20 12:00'), await create('2026-11-20 12:01')]).toEqual([422, 201]);
});

describe('a key whose answer is lost', () => {
  const body = { name: '1С', mode: 'live', scopes: ['orders:read'] };
  const asked = (client: Client, changes = {}) =>
    client.post('/api/keys', { body: { ...body, ...changes }, headers: { 'Idempotency-Key': 'form' } });

  it('is made once; the answer that arrives has the secret that works', async () => {
    const client = await test.signedIn(await addUser(test));
    const lost = (await asked(client)).body as NewKeyDto;
    const { status, headers, body: arrived } = await asked(client);
    const { id, secret, prefix } = arrived as NewKeyDto;
    expect([status, headers['idempotency-replayed'], id]).toEqual([201, 'true', lost.id]);
    expect((await client.get('/api/keys')).body).toMatchObject([{ id, prefix }]);
    const holding = (key: string) => called(Object.assign(test.visitor(), { key }));
    expect([await holding(lost.secret), await holding(secret)]).toEqual([401, 200]);
    // Once used it has arrived, and nothing takes its secret away but a rotation.
    expect((await asked(client)).body).toMatchObject({ statusCode: 409, code: 'transition' });
    expect(await holding(secret)).toBe(200);
    expect((await asked(client, { name: 'Склад' })).body).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await client.delete(`/api/keys/${id}`)).status).toBe(204);
    expect((await asked(client)).body).toMatchObject({ statusCode: 409, code: 'deleted' });
  });

  it('is made once when it is asked for many times at once, and one of the secrets works', async () => {
    const client = await test.signedIn(await addUser(test));
    const answers = await Promise.all(Array.from({ length: 8 }, () => asked(client)));
    expect(new Set(answers.map(({ body }) => (body as NewKeyDto).id)).size).toBe(1);
    expect((await client.get('/api/keys')).body).toHaveLength(1);
    const works = [];
    for (const { body } of answers)
      works.push(await called(Object.assign(test.visitor(), { key: (body as NewKeyDto).secret })));
    expect(works.filter((status) => status === 200)).toHaveLength(1);
  });
});

it('a new secret and the end of a key are told by letter and written in the journal, as its beginning is', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  await program(test, user);
  const listed = async () => (await client.get('/api/keys')).body as KeyDto[];
  const [{ id } = { id: 0 }] = await listed();
  const { prefix, secret } = (await client.post('/api/keys/rotate', { body: { id } })).body as NewKeyDto;
  expect(prefix).toBe(secret.slice(0, 13));
  // The owner knows a key again by how it begins.
  expect(await listed()).toMatchObject([{ id, prefix }]);
  expect((await client.delete(`/api/keys/${id}`)).status).toBe(204);
  expect(await lettersTo(test, user.email)).toEqual([
    'Создан ключ API',
    'Ключ API заменён',
    'Ключ API отозван',
  ]);
  const entries = await test.database.read.find(JournalEntry, {
    where: { accountId: user.id, detail: `№ ${id}` },
    order: { id: 'ASC' },
  });
  expect(entries.map(({ kind, actorId }) => [kind, actorId])).toEqual(
    ['keyCreated', 'keyRotated', 'keyRevoked'].map((kind) => [kind, user.id]),
  );
});

describe('a key that is rotated again before the secret of the last time has ended', () => {
  it('says when the last of the secrets before it ends, which none of them outlives', async () => {
    test.clock.set(new Date('2026-11-20T09:00:00Z'));
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const first = await program(test, user);
    const [key] = (await client.get('/api/keys')).body as KeyDto[];
    const rotated = async (overlapHours: number): Promise<string | null> =>
      ((await client.post('/api/keys/rotate', { body: { id: key?.id, overlapHours } })).body as NewKeyDto)
        .overlapUntil;
    const listed = async () => ((await client.get('/api/keys')).body as KeyDto[])[0]?.overlapUntil;
    for (const [hours, until] of [
      [72, '2026-11-23 12:00'],
      [1, '2026-11-20 13:00'],
    ] as const)
      expect([await rotated(hours), await listed()]).toEqual([until, until]);
    test.clock.set(new Date('2026-11-20T09:59:59.999Z'));
    expect([await called(first), await listed()]).toEqual([200, '2026-11-20 13:00']);
    test.clock.set(new Date('2026-11-20T10:00:00Z'));
    expect([await called(first), await listed()]).toEqual([401, null]);
  });
});

describe('the calls of keys', () => {
  it('are written once, however many look at them at that moment', async () => {
    const user = await addUser(test);
    await called(await program(test, user));
    const calls = test.app.get(KeyCalls);
    const lists = await Promise.all([0, 1, 2].map(() => calls.list(user.id, null, 1)));
    expect(lists.map(({ total }) => total)).toEqual([1, 1, 1]);
  });

  it('of an account that is deleted meanwhile do not hold up those of others', async () => {
    const [gone, user] = [await addUser(test), await addUser(test)];
    const [admin, client] = [await test.as('admin'), await test.signedIn(user)];
    await called(await program(test, gone));
    await admin.delete(`/api/users/${gone.id}`);
    await called(await program(test, user));
    expect((await client.get('/api/keys/calls')).body).toMatchObject({ total: 1 });
  });
});
