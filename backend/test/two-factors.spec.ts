import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Authenticator } from '../src/modules/users/security/authenticator.entity';
import { SecondFactor } from '../src/modules/users/security/second-factor.service';
import { RecoveryCode } from '../src/modules/users/security/recovery-code.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { validIndividual } from '@shlyah/domain/cases';
import { addUserWithApp, appWith, setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { addUser } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const password = 'demo-parol-2026';
const minutes = (count: number): void => test.clock.pass(count * 60_000);

/** A login with a code beside the password, by another browser. */
const enter = (user: User, code?: unknown, client: Client = test.visitor()) =>
  client.post('/api/user/login', { body: { email: user.email, password, code } });

const withApp = () => addUserWithApp(test);

describe('setting an app up', () => {
  it('offers a secret as a text, as a link for the app and as a picture of it', async () => {
    const user = await addUser(test);
    const { body, status } = await (await test.signedIn(user)).post('/api/user/totp');
    const { secret, uri, qr } = body as { secret: string; uri: string; qr: string };
    expect(status).toBe(200);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const link = new URL(uri);
    expect(link.protocol).toBe('otpauth:');
    expect(Object.fromEntries(link.searchParams)).toEqual({ secret, issuer: 'Шлях' });
    expect(decodeURIComponent(link.pathname)).toContain(user.email);
    expect(qr).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
  });

  it('counts from the first right code, and answers ten recovery codes', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const { body } = await client.post('/api/user/totp');
    const app = appWith(test, (body as { secret: string }).secret);
    expect((await enter(user)).status).toBe(200);
    const wrong = await client.post('/api/user/totp/confirm', { body: { code: app.code(5) } });
    expect(wrong).toMatchObject({
      status: 422,
      // There are no recovery codes yet.
      body: { errors: { code: ['Код не подошёл. Дождитесь следующего'] } },
    });
    expect((await enter(user)).status).toBe(200);
    const right = await client.post('/api/user/totp/confirm', { body: { code: app.code() } });
    const { codes } = right.body as { codes: string[] };
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^\d{4}-\d{4}-\d{4}-\d{4}$/);
    expect((await client.get('/api/user/security')).body).toMatchObject({ totp: true, recoveryCodes: 10 });
    expect((await enter(user)).status).toBe(401);
  });

  it('ends the other sessions, which were opened without it', async () => {
    const user = await addUser(test);
    const [mine, other] = [await test.signedIn(user), await test.signedIn(user)];
    await setUpApp(test, mine);
    expect((await mine.get('/api/user')).status).toBe(200);
    expect((await other.get('/api/user')).status).toBe(401);
  });

  it('gives the own session a new token, since it opens more from now on', async () => {
    const client = await test.signedIn(await addUser(test));
    const old = client.cookie;
    await setUpApp(test, client);
    expect((await client.get('/api/user')).status).toBe(200);
    client.cookie = old;
    expect((await client.get('/api/user')).body).toMatchObject({ code: 'session_renewed' });
  });

  it('changes one app for another without a moment without any', async () => {
    const { user, client, app, codes } = await withApp();
    const { body } = await client.post('/api/user/totp');
    expect((await enter(user)).status).toBe(401);
    expect((await enter(user, app.code())).status).toBe(200);
    minutes(1);
    const next = appWith(test, (body as { secret: string }).secret);
    expect((await client.post('/api/user/totp/confirm', { body: { code: next.code() } })).status).toBe(200);
    minutes(1);
    expect((await enter(user, app.code())).status).toBe(401);
    expect((await enter(user, codes[0])).status).toBe(401);
    expect((await enter(user, next.code())).status).toBe(200);
  });

  it('is not confirmed before it has begun', async () => {
    const client = await test.signedIn(await addUser(test));
    const { status, body } = await client.post('/api/user/totp/confirm', { body: { code: '123456' } });
    expect([status, (body as { errors: unknown }).errors]).toEqual([
      422,
      { code: ['Сначала начните настройку.'] },
    ]);
  });

  it('keeps neither the secret nor the codes in the database', async () => {
    const { user, app, codes } = await withApp();
    const rows = JSON.stringify([
      await test.database.read.findBy(Authenticator, { userId: user.id }),
      await test.database.read.findBy(RecoveryCode, { userId: user.id }),
    ]);
    expect(rows).not.toContain(app.secret);
    for (const code of codes) expect(rows).not.toContain(code);
  });

  it('seals for one account: a secret moved to another opens nothing', async () => {
    const [one, other] = [await withApp(), await withApp()];
    const row = await test.database.read.findOneByOrFail(Authenticator, { userId: one.user.id });
    await test.database.write((tx) =>
      tx.update(Authenticator, { userId: other.user.id }, { secret: row.secret }),
    );
    expect((await enter(other.user, one.app.code())).status).toBe(401);
  });
});

