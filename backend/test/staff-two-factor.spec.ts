import { resetFactors } from '../src/operations/commands/factor-reset';
import { CommandError } from '../src/operations/commands/run-command';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Passkey } from '../src/modules/users/security/passkey.entity';
import { ACTORS, TABLE } from './support/access-table';
import { setUpApp } from './support/authenticator-app';
import type { Client, Method } from './support/client';
import { callCommand } from './support/commands';
import { addUser, png } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ staffTwoFactor: true });

const needed = { statusCode: 403, code: 'second_factor_needed' };
const whoAmI = async (client: Client) => (await client.get('/api/user')).body as Record<string, unknown>;

/** Refused to this kind of staff in any session, or of the mode `test`, which staff do not have. */
const NEVER = [403, 400];

/** What this kind of staff may call at all, beside the own account. */
const callsOf = (role: 'manager' | 'admin'): string[] =>
  Object.keys(TABLE).filter((operation) => {
    const row = TABLE[operation] ?? [];
    const status = row[ACTORS.indexOf(role)] ?? 403;
    return (
      row[0] === 401 &&
      !NEVER.includes(status) &&
      !operation.includes(' /api/user/') &&
      !operation.endsWith('/api/user')
    );
  });

describe.each(['manager', 'admin'] as const)('a %s who came in with a password alone', (role) => {
  it.each(callsOf(role))('may not %s', async (operation) => {
    const client = await test.signedIn(await addUser(test, { role }));
    const [method, path = ''] = operation.split(' ') as [Method, string];
    const { body } = await client.send(
      method,
      path.replace('{id}', '1'),
      method === 'get' ? {} : { body: {} },
    );
    expect(body).toMatchObject(needed);
  });

  it('is told so, and may look after the own account', async () => {
    const client = await test.signedIn(await addUser(test, { role }));
    expect(await whoAmI(client)).toMatchObject({ role, secondFactorNeeded: true });
    expect((await client.get('/api/user/security')).body).toMatchObject({ required: true });
    expect((await client.post('/api/user/update', { body: { name: 'Другое Имя' } })).status).toBe(200);
  });

  it('may do everything from the moment in which the app is set up', async () => {
    const user = await addUser(test, { role });
    const client = await test.signedIn(user);
    const { app } = await setUpApp(test, client);
    expect(await whoAmI(client)).toMatchObject({ secondFactorNeeded: false });
    expect((await client.get('/api/users')).status).toBe(200);
    const next = test.visitor();
    const body = { email: user.email, password: 'demo-parol-2026' };
    expect((await next.post('/api/user/login', { body })).body).toMatchObject({ code: 'code_needed' });
    await next.post('/api/user/login', { body: { ...body, code: app.code() } });
    expect((await next.get('/api/users')).status).toBe(200);
  });
});

it('is not switched off by staff', async () => {
  const client = await test.signedIn(await addUser(test, { role: 'admin' }));
  await setUpApp(test, client);
  const { status, body } = await client.delete('/api/user/totp');
  const message = 'Сотруднику второй фактор нужен всегда. Его можно сменить на другой телефон.';
  expect([status, body]).toEqual([409, expect.objectContaining({ message })]);
  expect((await client.get('/api/user/security')).body).toMatchObject({ totp: true });
});

it('is still there when a passkey goes and the app stays', async () => {
  const user = await addUser(test, { role: 'manager' });
  const client = await test.signedIn(user);
  await setUpApp(test, client);
  const row = {
    userId: user.id,
    name: 'Ключ',
    credentialHash: '5'.repeat(64),
    credentialId: '5',
    publicKey: '-',
  };
  const times = { counter: 0, transports: '', createdAt: new Date(), lastUsedAt: null };
  const { identifiers } = await test.database.write((tx) => tx.insert(Passkey, { ...row, ...times }));
  const [{ id } = {}] = identifiers as { id?: number }[];
  expect((await client.delete(`/api/user/passkeys/${id}`)).status).toBe(204);
  expect((await client.get('/api/users')).status).toBe(200);
});

describe('a customer', () => {
  it('needs none', async () => {
    const client = await test.as('company');
    expect(await whoAmI(client)).toMatchObject({ secondFactorNeeded: false });
    expect((await client.get('/api/order')).status).toBe(200);
    expect((await client.get('/api/user/security')).body).toMatchObject({ required: false });
  });

  it('needs one from the moment of becoming a manager', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    const admin = await test.signedIn(await addUser(test, { role: 'admin' }));
    await setUpApp(test, admin);
    await admin.put('/api/users/updateRole', { body: { id: user.id, role: 'manager' } });
    expect((await client.get('/api/users')).body).toMatchObject(needed);
  });

  it('who has switched it off before has shown none', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await setUpApp(test, client);
    expect((await client.delete('/api/user/totp')).status).toBe(204);
    const admin = await test.signedIn(await addUser(test, { role: 'admin' }));
    await setUpApp(test, admin);
    await admin.put('/api/users/updateRole', { body: { id: user.id, role: 'manager' } });
    expect((await client.get('/api/users')).body).toMatchObject(needed);
  });
});

