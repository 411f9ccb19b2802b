import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import { TelegramChat, TelegramLink } from '../src/modules/users/notices/telegram.entities';
import type { User } from '../src/modules/users/model/user.entity';
import { BotApi } from './support/bot-api';
import type { Client } from './support/client';
import { addOrder, addUser, type ReadOrder } from './support/factories';
import { createTestDatabase } from './support/test-database';
import { startTestApp, type TestApp } from './support/test-app';

/** Telegram as the Bot API has it: a real server with people who write to the bot, and two replicas that listen. */
let api: BotApi;
let test: TestApp;
let other: TestApp;
let user: User;
let client: Client;
let chat = 5000;

/** Waits for what another program does. */
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let n = 0; n < 3000; n++) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('It never came true');
}

beforeAll(async () => {
  api = await new BotApi().open();
  const database = await createTestDatabase();
  const telegram = { token: api.token, apiUrl: api.url };
  test = await startTestApp({ telegram }, database);
  other = await startTestApp({ telegram }, { ...database, drop: () => Promise.resolve() });
});

afterAll(async () => {
  await other.close();
  await test.close();
  await api.close();
});

beforeEach(async () => {
  chat += 1;
  api.refuse = () => null;
  user = await addUser(test);
  client = await test.signedIn(user);
});

afterEach(() => test.clock.set(null));

/** The token of a fresh link. */
async function token(): Promise<string> {
  const { status, body } = await client.post('/api/user/notices/telegram');
  expect(status).toBe(200);
  const url = new URL((body as { url: string }).url);
  expect(`${url.origin}${url.pathname}`).toBe('https://t.me/shlyah_bot');
  return url.searchParams.get('start') ?? '';
}

/** What the bot answers. */
async function say(text: string, from = chat): Promise<string> {
  const before = api.saidTo(from).length;
  api.write(from, text);
  await until(() => api.saidTo(from).length > before);
  return api.saidTo(from).at(-1) ?? '';
}

const connect = async (): Promise<string> => say(`/start ${await token()}`);

const isConnected = async (): Promise<boolean> => {
  const { body } = await client.get('/api/user/notices');
  return (body as { telegram: { connectedAt: string | null } }).telegram.connectedAt !== null;
};

const send = (): Promise<void> => test.app.get(Mailer).deliverDue();

async function accept(order: ReadOrder): Promise<void> {
  const manager = await test.as('manager');
  const body = { id: order.id, version: order.version, status: 2, price: 38 };
  expect((await manager.put('/api/order', { body })).status).toBe(200);
  test.clock.set(new Date(Date.now() + HOLD_MS));
  await send();
}

it('a person connects a chat by a link, is told there of his orders, and stops it there', async () => {
  expect(await isConnected()).toBe(false);
  expect(await connect()).toBe(
    'Готово: уведомления о заказах будут приходить сюда. Отключить — /stop или в профиле на сайте.',
  );
  expect(await isConnected()).toBe(true);
  const order = await addOrder(test, user, { notifyReceiver: false });
  await send();
  await until(() => api.saidTo(chat).length > 1);
  expect(api.saidTo(chat)[1]).toContain(`Мы получили заказ № ${order.id}\n\nСпасибо за заказ`);
  await accept(order);
  await until(() => api.saidTo(chat).length > 2);
  const told = api.saidTo(chat)[2];
  expect(told).toContain(`Заказ № ${order.id} принят в работу, цена 38.00 р`);
  expect(told).toContain(`/cabinet/myOrders/view/${order.id}`);
  expect(told).not.toMatch(/Здравствуйте|отключить в профиле/);
  expect(await say('/stop')).toBe('Уведомления отключены. Подключить снова можно в профиле на сайте.');
  expect(await isConnected()).toBe(false);
  expect(await say('/stop')).toBe('Уведомления сюда не приходят.');
  expect(await say('/help')).toBe(
    'Этот бот присылает уведомления о заказах. Подключите его в профиле на сайте; отключить — /stop.',
  );
  const count = api.saidTo(chat).length;
  await addOrder(test, user);
  await send();
  expect(api.saidTo(chat)).toHaveLength(count);
});

