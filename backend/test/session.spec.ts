import argon2 from '@node-rs/argon2';
import { omit } from '@shlyah/domain';
import { loginCases } from '@shlyah/domain/cases';
import { Accounts } from '../src/platform/access/accounts';
import { Session } from '../src/platform/access/session.entity';
import { User } from '../src/modules/users/model/user.entity';
import { userView } from '../src/modules/users/model/user.mapper';
import { statementsOf } from './database-support/asked';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { until } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

afterEach(() => test.clock.set(null));

const password = 'demo-parol-2026';
const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const later = (milliseconds: number): Date => new Date(Date.now() + milliseconds);

describe('the account of who has logged in', () => {
  it('is answered as it is kept', async () => {
    const filled = {
      isContactPerson: true,
      contactPersonName: 'Анна',
      contactPersonPhone: '+375 (29) 123-45-67',
    };
    for (const user of [await addUser(test), await addUser(test, { ...filled, isLegalEntity: false })]) {
      const client = await test.signedIn(user);
      const answer = (await client.get('/api/user')).body;
      const kept = await test.database.read.findOneByOrFail(User, { id: user.id });
      expect(answer).toEqual({ ...userView(kept), secondFactorNeeded: false });
    }
  });
});

describe('a login', () => {
  it('answers the user and sets a cookie that scripts cannot read', async () => {
    const client = test.visitor();
    const { status, body, headers } = await client.login('COMPANY@demo.by ');
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: 'company@demo.by', role: 'customer', status: 'confirmed' });
    // Ninety days, as long as a session may live, and four hundred for the browser.
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      'entered=1; Max-Age=7776000; Path=/; SameSite=Lax',
      expect.stringMatching(/^device=[\w-]{43}; Max-Age=34560000; Path=\/api\/user; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await client.get('/api/user')).body).toMatchObject({ id: (body as { id: number }).id });
  });

  it('says the same of an unknown e-mail and of a wrong password, after the same work', async () => {
    // The first one of a process reads the data that is kept in memory after that.
    await test.visitor().login('first@demo.by', 'a wrong password');
    const verified = jest.spyOn(argon2, 'verify');
    const told = async (email: string) => {
      verified.mockClear();
      let answer: unknown;
      const statements = await statementsOf(test.database, async () => {
        const { status, body } = await test.visitor().login(email, 'a wrong password');
        answer = { status, body: omit(body as { requestId: string }, 'requestId') };
      });
      // What a hash costs stands before its salt.
      const costs = verified.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
      return { answer, costs, statements: statements.length };
    };
    // Jobs of the process ask beside a login, which only adds statements.
    const least = async (email: string) => {
      const times = [await told(email), await told(email), await told(email)];
      return { ...times[0], statements: Math.min(...times.map(({ statements }) => statements)) };
    };
    const unknown = await least('nobody@demo.by');
    expect(unknown).toEqual(await least('person@demo.by'));
    expect(unknown).toMatchObject({
      answer: { status: 401, body: { message: 'Пользователь не найден' } },
      costs: [expect.stringMatching(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1$/)],
    });
    verified.mockRestore();
  });

  it.each(loginCases.filter(({ errors }) => errors.length > 0))(
    'fails like any other with $name',
    async (one) => {
      const { status, body } = await test.visitor().post('/api/user/login', { body: one.values });
      expect(status).toBe(401);
      expect(body).toMatchObject({ message: 'Пользователь не найден' });
    },
  );

  it('takes its password from the body only, since addresses end up in logs', async () => {
    const query = { email: 'person@demo.by', password };
    const refused = await test.visitor().post('/api/user/login', { query, body: {} });
    expect(refused.body).toMatchObject({ code: 'bad_query', errors: { password: [expect.any(String)] } });
  });

  it.each([
    { email: 7, password },
    { email: 'person@demo.by', password: 7 },
  ])('with %j, which is no text, is a wrong one', async (body) => {
    const { status, body: answer } = await test.visitor().post('/api/user/login', { body });
    expect([status, (answer as { code: string }).code]).toEqual([401, 'wrong_credentials']);
  });

  it('makes a new token each time and ends the one the browser had', async () => {
    const client = test.visitor();
    await client.login('person@demo.by');
    const first = client.cookie;
    await client.login('person@demo.by');
    expect(client.cookie).not.toBe(first);
    const old = test.visitor();
    old.cookie = first;
    expect((await old.get('/api/user')).status).toBe(401);
  });

  it('keeps nothing in the database that would open a session', async () => {
    const client = await test.as('person');
    const token = client.cookie?.replace('sid=', '');
    const hashes = (await test.database.read.find(Session)).map(({ tokenHash }) => tokenHash);
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes).not.toContain(token);
  });
});

describe('a password of 256 characters that are two units each', () => {
  it('registers and logs in; one more is refused by both', async () => {
    const email = 'emoji@example.by';
    const body = (password: string) => ({
      isLegalEntity: false,
      name: 'Длинный Пароль',
      phone: '+375 29 123-45-67',
      email,
      password,
    });
    const tooLong = '🔑'.repeat(257);
    expect((await test.visitor().post('/api/user/register', { body: body(tooLong) })).status).toBe(422);
    const password = '🔑'.repeat(256);
    expect((await test.visitor().post('/api/user/register', { body: body(password) })).status).toBe(201);
    expect((await test.visitor().login(email, password)).status).toBe(200);
    expect((await test.visitor().login(email, tooLong)).status).toBe(401);
  });
});

