import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Challenge } from '../src/modules/users/security/challenge.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { errorsOf, told } from './support/reading';
import { SoftPasskey, type Misuse } from './support/soft-passkey';
import { setUpTestApp } from './support/test-app';

const publicUrl = new URL('https://shlyah.example/');
const test = setUpTestApp({ publicUrl, staffTwoFactor: true });

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const minutes = (count: number): void => test.clock.pass(count * 60_000);

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user: { id: string };
}
const optionsOf = (body: unknown): Options => (body as { options: Options }).options;

const begin = async (client: Client) => optionsOf((await client.post('/api/user/passkeys/options')).body);
const ask = async (client = test.visitor()) =>
  optionsOf((await client.post('/api/user/passkey/options')).body);
const add = (client: Client, response: object, name = 'Телефон') =>
  client.post('/api/user/passkeys', { body: { name, response } });
const enter = (response: object, client = test.visitor()) =>
  client.post('/api/user/passkey/login', { body: { response } });
const listOf = async (client: Client) => {
  const { body } = await client.get('/api/user/security');
  return (body as { passkeys: { id: number; name: string; used: string | null }[] }).passkeys;
};

async function withPasskey(differences: Partial<User> = {}) {
  const user = await addUser(test, differences);
  const client = await test.signedIn(user);
  const passkey = new SoftPasskey(publicUrl.origin);
  expect((await add(client, passkey.create(await begin(client)))).status).toBe(204);
  return { user, client, passkey };
}

describe('adding a passkey', () => {
  it('asks the browser for one that is found by itself and verifies its user, and says nothing of the account', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const options = await begin(client);
    expect(options).toMatchObject({
      rp: { id: 'shlyah.example', name: expect.any(String) },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      user: { name: user.email },
    });
    const handleOf = ({ user: { id } }: Options) => Buffer.from(id, 'base64url').toString('hex');
    const other = handleOf(await begin(await test.signedIn(await addUser(test))));
    expect(handleOf(options)).toMatch(/^[0-9a-f]{64}$/);
    expect(handleOf(await begin(client))).toBe(handleOf(options));
    expect(other).not.toBe(handleOf(options));
  });

  it('keeps it under its name; the same device is not asked twice', async () => {
    const { client, passkey } = await withPasskey();
    expect(await listOf(client)).toEqual([
      { id: expect.any(Number), name: 'Телефон', date: '2026-11-20 12:00', used: null },
    ]);
    expect(await begin(client)).toMatchObject({ excludeCredentials: [{ id: passkey.id }] });
    expect((await add(client, passkey.create(await begin(client)))).status).toBe(422);
    expect(await listOf(client)).toHaveLength(1);
  });

  it('lists several by age', async () => {
    const { client } = await withPasskey();
    await add(client, new SoftPasskey(publicUrl.origin).create(await begin(client)), 'Ключ');
    expect((await listOf(client)).map(({ name }) => name)).toEqual(['Телефон', 'Ключ']);
  });

  it.each<[string, Misuse]>([
    ['made on another site', { origin: 'https://shlyah.example.evil.example' }],
    ['made for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { unverified: true }],
    ['for a challenge of its own', { challenge: 'q2x0' }],
  ])('refuses one %s', async (_name, misuse) => {
    const client = await test.signedIn(await addUser(test));
    const response = new SoftPasskey(publicUrl.origin).create(await begin(client), misuse);
    expect((await add(client, response)).status).toBe(422);
    expect(await listOf(client)).toEqual([]);
  });

  it('refuses an answer to another’s challenge, to one that is used and to one that is too old', async () => {
    const [one, other] = [await test.signedIn(await addUser(test)), await test.signedIn(await addUser(test))];
    const key = () => new SoftPasskey(publicUrl.origin);
    const { body } = await add(one, key().create(await begin(other)));
    expect(body).toMatchObject({ errors: { response: ['Ключ доступа не создан. Начните ещё раз.'] } });
    const options = await begin(one);
    expect((await add(one, key().create(options))).status).toBe(204);
    expect((await add(one, key().create(options))).status).toBe(422);
    const late = await begin(one);
    minutes(6);
    expect((await add(one, key().create(late))).status).toBe(422);
  });

  it.each([
    [{}],
    [{ id: 'x' }],
    [{ id: 'eA', rawId: 'eA', type: 'public-key', response: {} }],
    [{ id: { id: 5 } }],
  ])('refuses %j, at the login too', async (response) => {
    const client = await test.signedIn(await addUser(test));
    await begin(client);
    expect((await add(client, response)).status).toBe(422);
    expect((await enter(response)).body).toMatchObject({ code: 'passkey_refused' });
  });
});

