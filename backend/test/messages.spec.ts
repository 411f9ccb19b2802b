import { In } from 'typeorm';
import { HOLD_MS } from '../src/modules/notifications/notifications';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Outbox } from '../src/modules/notifications/channels/outbox';
import { SmsOptOut } from '../src/modules/notifications/channels/sms-opt-out.entity';
import { SmsOptOuts } from '../src/modules/notifications/channels/sms-opt-outs';
import { PHONE, PhoneWorld, TAKEN } from './mail-support/phone-world';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';

interface Row {
  id: number;
  channel: string;
  to: string;
  account: { id: number; name: string | null } | null;
  subject: string;
  state: string;
  attempts: number;
  sentAt: string | null;
  toFile: boolean;
  nextAt: string | null;
  reason: string | null;
}

let world: PhoneWorld;
let admin: Client;

beforeAll(async () => {
  world = await PhoneWorld.open();
  admin = await world.test.as('admin');
});

afterAll(() => world.close());

beforeEach(async () => {
  await world.begin();
  await world.test.database.write((tx) => tx.createQueryBuilder().delete().from(SmsOptOut).execute());
});

afterEach(() => world.set(null));

const list = async (query: object = {}): Promise<{ data: Row[]; total: number }> =>
  (await admin.get('/api/messages', { query: { ...query } })).body as never;

const resend = async (ids: number[]): Promise<number> =>
  ((await admin.post('/api/messages/resend', { body: { ids } })).body as { count: number }).count;

/** An SMS that the gateway will never take. */
async function refused(): Promise<Row> {
  world.gate.reply = () => ({ status: 400, body: 'no such number 375297765432' });
  await world.post();
  await world.send();
  const [row] = (await list({ state: 'failed' })).data;
  if (!row) throw new Error('Nothing was given up');
  return row;
}

describe('an SMS in the list of messages', () => {
  it('waits, and is sent: its number is masked, its words are not shown', async () => {
    await world.post();
    const [waiting] = (await list()).data;
    expect(waiting).toMatchObject({
      channel: 'sms',
      to: '37529*****32',
      account: null,
      state: 'waiting',
      attempts: 0,
      sentAt: null,
      reason: null,
      nextAt: expect.stringMatching(/^2026-11-20 11:/),
    });
    expect(Object.keys(waiting ?? {})).not.toContain('body');
    await world.send();
    expect((await list()).data).toMatchObject([
      {
        id: waiting?.id,
        state: 'sent',
        toFile: false,
        attempts: 1,
        nextAt: null,
        sentAt: '2026-11-20 11:00',
      },
    ]);
  });

  it('that did not go says why, without the number, and is sent again once', async () => {
    const row = await refused();
    expect(row).toMatchObject({ state: 'failed', attempts: 1, reason: 'Шлюз ответил 400: no such number …' });
    expect(await resend([row.id])).toBe(1);
    expect(await resend([row.id, row.id])).toBe(0);
    expect((await list()).data).toMatchObject([{ id: row.id, state: 'waiting', attempts: 0, reason: null }]);
    const first = world.received();
    world.gate.reply = () => TAKEN;
    await world.send();
    // The gateway can tell that it is the same message.
    expect(world.received()).toEqual(first);
    expect(await resend([row.id])).toBe(0);
    await world.send();
    expect(world.received()).toEqual([]);
  });

  it('that is sent again by two admins at once goes once', async () => {
    const row = await refused();
    const counts = await Promise.all([resend([row.id]), resend([row.id]), resend([row.id])]);
    expect(counts.sort()).toEqual([0, 0, 1]);
  });

  it('to a number that wants none is not offered again', async () => {
    const { app, database } = world.test;
    await database.write((tx) => app.get(SmsOptOuts).add(tx, PHONE, world.user.id));
    await world.post();
    await world.send();
    const [row] = (await list({ state: 'unwanted' })).data;
    expect(row).toMatchObject({ attempts: 0, reason: 'На этот номер просили не присылать' });
    expect(await resend([row?.id ?? 0])).toBe(0);
  });

  it('is found by its number in any spelling, by channel and by state', async () => {
    await world.post();
    for (const to of [PHONE, '80297765432', '375297765432']) expect((await list({ to })).total).toBe(1);
    expect((await list({ to: '80297765433' })).total).toBe(0);
    expect((await list({ channel: 'sms', state: 'waiting' })).total).toBe(1);
    expect((await list({ channel: 'viber' })).total).toBe(0);
    expect((await list({ state: 'failed' })).total).toBe(0);
  });
});

