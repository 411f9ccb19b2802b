import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { User } from '../src/modules/users/model/user.entity';
import { parse } from './mail-support/parse';
import { PhoneWorld } from './mail-support/phone-world';
import type { Client } from './support/client';
import { addUser } from './support/factories';

/** One letter a day in the place of many. */
let world: PhoneWorld;
let user: User;
let client: Client;
let seen: Set<string>;

const evening = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  world = await PhoneWorld.open();
});

beforeEach(async () => {
  await world.begin();
  user = await addUser(world.test);
  world.user = user;
  client = await world.test.signedIn(user);
  await world.test.database.write((tx) => tx.deleteAll(Email));
  seen = new Set(files());
});

afterEach(() => world.set(null));

afterAll(() => world.close());

const folder = () => join(world.test.config.dataDir, 'mail');
const files = () => (existsSync(folder()) ? readdirSync(folder()) : []);

/** The texts of the letters that have gone since the last look. */
const went = (): string[] => {
  const fresh = files().filter((name) => !seen.has(name));
  seen = new Set(files());
  return fresh.map((name) => readFileSync(join(folder(), name), 'utf8'));
};

const daily = (value: unknown) => client.put('/api/user/notices/daily', { body: { daily: value } });
const place = () => world.place({ notifyReceiver: false });
const subjects = async () =>
  (await world.test.database.read.find(Email, { where: { userId: user.id }, order: { id: 'ASC' } })).map(
    ({ subject, nextAttemptAt }) => [subject, nextAttemptAt.toISOString()],
  );

it('is chosen and taken back, and a level leaves it', async () => {
  expect((await daily('some')).status).toBe(422);
  expect((await daily(true)).body).toMatchObject({ daily: true });
  expect((await daily(true)).status).toBe(200);
  const { body } = await client.put('/api/user/notices/level', { body: { level: 'questions' } });
  expect(body).toMatchObject({ daily: true });
  expect((await daily(false)).body).toMatchObject({ daily: false });
});

it('goes at six in the evening with all of the day, once, from whichever replica', async () => {
  await daily(true);
  const [one, two] = [await place(), await place()];
  await world.edit(one, { status: 4 });
  world.pass(HOLD_MS);
  await world.send();
  expect(went()).toEqual([]);
  expect(await subjects()).toEqual(
    [`Мы получили заказ № ${one.id}`, `Мы получили заказ № ${two.id}`, `Заказ № ${one.id} в пути`].map(
      (subject) => [subject, evening.toISOString()],
    ),
  );
  world.set(evening);
  await Promise.all([world.test, world.other].map(({ app }) => app.get(Mailer).deliverDue()));
  const letters = went();
  expect(letters).toHaveLength(1);
  const text = parse(letters[0] ?? '').body.replaceAll('\u00a0', ' ');
  for (const subject of [`Мы получили заказ № ${two.id}`, `Заказ № ${one.id} в пути`])
    expect(text).toContain(subject);
  await world.send();
  expect(went()).toEqual([]);
  const rows = await world.test.database.read.findBy(Email, { userId: user.id });
  expect(rows.map(({ sentAt, body, daily: words }) => [sentAt !== null, body, words])).toEqual(
    Array(3).fill([true, '', null]),
  );
});

it('leaves questions and letters about the account at once', async () => {
  await daily(true);
  const order = await place();
  await world.edit(order, { status: 7 });
  world.pass(HOLD_MS);
  await world.send();
  expect(went()).toHaveLength(1);
  expect(await subjects()).toEqual([
    [`Мы получили заказ № ${order.id}`, evening.toISOString()],
    [expect.stringContaining('не вручён'), expect.any(String)],
  ]);
});

it('what happens after six goes the next day, and a change that is undone is not told', async () => {
  await daily(true);
  world.set(new Date(evening.getTime() - 1000));
  const order = await place();
  const edited = await world.edit(order, { status: 4 });
  // The change might still be undone at six.
  expect((await subjects()).at(-1)?.[1]).toBe('2026-11-21T15:00:00.000Z');
  await world.edit(edited, { status: 1 });
  expect(await subjects()).toEqual([[`Мы получили заказ № ${order.id}`, evening.toISOString()]]);
});