it('a link works once, for fifteen minutes, and not after the next one', async () => {
  const [first, second] = [await token(), await token()];
  expect(await say(`/start ${first}`)).toBe(
    'Ссылка не подошла: она действует 15 минут и один раз. Возьмите новую в профиле на сайте.',
  );
  expect(await say(`/start ${second}`)).toContain('Готово');
  expect(await say(`/start ${second}`, chat + 10_000)).toContain('Ссылка не подошла');
  const late = await token();
  const kept = JSON.stringify(await test.database.read.find(TelegramLink));
  expect(kept).not.toContain(late);
  const [link] = await test.database.read.findBy(TelegramLink, { userId: user.id });
  expect(link && link.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  await test.database.write((tx) => tx.update(TelegramLink, { userId: user.id }, { expiresAt: new Date() }));
  expect(await say(`/start ${late}`)).toContain('Ссылка не подошла');
  expect(await test.database.read.findBy(TelegramChat, { userId: user.id })).toMatchObject([
    { chatId: String(chat) },
  ]);
});

it('the owner gets a letter when a chat is connected, and security is told by letters alone', async () => {
  await connect();
  const letters = await test.database.read.findBy(Email, { userId: user.id });
  expect(letters.map(({ channel, subject }) => [channel, subject])).toEqual([
    ['email', 'Подключён Telegram'],
  ]);
});

it('the profile disconnects it too; staff have none', async () => {
  await connect();
  expect((await client.delete('/api/user/notices/telegram')).status).toBe(204);
  expect(await isConnected()).toBe(false);
  expect((await (await test.as('manager')).get('/api/user/notices')).status).toBe(403);
});

it('whoever blocks the bot is not told there any more', async () => {
  await connect();
  const kicked = { chat: { id: chat }, new_chat_member: { status: 'kicked' } };
  api.write(chat, '', { message: undefined, my_chat_member: kicked });
  await until(async () => !(await isConnected()));
  await connect();
  api.refuse = () => ({ status: 403, description: `Forbidden: bot ${api.token} was blocked by the user` });
  await addOrder(test, user);
  await send();
  await until(() =>
    test.database.read.existsBy(Email, { channel: 'telegram', userId: user.id, attempts: 1 }),
  );
  await until(async () => {
    const [row] = await test.database.read.findBy(Email, { channel: 'telegram', userId: user.id });
    return row?.leaseHolder === null;
  });
  const [row] = await test.database.read.findBy(Email, { channel: 'telegram', userId: user.id });
  expect(row).toMatchObject({ nextAttemptAt: NEVER, sentAt: null });
  expect(row?.lastError).toContain('blocked by the user');
  expect(row?.lastError).not.toContain(api.token);
});

it('strangers are told what the bot is for, and one replica listens', async () => {
  for (const text of ['Привет', 'Добрый день', '/start'])
    expect(await say(text, 77)).toContain('Подключите его в профиле');
  expect(api.mostListeners).toBe(1);
});

it('without a bot messages are files, and in production nobody is offered one', async () => {
  const alone = await startTestApp();
  try {
    const owner = await addUser(alone);
    const own = await alone.signedIn(owner);
    const { body } = await own.post('/api/user/notices/telegram');
    expect(body).toMatchObject({ url: null });
    await addOrder(alone, owner);
    await alone.app.get(Mailer).deliverDue();
    const folder = join(alone.config.dataDir, 'messages');
    await until(() => readdirSync(folder).some((name) => name.endsWith('.telegram.txt')));
  } finally {
    await alone.close();
  }
  const real = await startTestApp({ production: true, staffTwoFactor: false });
  try {
    const own = await real.as('company');
    expect((await own.get('/api/user/notices')).body).toMatchObject({ telegram: null });
    const { status, body } = await own.post('/api/user/notices/telegram');
    expect([status, (body as Error).message]).toEqual([404, 'Уведомлений в Telegram у нас нет.']);
  } finally {
    await real.close();
  }
});