describe('letters in the list of messages', () => {
  it('name the account, and what makes a forgotten password cost the same is not among them', async () => {
    const { test, user } = world;
    await test.visitor().post('/api/user/forgotPassword', { body: { email: 'nobody@example.by' } });
    await test.visitor().post('/api/user/forgotPassword', { body: { email: user.email } });
    await world.send();
    // As many as for whoever has an account: by letters alone.
    expect(await test.database.read.countBy(Email, { channel: 'email' })).toBe(2);
    expect(await test.database.read.count(Email)).toBe(2);
    const { data, total } = await list({ channel: 'email' });
    expect(total).toBe(1);
    // No mail server is configured here.
    expect(data).toMatchObject([{ account: { id: user.id, name: user.name }, state: 'sent', toFile: true }]);
    expect(data[0]?.to).toMatch(/^c\*\*\*@example\.by$/);
    expect((await list({ to: user.email.toUpperCase() })).total).toBe(1);
  });

  it('are newest first, twenty on a page', async () => {
    const outbox = world.test.app.get(Outbox);
    const letter = { channel: 'email', subject: 'Письмо', body: 'Текст', html: null, replyTo: null };
    await world.test.database.write(async (tx) => {
      for (let n = 1; n <= 21; n++) await outbox.add(tx, { ...letter, to: `n${n}@example.by` });
    });
    const [first, second] = [await list(), await list({ page: 2 })];
    expect([first.total, first.data.length, second.data.length]).toEqual([21, 20, 1]);
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  });
});

it('what is sent again by night waits for the morning', async () => {
  const row = await refused();
  world.set(new Date('2026-11-20T20:30:00Z'));
  expect(await resend([row.id])).toBe(1);
  world.gate.reply = () => TAKEN;
  world.received();
  await world.send();
  expect(world.received()).toEqual([]);
  expect((await list()).data).toMatchObject([{ state: 'waiting', nextAt: '2026-11-21 08:00' }]);
});

describe('what was told of an order', () => {
  const told = async (client: Client, id: number) => (await client.get(`/api/order/${id}/messages`)).body;

  it('is seen by its owner: by which way, to whom, and whether it has gone', async () => {
    const { test } = world;
    const owner = await addUser(test);
    const client = await test.signedIn(owner);
    const order = await addOrder(test, owner, { notifyReceiver: true, reciverPhone: PHONE });
    await world.edit(order, { status: 2 });
    const waiting = { date: '2026-11-20 11:00', state: 'waiting' };
    expect(await told(client, order.id)).toMatchObject([
      { ...waiting, channel: 'sms', to: 'receiver', subject: `SMS получателю заказа № ${order.id}: Принята` },
      { ...waiting, channel: 'email', to: 'client' },
      { ...waiting, channel: 'email', to: 'client', subject: `Мы получили заказ № ${order.id}` },
    ]);
    world.pass(HOLD_MS);
    await world.send();
    expect(await told(client, order.id)).toMatchObject([
      { channel: 'sms', state: 'sent', toFile: false },
      { state: 'sent', toFile: true },
      { state: 'sent', toFile: true },
    ]);
    expect(JSON.stringify(await told(client, order.id))).not.toMatch(/@|375/);
    expect(await told(admin, order.id)).toEqual(await told(client, order.id));
  });
});

describe('messages of an order', () => {
  it('are found by its number, its own number and its tracking code, whoever has written it', async () => {
    const { test } = world;
    const [one, other] = [await addUser(test), await addUser(test)];
    const first = await addOrder(test, one, { externalId: 'Письмо-17' });
    const second = await addOrder(test, other, { externalId: 'Письмо-17' });
    const third = await addOrder(test, one, { externalId: 'Письмо-170' });
    const found = async (order: string) => {
      const { data } = await list({ order });
      const ids = await test.database.read.find(Email, {
        select: { id: true, orderId: true },
        where: { id: In(data.map(({ id }) => id)) },
      });
      return [...new Set(ids.map(({ orderId }) => orderId))].sort();
    };
    for (const order of [String(first.id), `№ ${first.id}`, String(first['trackingUrl'])])
      expect(await found(order)).toEqual([first.id]);
    expect(await found(' Письмо-17 ')).toEqual([first.id, second.id]);
    expect(await found('Письмо-170')).toEqual([third.id]);
    for (const order of ['Письмо', 'письмо-17', '999999', '%', "'"]) expect(await found(order)).toEqual([]);
    const { total } = await list({ order: String(first.id), state: 'failed' });
    expect(total).toBe(0);
  });
});
