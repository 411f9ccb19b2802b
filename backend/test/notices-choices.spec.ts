import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validIndividual } from '@shlyah/domain/cases';
import { IsNull } from 'typeorm';
import { AccountLock } from '../src/platform/access/account-lock';
import type { Database } from '../src/platform/database/database';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Outbox } from '../src/modules/notifications/channels/outbox';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import type { User } from '../src/modules/users/model/user.entity';
import { NoticeChoice } from '../src/modules/users/notices/notice-choice.entity';
import { NoticeChoicesService } from '../src/modules/users/notices/notice-choices.service';
import { PhoneWorld } from './mail-support/phone-world';
import type { Client } from './support/client';
import { addTestOrder, addUser } from './support/factories';

/** What a client chooses, and what then goes which way. */
let world: PhoneWorld;
let user: User;
let client: Client;

beforeAll(async () => {
  world = await PhoneWorld.open();
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.begin();
  user = await addUser(world.test);
  world.user = user;
  client = await world.test.signedIn(user);
});
afterEach(() => world.set(null));

const choose = (event: string, channel: string, wanted: boolean) =>
  client.put('/api/user/notices', { body: { event, channel, wanted } });

interface Read {
  phone: string | null;
  events: { event: string; channels: string[] }[];
}

const channelsOf = ({ events }: Read, name: string): string[] | undefined =>
  events.find(({ event }) => event === name)?.channels;

/** What waits for the person, by channel and subject. */
const told = async (): Promise<string[]> => {
  const rows = await world.test.database.read.find(Email, {
    where: { userId: user.id },
    order: { id: 'ASC' },
  });
  return rows.map(({ channel, subject }) => `${channel}: ${subject}`);
};

const place = () => world.place({ notifyReceiver: false });

it('letters and Telegram tell of everything until somebody chooses, telephones of nothing', async () => {
  const { body } = await client.get('/api/user/notices');
  expect(channelsOf(body as Read, 'status4')).toEqual(['email', 'telegram']);
  expect((body as Read).phone).toBe(user.phone);
  const order = await place();
  await world.edit(order, { status: 4 });
  expect(await told()).toEqual([
    `email: Мы получили заказ № ${order.id}`,
    `email: Заказ № ${order.id} в пути`,
  ]);
});

it.each([
  ['all', ['status4', 'status7', 'proposalMade']],
  ['questions', ['status7', 'proposalMade']],
  ['none', []],
])('in few words, «%s», letters and Telegram tell of that, telephones as before', async (level, events) => {
  await choose('status4', 'sms', true);
  await choose('status4', 'email', false);
  const { status, body } = await client.put('/api/user/notices/level', { body: { level } });
  const asked = ['status4', 'status7', 'proposalMade'];
  expect([status, asked.filter((event) => channelsOf(body as Read, event)?.includes('telegram'))]).toEqual([
    200,
    events,
  ]);
  expect(asked.filter((event) => channelsOf(body as Read, event)?.includes('email'))).toEqual(events);
  expect(channelsOf(body as Read, 'status4')).toContain('sms');
  // What is decided of the registration is told by letter always.
  expect(channelsOf(body as Read, 'registrationConfirmed')).toContain('email');
  expect((await client.put('/api/user/notices/level', { body: { level } })).status).toBe(200);
});

it('a level that is none is refused', async () => {
  expect((await client.put('/api/user/notices/level', { body: { level: 'some' } })).status).toBe(422);
});

it('a choice is kept, and taken back it is none', async () => {
  const { status, body } = await choose('status6', 'sms', true);
  expect([status, channelsOf(body as Read, 'status6')]).toEqual([200, ['email', 'telegram', 'sms']]);
  await choose('status6', 'sms', true);
  expect(await world.test.database.read.countBy(NoticeChoice, { userId: user.id })).toBe(1);
  expect(channelsOf((await choose('status6', 'sms', false)).body as Read, 'status6')).toEqual([
    'email',
    'telegram',
  ]);
  expect(await world.test.database.read.countBy(NoticeChoice, { userId: user.id })).toBe(0);
});

it('twenty clicks at once end with one choice', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose('orderPriced', 'viber', true)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await world.test.database.read.countBy(NoticeChoice, { userId: user.id })).toBe(1);
});

it('a choice that another replica has kept this very moment stands; any other trouble is told', async () => {
  const failing = (code: string) => Object.assign(new Error(code), { driverError: { code } });
  const choice = (error: Error) => {
    const database = { write: () => Promise.reject(error) } as unknown as Database;
    return new NoticeChoicesService(database, world.test.app.get(AccountLock)).choose(
      user,
      'status6',
      'sms',
      true,
    );
  };
  await expect(choice(failing('SQLITE_CONSTRAINT_PRIMARYKEY'))).resolves.toBeUndefined();
  await expect(choice(failing('SQLITE_FULL'))).rejects.toThrow('SQLITE_FULL');
});