describe('a session', () => {
  const use = async (client: Client, at: number): Promise<number> => {
    const now = later(at);
    test.clock.set(now);
    const { status } = await client.get('/api/user');
    // The request does not wait until that is kept.
    if (status === 200) await until(() => test.database.read.existsBy(Session, { lastSeenAt: now }));
    return status;
  };

  it('of a customer lasts thirty days unused, and ninety at all', async () => {
    const client = await test.signedIn(await addUser(test));
    expect(await use(client, 29 * day)).toBe(200);
    expect(await use(client, 58 * day)).toBe(200);
    expect(await use(client, 87 * day)).toBe(200);
    expect(await use(client, 89 * day)).toBe(200);
    expect(await use(client, 90 * day)).toBe(401);
    test.clock.set(null);
    const other = await test.signedIn(await addUser(test));
    expect(await use(other, 30 * day)).toBe(401);
  });

  it.each(['manager', 'admin'] as const)('of a %s lasts twelve hours unused', async (role) => {
    const client = await test.signedIn(await addUser(test, { role }));
    expect(await use(client, 11 * hour)).toBe(200);
    expect(await use(client, 22 * hour)).toBe(200);
    expect(await use(client, 34 * hour)).toBe(401);
  });

  it('that has lain for a day ends when its owner becomes a manager', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const body = { id: user.id, role: 'manager' };
    await (await test.as('admin')).put('/api/users/updateRole', { body });
    expect(await use(client, day)).toBe(401);
  });

  it('ends with a logout, for good', async () => {
    const client = await test.signedIn(await addUser(test));
    const { cookie } = client;
    const { status, headers } = await client.post('/api/user/logout');
    expect(status).toBe(204);
    expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^sid=; .*Expires=Thu, 01 Jan 1970/));
    client.cookie = cookie;
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('ends when the user is deleted', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await (await test.as('admin')).delete(`/api/users/${user.id}`);
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('sees a new status and a new role from the very next request', async () => {
    const user = await addUser(test, { status: 'pending' });
    const client = await test.signedIn(user);
    const admin = await test.as('admin');
    expect((await client.get('/api/order')).status).toBe(403);
    await admin.post('/api/users/confirmRegistration', { body: { id: user.id } });
    expect((await client.get('/api/order')).status).toBe(200);
    expect((await client.get('/api/users')).status).toBe(403);
    await admin.put('/api/users/updateRole', { body: { id: user.id, role: 'manager' } });
    expect((await client.get('/api/users')).status).toBe(200);
    await admin.put('/api/users/updateRole', { body: { id: user.id, role: 'customer' } });
    expect((await client.get('/api/users')).status).toBe(403);
  });

  it.each(['sid', 'sid=', 'sid=x; sid=y', `sid=${'a'.repeat(5000)}`, 'sid=%00%ff', 'sid=../../etc'])(
    'is not opened by the cookie %s',
    async (cookie) => {
      const client = test.visitor();
      client.cookie = cookie;
      const { status, body } = await client.get('/api/user');
      expect([status, (body as { code: string }).code]).toEqual([401, 'not_logged_in']);
    },
  );
});

describe('a request from another site', () => {
  const profile = { body: { name: 'Пётр' } };

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ origin: 'http://127.0.0.1:3000' }, 200],
    [{ origin: 'https://shlyah.example', host: 'shlyah.example' }, 200],
    [{}, 200],
  ] as [Record<string, string>, number][])('with %p gets %d', async (headers, status) => {
    const client = await test.signedIn(await addUser(test));
    const answer = await client.post('/api/user/update', { ...profile, headers });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body).toMatchObject({ code: 'foreign_origin' });
  });

  it('is refused as a form and as plain text too, before its body is looked at', async () => {
    const client = await test.signedIn(await addUser(test));
    const headers = { 'sec-fetch-site': 'cross-site' };
    const form = await client.post('/api/user/update', { form: { name: 'Пётр' }, headers });
    expect(form.body).toMatchObject({ statusCode: 403, code: 'foreign_origin' });
    const text = { ...headers, 'content-type': 'text/plain' };
    const plain = await client.post('/api/user/update', { body: '{"name":"Пётр"}', headers: text });
    expect(plain.body).toMatchObject({ statusCode: 403, code: 'foreign_origin' });
  });

  it('cannot log anybody in', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = { email: 'person@demo.by', password };
    expect((await test.visitor().post('/api/user/login', { body, headers })).status).toBe(403);
  });

  it('may read what is public', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await test.visitor().get('/api/points', { headers })).status).toBe(200);
  });
});

it('of an account access learns who it is and nothing else, and of one that is gone nothing', async () => {
  const { id, name, role, status } = await addUser(test);
  const accounts = test.app.get(Accounts);
  expect(await accounts.byId(id)).toEqual({ id, name, role, status, isAccountant: false });
  expect(await accounts.byId(999_999)).toBeNull();
});
