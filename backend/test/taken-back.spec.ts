import { Passkey } from '../src/modules/users/security/passkey.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { sha256 } from '../src/platform/common/hashes';
import { setUpApp } from './support/authenticator-app';
import { addUser } from './support/factories';
import { lastLetterTo, lettersTo, tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const password = 'demo-parol-2026';
const later = (ms = 60_000): void => test.clock.pass(ms);
/** Longer than what is suspected of having been made by whoever changed the e-mail. */
const longAfter = (): void => later(8 * 24 * 60 * 60_000);
const keyOf = (user: User, name: string) =>
  test.database.write((tx) =>
    tx.insert(Passkey, {
      userId: user.id,
      name,
      credentialHash: sha256(`${name} of ${user.id}`),
      credentialId: name,
      publicKey: 'x',
      counter: 0,
      transports: '',
      createdAt: test.clock.now(),
      lastUsedAt: null,
    }),
  );

/** A thief at an open cabinet changes the e-mail; the owner takes it back and sets a new password. */
async function takenBack(user: User, thief: () => Promise<void>): Promise<void> {
  const client = await test.signedIn(user);
  const email = `vor${user.id}@example.by`;
  await client.post('/api/user/update', { body: { email, currentPassword: password } });
  const token = await tokenTo(test, user.email, 'undo-email');
  later();
  await thief();
  await test.visitor().post('/api/user/undoEmail', { body: { token } });
  const reset = { token: await tokenTo(test, user.email, 'reset-password'), password: 'novyi-parol-1' };
  expect((await test.visitor().post('/api/user/resetPassword', { body: reset })).status).toBe(204);
}

describe('an account that is taken back', () => {
  it('asks for none of the second factors that were set up by whoever had it', async () => {
    const user = await addUser(test);
    await keyOf(user, 'own');
    longAfter();
    await takenBack(user, async () => {
      await setUpApp(test, await test.signedIn(user));
      await keyOf(user, 'thief');
    });
    expect((await test.visitor().login(user.email, 'novyi-parol-1')).status).toBe(200);
    const kept = await test.database.read.findBy(Passkey, { userId: user.id });
    expect(kept.map(({ name }) => name)).toEqual(['own']);
  });

  it('still asks for the app that was there before', async () => {
    const user = await addUser(test);
    await setUpApp(test, await test.signedIn(user));
    longAfter();
    await takenBack(user, () => Promise.resolve());
    const answer = await test.visitor().login(user.email, 'novyi-parol-1');
    expect(answer.body).toMatchObject({ statusCode: 401, code: 'code_needed' });
  });

  it('is opened by no link for a new password that the thief’s address has been sent', async () => {
    const user = await addUser(test);
    const email = `vor${user.id}@example.by`;
    const client = await test.signedIn(user);
    await client.post('/api/user/update', { body: { email, currentPassword: password } });
    const undo = { token: await tokenTo(test, user.email, 'undo-email') };
    const post = async (path: string, body: object) =>
      (await test.visitor().post(`/api/user/${path}`, { body })).status;
    expect(await post('confirmEmail', { token: await tokenTo(test, email, 'confirm-email') })).toBe(204);
    await post('forgotPassword', { email });
    const reset = { token: await tokenTo(test, email, 'reset-password'), password: 'parol-vora-1' };
    expect(reset.token).not.toBe('');
    expect(await post('undoEmail', undo)).toBe(204);
    expect(await post('resetPassword', reset)).toBe(422);
    expect((await test.visitor().login(user.email, reset.password)).status).toBe(401);
  });
});

it('nobody fills a stranger’s mailbox with links by changing an e-mail', async () => {
  const user = await addUser(test);
  const change = async (email: string) => {
    const client = await test.signedIn(user);
    return (await client.post('/api/user/update', { body: { email, currentPassword: password } })).status;
  };
  const asked: number[] = [];
  for (let times = 0; times < 4; times++) asked.push(await change(`zhertva+${times}@example.by`));
  expect(asked).toEqual([200, 200, 200, 429]);
  const others: number[] = [];
  for (let times = 0; times < 3; times++) others.push(await change(`drugaya${times}@example.by`));
  expect(others).toEqual([200, 200, 429]);
  expect(await lettersTo(test, user.email)).toHaveLength(5);
});

it('the owner is told of each change of the second factors', async () => {
  const user = await addUser(test);
  const client = await test.signedIn(user);
  await setUpApp(test, client);
  expect(await lastLetterTo(test, user.email)).toContain('теперь нужен код из приложения');
  await client.delete('/api/user/totp');
  expect(await lastLetterTo(test, user.email)).toContain('больше не нужен');
  await keyOf(user, 'own');
  const [key] = await test.database.read.findBy(Passkey, { userId: user.id });
  await client.delete(`/api/user/passkeys/${key?.id}`);
  expect(await lastLetterTo(test, user.email)).toContain('Ключ доступа к кабинету удалён');
  expect(new Set(await lettersTo(test, user.email))).toEqual(new Set(['Защита кабинета изменена']));
});