it('a new passkey and a confirmation by it give the session a new token each', async () => {
  const client = await test.signedIn(await addUser(test));
  const passkey = new SoftPasskey(publicUrl.origin);
  const seen = new Set([client.cookie]);
  expect((await add(client, passkey.create(await begin(client)))).status).toBe(204);
  seen.add(client.cookie);
  const response = passkey.get(await ask());
  expect((await client.post('/api/user/passkey/confirm', { body: { response } })).status).toBe(204);
  seen.add(client.cookie);
  expect(seen.size).toBe(3);
  expect((await client.get('/api/user')).status).toBe(200);
});

describe('a login by a passkey', () => {
  it('needs neither e-mail nor password nor code', async () => {
    const { user, client, passkey } = await withPasskey();
    await setUpApp(test, client);
    const browser = test.visitor();
    const { body, status } = await enter(passkey.get(await ask()), browser);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: user.id });
    expect((await browser.get('/api/user')).body).toMatchObject({ id: user.id });
    expect((await listOf(browser))[0]?.used).toBe('2026-11-20 12:00');
  });

  it.each<[string, Misuse]>([
    ['signed on another site', { origin: 'https://evil.example' }],
    ['signed for another site', { rpId: 'evil.example' }],
    ['whose user was not verified', { unverified: true }],
    ['for a challenge of its own', { challenge: 'q2x0' }],
    ['whose count has gone back, as a copy’s', { counter: 1 }],
  ])('refuses one %s', async (_name, misuse) => {
    const { passkey } = await withPasskey();
    const browser = test.visitor();
    const { body } = await enter(passkey.get(await ask(), misuse), browser);
    expect(body).toMatchObject({ statusCode: 401, code: 'passkey_refused' });
    expect(browser.cookie).toBeUndefined();
  });

  it('takes an answer once, of five that come at the same time too', async () => {
    const { passkey } = await withPasskey();
    const response = passkey.get(await ask());
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await enter(response)).status).toBe(401);
  });

  it('takes none after five minutes, nor one of a passkey that somebody else has signed for', async () => {
    const [one, other] = [await withPasskey(), await withPasskey()];
    const options = await ask();
    minutes(6);
    expect((await enter(one.passkey.get(options))).status).toBe(401);
    const stolen = { ...other.passkey.get(await ask()), id: one.passkey.id, rawId: one.passkey.id };
    expect((await enter(stolen)).status).toBe(401);
  });

  it('is over with its passkey', async () => {
    const { client, passkey } = await withPasskey();
    const [key] = await listOf(client);
    expect((await client.delete(`/api/user/passkeys/${key?.id}`)).status).toBe(204);
    expect((await enter(passkey.get(await ask()))).status).toBe(401);
  });

  it('forgets challenges that nobody has answered', async () => {
    await ask();
    minutes(6);
    await ask();
    expect(await test.database.read.count(Challenge)).toBe(1);
  });
});