describe('a login with a second factor', () => {
  it('asks for a code only after the right password', async () => {
    const { user } = await withApp();
    const body = { email: user.email, password: 'wrong password', code: '123456' };
    const wrong = await test.visitor().post('/api/user/login', { body });
    expect(wrong.body).toMatchObject({ statusCode: 401, code: 'wrong_credentials' });
    expect((await enter(user)).body).toMatchObject({ statusCode: 401, code: 'code_needed' });
    expect((await enter(user, '')).body).toMatchObject({ code: 'code_needed' });
  });

  it('opens no session without it', async () => {
    const { user } = await withApp();
    const client = test.visitor();
    for (const code of [undefined, '000000', 5, ['1'], {}, 'x'.repeat(1000)])
      expect((await enter(user, code, client)).status).toBe(401);
    expect(client.cookie).toBeUndefined();
  });

  it.each([-1, 0, 1])('takes the code that is %i half-minutes away, blanks or not', async (away) => {
    const { user, app } = await withApp();
    minutes(2);
    const code = app.code(away);
    expect((await enter(user, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it.each([
    [32, 200],
    [33, 401],
  ])('typed with blanks to %i characters gets %i', async (length, status) => {
    const { user, app } = await withApp();
    expect((await enter(user, app.code().padEnd(length))).status).toBe(status);
  });

  it.each([-2, 2])('refuses the code that is %i half-minutes away', async (away) => {
    const { user, app } = await withApp();
    minutes(2);
    expect((await enter(user, app.code(away))).body).toMatchObject({ code: 'wrong_code' });
  });

  it('takes a code once, and none that is older than the last', async () => {
    const { user, app } = await withApp();
    minutes(2);
    const [before, now] = [app.code(-1), app.code()];
    expect((await enter(user, now)).status).toBe(200);
    expect((await enter(user, now)).body).toMatchObject({ code: 'wrong_code' });
    expect((await enter(user, before)).body).toMatchObject({ code: 'wrong_code' });
    expect((await enter(user, app.code(1))).status).toBe(200);
  });

  it('lets one in of five that bring the same code at once', async () => {
    const { user, app } = await withApp();
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(user, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { user, codes, client } = await withApp();
    const [first = '', second = ''] = codes;
    expect((await enter(user, first)).status).toBe(200);
    expect((await enter(user, first)).body).toMatchObject({ code: 'wrong_code' });
    expect((await enter(user, ` ${second.replaceAll('-', '')} `)).status).toBe(200);
    expect((await client.get('/api/user/security')).body).toMatchObject({ recoveryCodes: 8 });
  });

  it('lets one in of five that bring the same recovery code at once', async () => {
    const { user, codes } = await withApp();
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(user, codes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('slows guessing down per account, wherever it comes from', async () => {
    const { user, app } = await withApp();
    for (let count = 0; count < 5; count++) expect((await enter(user, '000000')).status).toBe(401);
    const refused = await enter(user, app.code());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await withApp();
    expect((await enter(other.user, other.app.code())).status).toBe(200);
    minutes(20);
    expect((await enter(user, app.code())).status).toBe(200);
  });

  it('is not gone round by sending the registration again', async () => {
    const body = { ...validIndividual, email: 'twice@example.by' };
    const headers = { 'Idempotency-Key': 'twice' };
    const client = test.visitor();
    expect((await client.post('/api/user/register', { body, headers })).status).toBe(201);
    await setUpApp(test, client);
    const again = await test.visitor().post('/api/user/register', { body, headers });
    expect(again.body).toMatchObject({ statusCode: 401, code: 'code_needed' });
  });
});

describe('recovery codes made anew', () => {
  it('replace the former ones', async () => {
    const { user, client, codes } = await withApp();
    const { body } = await client.post('/api/user/recoveryCodes');
    const fresh = (body as { codes: string[] }).codes;
    expect((await enter(user, codes[0])).status).toBe(401);
    expect((await enter(user, fresh[0])).status).toBe(200);
  });

  it('are not made for an account without an app', async () => {
    const client = await test.signedIn(await addUser(test));
    const { status, body } = await client.post('/api/user/recoveryCodes');
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ message: 'Сначала включите коды из приложения.' }),
    ]);
  });
});

describe('an app that is switched off', () => {
  it('is asked for no longer, and its recovery codes are gone', async () => {
    const { user, client } = await withApp();
    expect((await client.delete('/api/user/totp')).status).toBe(204);
    expect((await enter(user)).status).toBe(200);
    expect((await client.get('/api/user/security')).body).toMatchObject({ totp: false, recoveryCodes: 0 });
  });
});

describe('the journal', () => {
  it('keeps what happened to a second factor, and which guesses failed', async () => {
    const { user, client, codes, app } = await withApp();
    await enter(user, '000000');
    await enter(user, codes[0]);
    await enter(user, app.code());
    await client.post('/api/user/recoveryCodes');
    await client.delete('/api/user/totp');
    const entries = await test.database.read.find(JournalEntry, {
      where: { accountId: user.id },
      order: { id: 'ASC' },
    });
    const kinds = entries.map(({ kind, actorId, detail }) => [kind, actorId, detail]);
    expect(kinds.filter(([kind]) => /login|factor|recovery/.test(String(kind))).slice(1)).toEqual([
      ['factorAdded', user.id, 'коды из приложения'],
      ['factorFailed', null, 'кодом'],
      ['recoveryUsed', user.id, null],
      ['login', user.id, 'паролем и запасным кодом'],
      ['login', user.id, 'паролем и кодом из приложения'],
      ['factorAdded', user.id, 'запасные коды'],
      ['factorRemoved', user.id, 'коды из приложения'],
    ]);
  });
});

describe('guesses beyond the limit', () => {
  it('are in the journal once', async () => {
    const { user } = await withApp();
    for (let count = 0; count < 8; count++) await enter(user, '000000');
    const rows = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'triesSpent' });
    expect(rows.map(({ detail }) => detail)).toEqual(['кодом']);
  });
});

it('an account that is taken back loses the app that was set up since, its codes too, and keeps one that stood before', async () => {
  const { user, client } = await withApp();
  const factors = test.app.get(SecondFactor);
  const kept = async () => (await client.get('/api/user/security')).body as object;
  const since = (ms: number) =>
    test.database.write((tx) =>
      factors.removeSince(tx, user.id, new Date(test.clock.now().getTime() + ms), { withApp: true }),
    );
  await since(1);
  expect(await kept()).toMatchObject({ totp: true, recoveryCodes: 10 });
  await since(0);
  expect(await kept()).toMatchObject({ totp: false, recoveryCodes: 0 });
});
