import { SessionLookup } from '../src/platform/access/session-lookup';
import { Session } from '../src/platform/access/session.entity';
import { ApiKey } from '../src/platform/access/api-key.entity';
import { ApiKeys } from '../src/platform/access/api-keys';
import { NoticeChoice } from '../src/modules/users/notices/notice-choice.entity';
import { TelegramChat } from '../src/modules/users/notices/telegram.entities';
import { Passkeys } from '../src/modules/users/security/passkeys.service';
import { SecondFactor } from '../src/modules/users/security/second-factor.service';
import type { User } from '../src/modules/users/model/user.entity';
import { Webhook } from '../src/modules/integrations/webhooks/webhook.entity';
import { setUpApp, type AuthenticatorApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { credentialsOf, recoveriesOf } from './support/credentials';
import { addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** A request that was let in before the account was taken back and writes after it. */
const test = setUpTestApp({ publicUrl: new URL('https://shlyah.example/') });
let make: ReturnType<typeof credentialsOf>;
let user: User;
let thief: Client;
let app: AuthenticatorApp;
let keyId: number;
let hookId: number;

beforeAll(async () => {
  make = credentialsOf(test);
});

beforeEach(async () => {
  test.clock.set(new Date('2026-10-20T09:00:05Z'));
  user = await addUser(test);
  await program(test, user);
  const client = await test.signedIn(user);
  await make.webhook(client, user);
  ({ app } = await setUpApp(test, client));
  const { read } = test.database;
  keyId = (await read.findOneByOrFail(ApiKey, { userId: user.id })).id;
  hookId = (await read.findOneByOrFail(Webhook, { userId: user.id })).id;
  test.clock.set(new Date('2026-11-20T09:00:05Z'));
  thief = await test.signedIn(user);
});

afterEach(() => jest.restoreAllMocks());

const undo = async (): Promise<void> => {
  const other = await test.signedIn(user);
  await recoveriesOf(test).undo(user, other, () => Promise.resolve());
};

/** Lets the next caller in, and takes the account back before he goes on. */
function takeBackBehind<Door extends object>(door: Door, name: keyof Door & string): void {
  const real = Reflect.get(door, name) as (...all: unknown[]) => Promise<unknown>;
  const spied = jest.spyOn(door as Record<string, (...all: unknown[]) => Promise<unknown>>, name);
  spied.mockImplementationOnce(async (...all) => {
    const found = await real.apply(door, all);
    await undo();
    return found;
  });
}

const left = async (): Promise<string[]> => {
  const { read } = test.database;
  const client = await test.signedIn(user);
  const [keys, hooks] = [await client.get('/api/keys'), await client.get('/api/webhooks')];
  return [
    ...(keys.body as { name: string }[]).map(({ name }) => name),
    ...(hooks.body as { url: string }[]).map(({ url }) => url),
    ...(await read.findBy(TelegramChat, { userId: user.id })).map(() => 'chat'),
    ...(await read.findBy(NoticeChoice, { userId: user.id })).map(() => 'choice'),
  ];
};

const before = ['Программа', 'https://vor.example/hook'];
const url = 'https://vor.example/new';
const notice = { event: 'status6', channel: 'sms', wanted: true };
const taken = { statusCode: 401, code: 'not_logged_in' };

it.each<[string, () => ReturnType<Client['post']>]>([
  ['a new key', () => thief.post('/api/keys', { body: { name: 'Вор', mode: 'live', scopes: ['webhooks'] } })],
  ['another secret of a key', () => thief.post('/api/keys/rotate', { body: { id: keyId } })],
  ['a new webhook', () => thief.post('/api/webhooks', { body: { url } })],
  ['another address of a webhook', () => thief.put('/api/webhooks', { body: { id: hookId, url } })],
  ['another secret of a webhook', () => thief.post('/api/webhooks/rotate', { body: { id: hookId } })],
  ['a chat', () => thief.post('/api/user/notices/telegram')],
  ['recovery codes', () => thief.post('/api/user/recoveryCodes')],
  ['leaving', () => thief.post('/api/user/leaving', { body: {} })],
  ['messages to the telephone', () => thief.put('/api/user/notices', { body: notice })],
])('%s under way in a session that ends meanwhile is refused', async (_, send) => {
  takeBackBehind(test.app.get(SessionLookup), 'find');
  expect((await send()).body).toMatchObject(taken);
  expect(await left()).toEqual(before);
});

it('a webhook under way by a key that ends meanwhile is refused', async () => {
  const key = await program(test, user);
  takeBackBehind(test.app.get(ApiKeys), 'find');
  const answer = await key.post('/api/webhooks', { body: { url } });
  expect(answer.body).toMatchObject({ statusCode: 401, code: 'bad_key' });
  expect(await left()).toEqual(before);
});

it('a login whose password was right a moment ago is refused', async () => {
  takeBackBehind(test.app.get(SecondFactor, { strict: false }), 'pass');
  const body = { email: user.email, password: 'demo-parol-2026', code: app.code() };
  const answer = await test.visitor().post('/api/user/login', { body });
  expect(answer.body).toMatchObject({ statusCode: 401, code: 'wrong_credentials' });
  expect(await test.database.read.countBy(Session, { userId: user.id })).toBe(0);
});

it('a login by a passkey that was there a moment ago is refused', async () => {
  const enter = await make.passkey(thief);
  takeBackBehind(test.app.get(Passkeys, { strict: false }), 'enter');
  expect(await enter()).toBe(false);
  expect(await test.database.read.countBy(Session, { userId: user.id })).toBe(0);
});