describe('whose passkey it is', () => {
  it('nobody removes another’s', async () => {
    const { client } = await withPasskey();
    const [key] = await listOf(client);
    const other = await test.signedIn(await addUser(test));
    expect(told(await other.delete(`/api/user/passkeys/${key?.id}`))).toBe('404 Ключ доступа не найден.');
    expect(await listOf(client)).toHaveLength(1);
  });

  it('confirms its own owner, and nobody else', async () => {
    const { client, passkey } = await withPasskey();
    const other = await test.signedIn(await addUser(test));
    minutes(16);
    const confirm = async (who: Client) =>
      who.post('/api/user/passkey/confirm', { body: { response: passkey.get(await ask()) } });
    expect(errorsOf(await confirm(other))).toEqual({ response: ['Ключ доступа не подошёл.'] });
    expect((await other.post('/api/user/totp')).body).toMatchObject({ code: 'confirmation_needed' });
    expect((await confirm(client)).status).toBe(204);
    expect((await client.post('/api/user/totp')).status).toBe(200);
  });

  it('is in the journal', async () => {
    const { client, user, passkey } = await withPasskey();
    await enter(passkey.get(await ask()));
    await client.delete(`/api/user/passkeys/${(await listOf(client))[0]?.id}`);
    const rows = await test.database.read.find(JournalEntry, {
      where: { accountId: user.id },
      order: { id: 'ASC' },
    });
    expect(
      rows.filter(({ kind }) => kind.startsWith('factor')).map(({ kind, detail }) => [kind, detail]),
    ).toEqual([
      ['factorAdded', 'ключ доступа'],
      ['factorRemoved', 'ключ доступа'],
    ]);
  });
});

describe('a login by a passkey', () => {
  const kept = async (accountId: number) =>
    (await test.database.read.find(JournalEntry, { where: { accountId }, order: { id: 'ASC' } })).flatMap(
      ({ kind, detail }) => (/^(login|tries)/.test(kind) ? [`${kind} ${detail}`] : []),
    );

  it('is in the journal, also when it is refused', async () => {
    const { user, passkey } = await withPasskey();
    const answer = passkey.get(await ask());
    expect((await enter(answer)).status).toBe(200);
    expect((await enter(answer)).status).toBe(401);
    expect((await kept(user.id)).slice(-2)).toEqual(['login ключом доступа', 'loginFailed ключом доступа']);
  });

  it('may fail a hundred times an hour from one network', async () => {
    const tries: string[] = [];
    const spent = () => test.database.read.countBy(JournalEntry, { kind: 'triesSpent' });
    const before = await spent();
    for (let count = 0; count < 103; count++) {
      const { status } = await enter({ id: 'nobodys', type: 'public-key' });
      tries.push(String(status));
    }
    expect(tries.slice(-3)).toEqual(['429', '429', '429']);
    expect(tries.filter((status) => status === '401').length).toBeLessThanOrEqual(100);
    expect(await spent()).toBe(before + 1);
    minutes(61);
    const { passkey } = await withPasskey();
    expect((await enter(passkey.get(await ask()))).status).toBe(200);
  });
});

describe('staff with a passkey, where a second factor is needed', () => {
  it('work in the session that added it and in those that it opens', async () => {
    const { client, passkey } = await withPasskey({ role: 'manager' });
    expect((await client.get('/api/users')).status).toBe(200);
    const browser = test.visitor();
    await enter(passkey.get(await ask()), browser);
    expect((await browser.get('/api/users')).status).toBe(200);
  });

  it('do not come in by the password alone, which could set up an app of its own', async () => {
    const { user } = await withPasskey({ role: 'manager' });
    expect((await test.visitor().login(user.email)).body).toMatchObject({
      statusCode: 401,
      code: 'passkey_needed',
    });
  });

  it('have shown nothing any more when the last one is gone', async () => {
    const { client } = await withPasskey({ role: 'manager' });
    await client.delete(`/api/user/passkeys/${(await listOf(client))[0]?.id}`);
    expect((await client.get('/api/users')).body).toMatchObject({ code: 'second_factor_needed' });
  });
});
