import { JournalEntry } from '../src/platform/journal/journal.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { setUpApp } from './support/authenticator-app';
import type { Client } from './support/client';
import { credentialsOf, recoveriesOf, type Works } from './support/credentials';
import { addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** What a thief makes in a cabinet before its owner takes it back ends with his sessions; what was there before stays. */
const test = setUpTestApp({ publicUrl: new URL('https://shlyah.example/') });
let make: ReturnType<typeof credentialsOf>;
let recover: ReturnType<typeof recoveriesOf>;

beforeAll(async () => {
  make = credentialsOf(test);
  recover = recoveriesOf(test);
});

const at = (moment: string): void => test.clock.set(new Date(moment));
const BEFORE = '2026-10-20T09:00:05Z';
const THEFT = '2026-11-16T09:00:05Z';
const CHANGE = '2026-11-20T09:00:05Z';

type Kind = keyof ReturnType<typeof credentialsOf>;

/** A client with a key, a webhook and an app that have been there for a month. */
async function owner(kind: Kind): Promise<{ user: User; key: Client }> {
  at(BEFORE);
  const user = await addUser(test);
  const key = await program(test, user);
  if (kind === 'readdressed' || kind === 'resigned') await make.webhook(await test.signedIn(user), user);
  if (kind === 'recoveryCodes') await setUpApp(test, await test.signedIn(user));
  return { user, key };
}

const everywhere: Kind[] = [
  'passkey',
  'apiKey',
  'rotated',
  'webhook',
  'webhookByKey',
  'readdressed',
  'resigned',
  'telegram',
  'phone',
  'session',
  'recoveryCodes',
];

describe('what a thief has made days before he changes the e-mail', () => {
  it.each<Kind>([...everywhere, 'app', 'leaving'])('ends when it is taken back: %s', async (kind) => {
    const { user, key } = await owner(kind);
    at(THEFT);
    const works = await make[kind](await test.signedIn(user), user, key);
    at(CHANGE);
    await recover.undo(user, await test.signedIn(user));
    expect(await works()).toBe(false);
  });

  it.each(everywhere)('ends with a new password by a letter: %s', async (kind) => {
    const { user, key } = await owner(kind);
    at(THEFT);
    const works = await make[kind](await test.signedIn(user), user, key);
    at(CHANGE);
    await recover.reset(user);
    expect(await works()).toBe(false);
  });

  it.each(['undo', 'reset'] as const)('ends before it is used: a link to the bot, %s', async (how) => {
    const { user } = await owner('telegramLink');
    at(CHANGE);
    const thief = await test.signedIn(user);
    const works = await make.telegramLink(thief, user);
    if (how === 'undo') await recover.undo(user, thief);
    else await recover.reset(user);
    expect(await works()).toBe(false);
  });

  it('ends since his session began, however long ago', async () => {
    const { user } = await owner('passkey');
    at('2026-10-30T09:00:05Z');
    const thief = await test.signedIn(user);
    const works = await make.passkey(thief);
    at('2026-11-25T09:00:05Z');
    await recover.undo(user, thief);
    expect(await works()).toBe(false);
  });

  it('ends when he has changed the e-mail twice and the owner takes back the later change', async () => {
    const { user } = await owner('passkey');
    at('2026-11-10T09:00:05Z');
    const first = await test.signedIn(user);
    const works = await make.passkey(first);
    at('2026-11-12T09:00:05Z');
    const body = { email: `perv${user.id}@example.by`, currentPassword: 'demo-parol-2026' };
    expect((await first.post('/api/user/update', { body })).status).toBe(200);
    at(CHANGE);
    await recover.undo(user, await test.signedIn(user));
    expect(await works()).toBe(false);
  });
});

describe('what the owner made long before', () => {
  const lasting = ['passkey', 'apiKey', 'webhook', 'telegram', 'phone', 'recoveryCodes'] as const;

  it.each(['undo', 'reset'] as const)('goes on: %s', async (how) => {
    at(BEFORE);
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await setUpApp(test, client);
    const all: [string, Works][] = [];
    for (const kind of lasting) all.push([kind, await make[kind](client, user)]);
    at(CHANGE);
    if (how === 'undo') await recover.undo(user, await test.signedIn(user));
    else await recover.reset(user);
    for (const [kind, works] of all) expect([kind, await works()]).toEqual([kind, true]);
  });
});

it('a new password by a letter leaves the app, which somebody with the mailbox alone does not have', async () => {
  at(THEFT);
  const user = await addUser(test);
  const works = await make.app(await test.signedIn(user), user);
  at(CHANGE);
  await recover.reset(user);
  expect(await works()).toBe(true);
});

it('all that ends is in the journal', async () => {
  const { user } = await owner('passkey');
  at(THEFT);
  const thief = await test.signedIn(user);
  for (const kind of ['passkey', 'apiKey', 'webhook', 'telegram', 'phone', 'leaving'] as const)
    await make[kind](thief, user);
  await setUpApp(test, thief);
  at(CHANGE);
  await recover.undo(user, await test.signedIn(user), () => Promise.resolve());
  const rows = await test.database.read.find(JournalEntry, {
    where: { accountId: user.id, at: test.clock.now() },
    order: { id: 'ASC' },
  });
  expect(rows.map(({ kind, detail }) => `${kind} ${detail?.replace(/\d+/, 'N')}`)).toEqual([
    'login паролем',
    'emailAsked undefined',
    'passwordChanged undefined',
    'factorRemoved ключ доступа № N',
    'keyRevoked № N',
    'noticesEnded на сервер № N',
    'noticesEnded Telegram',
    'factorRemoved коды из приложения',
    'noticesEnded SMS и Viber: телефон меняли',
    'leavingTakenBack undefined',
  ]);
});
