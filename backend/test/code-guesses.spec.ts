// Codes that somebody tries who knows the password.
import type { User } from '../src/modules/users/model/user.entity';
import { addUserWithApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const LETTER = 'Кто-то подбирает код для входа';
const password = 'demo-parol-2026';
const minutes = (count: number): void => test.clock.pass(count * 60_000);

const enter = async (user: User, code: string, client: Client = test.visitor()) =>
  (await client.post('/api/user/login', { body: { email: user.email, password, code } })).status;

const withApp = () => addUserWithApp(test);

const told = async ({ email }: User): Promise<number> =>
  (await lettersTo(test, email)).filter((subject) => subject === LETTER).length;

it('the third wrong one is told to the owner, once a day, and a right one to nobody', async () => {
  const { user, app } = await withApp();
  for (let count = 0; count < 2; count++) expect(await enter(user, '000000')).toBe(401);
  expect([await enter(user, app.code()), await told(user)]).toEqual([200, 0]);
  minutes(16);
  for (let count = 0; count < 4; count++) expect(await enter(user, '000000')).toBe(401);
  expect(await told(user)).toBe(1);
  minutes(24 * 60 + 1);
  for (let count = 0; count < 2; count++) await enter(user, '000000');
  expect(await told(user)).toBe(1);
  await enter(user, '000000');
  expect(await told(user)).toBe(2);
});

it('those of a confirmation count too, and wrong passwords do not', async () => {
  const { user, client } = await withApp();
  for (let count = 0; count < 3; count++)
    await test.visitor().post('/api/user/login', { body: { email: user.email, password: 'не тот пароль' } });
  expect(await told(user)).toBe(0);
  for (let count = 0; count < 3; count++)
    await client.post('/api/user/confirm', { body: { password, code: '000000' } });
  expect(await told(user)).toBe(1);
});

it('from elsewhere leave a known browser its own tries', async () => {
  const { user, app } = await withApp();
  const home = test.visitor();
  expect(await enter(user, app.code(), home)).toBe(200);
  home.cookie = undefined;
  minutes(1);
  for (let count = 0; count < 6; count++) await enter(user, '000000');
  expect(await enter(user, app.code())).toBe(429);
  expect(await enter(user, app.code(), home)).toBe(200);
  minutes(1);
  expect((await home.post('/api/user/confirm', { body: { password, code: app.code() } })).status).toBe(204);
  // They are counted as well.
  home.cookie = undefined;
  for (let count = 0; count < 5; count++) expect(await enter(user, '000000', home)).toBe(401);
  expect(await enter(user, app.code(), home)).toBe(429);
});

it('a browser that is known to another account has none of its own', async () => {
  const [one, other] = [await withApp(), await withApp()];
  const home = test.visitor();
  expect(await enter(one.user, one.app.code(), home)).toBe(200);
  home.cookie = undefined;
  for (let count = 0; count < 5; count++) await enter(other.user, '000000');
  expect(await enter(other.user, '000000', home)).toBe(429);
});
