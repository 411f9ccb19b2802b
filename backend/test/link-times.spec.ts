import { EntityManager } from 'typeorm';
import { TelegramChats } from '../src/modules/users/notices/telegram-chats';
import type { User } from '../src/modules/users/model/user.entity';
import { addUser } from './support/factories';
import { tokenTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

/** How long what is sent to a person opens something, to the millisecond. */
const test = setUpTestApp();

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:05Z')));

const minute = 60_000;
const day = 24 * 60 * minute;
const post = (path: string, body: object) => test.visitor().post(`/api/user/${path}`, { body });

/** Asks for another e-mail, whose link is opened at once if told so. */
async function changed(user: User, isConfirmed: boolean): Promise<{ confirm: string; undo: string }> {
  const email = `novaya.${user.email}`;
  const client = await test.signedIn(user);
  await client.post('/api/user/update', { body: { email, currentPassword: 'demo-parol-2026' } });
  const links = { confirm: await tokenTo(test, email), undo: await tokenTo(test, user.email) };
  if (isConfirmed) expect((await post('confirmEmail', { token: links.confirm })).status).toBe(204);
  return links;
}

type Opens = () => Promise<boolean>;

const links: [string, number, (user: User) => Promise<Opens>][] = [
  [
    'a new password',
    30 * minute,
    async ({ email }) => {
      await post('forgotPassword', { email });
      const body = { token: await tokenTo(test, email), password: 'drugoi-parol-1' };
      return async () => (await post('resetPassword', body)).status === 204;
    },
  ],
  [
    'a new e-mail',
    3 * day,
    async (user) => {
      const token = (await changed(user, false)).confirm;
      return async () => (await post('confirmEmail', { token })).status === 204;
    },
  ],
  [
    'the old e-mail after the new one counts',
    7 * day,
    async (user) => {
      const token = (await changed(user, true)).undo;
      return async () => (await post('undoEmail', { token })).status === 204;
    },
  ],
  [
    'the old e-mail before that',
    10 * day,
    async (user) => {
      const token = (await changed(user, false)).undo;
      return async () => (await post('undoEmail', { token })).status === 204;
    },
  ],
  [
    'a chat with the bot',
    15 * minute,
    async ({ id }) => {
      const chats = test.app.get(TelegramChats);
      const { token } = await chats.newLink({ id });
      return () => chats.connectBy(token, `chat of ${id}`);
    },
  ],
];

it.each(links)('the link for %s works until its time is over, and not at its end', async (_, ms, issue) => {
  const [soon, late] = [await addUser(test), await addUser(test)];
  const [opens, isLate] = [await issue(soon), await issue(late)];
  test.clock.pass(ms - 1);
  expect(await opens()).toBe(true);
  test.clock.pass(1);
  expect(await isLate()).toBe(false);
});

const usedUp = links.filter(([what]) => /password|chat/.test(what));

it.each(usedUp)(
  'the link for %s that another replica uses this very moment opens nothing here',
  async (...one) => {
    const opens = await one[2](await addUser(test));
    const real = Reflect.get(EntityManager.prototype, 'delete');
    const used = jest.spyOn(EntityManager.prototype, 'delete');
    // Whatever else is deleted this moment really is.
    used.mockImplementation(function (this: EntityManager, entity, which) {
      const isLink = typeof which === 'object' && 'tokenHash' in which;
      return isLink ? Promise.resolve({ raw: [], affected: 0 }) : real.call(this, entity, which);
    });
    expect(await opens()).toBe(false);
    used.mockRestore();
    expect(await opens()).toBe(true);
  },
);