describe('a file', () => {
  it('is shown to a session that lacks the second factor when it is the own avatar, and no other', async () => {
    const client = await test.signedIn(await addUser(test, { role: 'manager' }));
    const avatar = async (who: Client) =>
      (
        (await who.post('/api/user/update', { form: { file: { name: 'я.png', bytes: png } } })).body as {
          url: string;
        }
      ).url;
    const other = await test.signedIn(await addUser(test));
    const [own, others] = [await avatar(client), await avatar(other)];
    expect((await client.get(own)).status).toBe(200);
    expect((await client.get(others)).body).toMatchObject(needed);
    await setUpApp(test, client);
    expect((await client.get(others)).status).toBe(200);
  });
});

describe('factor:reset', () => {
  it('takes a lost factor away, ends the sessions, and is in the journal', async () => {
    const user = await addUser(test, { role: 'admin' });
    const client = await test.signedIn(user);
    await setUpApp(test, client);
    const args = ['factor:reset', '--email', ` ${user.email.toUpperCase()} `];
    const stdout = `The password alone is asked for: ${user.email}\n`;
    expect(await callCommand(test.config, args)).toEqual({ code: 0, stdout, stderr: '' });
    expect((await client.get('/api/user')).status).toBe(401);
    const again = test.visitor();
    expect((await again.login(user.email)).status).toBe(200);
    expect((await again.get('/api/users')).body).toMatchObject(needed);
    const rows = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'factorRemoved' });
    expect(rows.map(({ actorId, detail }) => [actorId, detail])).toEqual([
      [null, 'все, командой factor:reset'],
    ]);
  });

  it('says whom it does not know', async () => {
    const attempt = resetFactors(test.database, 'nobody@example.by');
    await expect(attempt).rejects.toThrow(new CommandError('email: nobody@example.by has no account'));
  });
});

describe('an admin who resets the second factors of somebody', () => {
  const reset = (client: Client, id: number) => client.delete(`/api/users/factors/${id}`);
  const trusted = async () => {
    const client = await test.signedIn(await addUser(test, { role: 'admin' }));
    await setUpApp(test, client);
    return client;
  };

  it.each(['manager', 'customer'] as const)('lets a %s in by the password alone', async (role) => {
    const admin = await trusted();
    const user = await addUser(test, { role });
    const client = await test.signedIn(user);
    await setUpApp(test, client);
    const shown = async () =>
      ((await admin.get(`/api/users/${user.id}`)).body as { secondFactors: unknown }).secondFactors;
    expect(await shown()).toBe(true);
    expect((await reset(admin, user.id)).status).toBe(204);
    expect(await shown()).toBe(false);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await test.visitor().login(user.email)).status).toBe(200);
    const rows = await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'factorRemoved' });
    expect(rows.map(({ actorRole, detail }) => [actorRole, detail])).toEqual([
      ['admin', 'все, администратором'],
    ]);
    // One when the app was set up, one now; their texts go as soon as they are sent.
    const subject = 'Защита кабинета изменена';
    expect(await test.database.read.countBy(Email, { recipient: user.email, subject })).toBe(2);
  });

  it('does it once: repeated, nothing happens and nobody is told', async () => {
    const admin = await trusted();
    const user = await addUser(test);
    expect((await reset(admin, user.id)).status).toBe(204);
    const client = await test.signedIn(user);
    expect((await reset(admin, user.id)).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(200);
    expect(
      await test.database.read.findBy(JournalEntry, { accountId: user.id, kind: 'factorRemoved' }),
    ).toEqual([]);
    expect(await test.database.read.findBy(Email, { recipient: user.email })).toEqual([]);
  });

  it('cannot do it for himself, nor for another admin', async () => {
    const own = await addUser(test, { role: 'admin' });
    const client = await test.signedIn(own);
    await setUpApp(test, client);
    expect((await reset(client, own.id)).body).toMatchObject({
      statusCode: 409,
      code: 'self',
      message: 'Свой второй фактор меняют в профиле.',
    });
    const other = await addUser(test, { role: 'admin' });
    expect((await reset(client, other.id)).status).toBe(404);
    expect((await client.get('/api/user/security')).body).toMatchObject({ totp: true });
  });
});