it.each([
  ['event', { event: 'passwordChanged', channel: 'sms', wanted: true }],
  ['channel', { event: 'status6', channel: 'pigeon', wanted: true }],
  ['wanted', { event: 'status6', channel: 'sms', wanted: 'perhaps' }],
])('a wrong %s is refused at its field', async (name, body) => {
  const answer = await client.put('/api/user/notices', { body });
  expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([422, [name]]);
});

it('a client is told by SMS of what he has chosen, as the gateway receives it, and of nothing else', async () => {
  await choose('status6', 'sms', true);
  await choose('orderPlaced', 'sms', true);
  let order = await place();
  expect(await world.sent()).toEqual([
    `Шлях. Мы получили заказ № ${order.id}. ${String(order['trackingUrl'])}`,
  ]);
  order = await world.edit(order, { status: 4, price: 38 });
  world.pass(HOLD_MS);
  expect(await world.sent()).toEqual([]);
  order = await world.edit(order, { status: 6 });
  world.pass(HOLD_MS);
  await world.send();
  expect(world.received()).toMatchObject([
    {
      to: `+${user.phone.replace(/\D/g, '')}`,
      text: `Шлях. Заказ № ${order.id} доставлен. ${String(order['trackingUrl'])}`,
    },
  ]);
  await addTestOrder(world.test, user);
  expect(await world.sent()).toEqual([]);
});

it('each channel says what it was asked for: the price here, the status there', async () => {
  await choose('status4', 'email', false);
  await choose('status4', 'sms', true);
  const order = await place();
  await world.edit(order, { status: 4, price: 38 });
  expect((await told()).slice(1).sort()).toEqual([
    `email: Цена заказа № ${order.id}: 38.00 р`,
    `sms: Заказ № ${order.id} в пути`,
  ]);
});

it('what is decided of a registration goes by letter whatever is chosen, and by Viber as a file', async () => {
  const pending = await addUser(world.test, { status: 'pending', phone: '+375 (33) 55-44-332' });
  user = pending;
  client = await world.test.signedIn(pending);
  await choose('registrationConfirmed', 'email', false);
  await choose('registrationConfirmed', 'viber', true);
  const manager = await world.test.as('manager');
  await manager.post('/api/users/confirmRegistration', { body: { id: pending.id } });
  expect((await told()).sort()).toEqual([
    'email: Регистрация подтверждена',
    'viber: Регистрация подтверждена',
  ]);
  world.pass(HOLD_MS);
  await world.send();
  const folder = join(world.test.config.dataDir, 'messages');
  const [file] = existsSync(folder) ? readdirSync(folder) : [];
  expect(file).toMatch(/^2026-11-20T08-00-00\.\d+Z-375335544332\.viber\.txt$/);
  expect(readFileSync(join(folder, file ?? ''), 'utf8')).toMatch(
    /^Шлях\. Регистрация подтверждена\. http.+\/cabinet\n$/,
  );
});

it('choices and messages go with the account', async () => {
  await choose('orderPlaced', 'sms', true);
  await place();
  const own = ((await client.get('/api/user/data')).body as Buffer).toString();
  expect(own).toContain('notice_choices');
  expect(own).toContain(user.phone.replace(/\D/g, ''));
  const admin = await world.test.as('admin');
  expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(204);
  expect(await told()).toEqual([]);
  expect(await world.test.database.read.countBy(NoticeChoice, { userId: user.id })).toBe(0);
});

it('letters of a former release, which name nobody but an address, go with its account', async () => {
  const { app, database } = world.test;
  const letter = { channel: 'email', subject: 'Письмо', body: 'Текст', html: null, replyTo: null };
  const others = `not-${user.email}`;
  await database.write(async (tx) => {
    for (const to of [user.email, others]) await app.get(Outbox).add(tx, { ...letter, to });
  });
  const admin = await world.test.as('admin');
  expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(204);
  const left = await database.read.findBy(Email, { userId: IsNull() });
  expect(left.map(({ recipient }) => recipient)).toEqual([others]);
});

it('letters of another account, which has the address that this one has only asked for, are not read and stay', async () => {
  const { database } = world.test;
  const email = `bystreye.${user.email}`;
  await client.post('/api/user/update', { body: { email, currentPassword: 'demo-parol-2026' } });
  const other = { ...validIndividual, email };
  expect((await world.test.visitor().post('/api/user/register', { body: other })).status).toBe(201);
  const own = JSON.parse(String((await client.get('/api/user/data')).body)) as { emails: Email[] };
  expect(own.emails.map(({ subject }) => subject).sort()).toEqual([
    'Подтвердите новую почту',
    'Почту кабинета меняют',
  ]);
  const admin = await world.test.as('admin');
  expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(204);
  const left = await database.read.findBy(Email, { recipient: email });
  expect(left.map(({ subject }) => subject)).toEqual(['Заявка на регистрацию получена']);
});
