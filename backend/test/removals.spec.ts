import { validLegalEntity, validOrder } from '@shlyah/domain/cases';
import type { EntityManager } from 'typeorm';
import { insertMany } from '../src/platform/database/insert-many';
import { newTrackingCode } from '../src/modules/orders/model/tracking-codes';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { History } from '../src/platform/journal/history/history';
import { JournalEntry } from '../src/platform/journal/journal.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Outbox } from '../src/modules/notifications/channels/outbox';
import { Order } from '../src/modules/orders/model/order.entity';
import { addSearch } from '../src/modules/orders/search/order-search';
import { OrderSearch, OrderWord } from '../src/modules/orders/model/order-search.entity';
import { OrderTotal } from '../src/modules/orders/model/order-totals.entity';
import { ClientOrders } from '../src/modules/users';
import { Removal } from '../src/platform/access/removal.entity';
import { Removals } from '../src/modules/users/leaving/removals.service';
import { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';
import { unitSizes } from './support/unit-sizes';

/** An account with more orders than one unit of work removes, beside one that stays. */
const many = 230;

let test: TestApp;
let admin: Client;
let user: User;
let first: Order;
let other: { id: number };

beforeEach(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  user = await addUser(test);
  const { id } = await addOrder(test, user, { externalId: 'А-1' });
  first = await test.database.read.findOneByOrFail(Order, { id });
  await test.database.write((tx) => addMore(tx));
  other = await addOrder(test, await addUser(test));
}, 120_000);

afterEach(() => test.close());

async function addMore(tx: EntityManager): Promise<void> {
  const rows = Array.from({ length: many - 1 }, (_, at) => ({
    ...first,
    externalId: null,
    trackingCode: newTrackingCode(),
    id: first.id + at + 1,
  }));
  await insertMany(tx, Order, rows);
  await addSearch(
    tx,
    rows.map(({ id }) => ({ id, text: ' неповторимов' })),
  );
  await tx.insert(Email, {
    messageId: 'a-1',
    recipient: user.email,
    subject: 'Заказ',
    body: 'Заказ',
    channel: 'email',
    userId: user.id,
    createdAt: new Date(),
    nextAttemptAt: new Date('2100-01-01'),
  });
}

const removal = () => admin.delete(`/api/users/deleteAndOrders/${user.id}`);
const left = () => test.database.read.countBy(Order, { userId: user.id });
const total = async (client: Client, query: object) =>
  ((await client.get('/api/order', { query: { page: 1, ...query } as never })).body as { total: number })
    .total;

/** What is answered to whoever asks for an order, for its history, for where it is and for its document. */
async function statusesOf(client: Client, { id, trackingCode }: Order): Promise<number[]> {
  const answers = [
    await client.get('/api/order/single', { query: { id } }),
    await client.get('/api/order/history', { query: { id } }),
    await client.get(`/api/tracking/${trackingCode}`),
    await client.get('/api/getZayavka', { query: { order_id: id } }),
  ];
  return answers.map(({ status }) => status);
}

/** How many orders each unit of work has found and left. */
const unitsOf = (work: () => Promise<unknown>, between?: () => Promise<unknown>): Promise<number[]> =>
  unitSizes(test, left, work, between);

it('with many orders is gone for everybody at once', async () => {
  const manager = await test.as('manager');
  const own = await test.signedIn(user);
  const all = await total(manager, {});
  const last = await test.database.read.findOneByOrFail(Order, { id: first.id + many - 1 });
  expect(await statusesOf(manager, last)).toEqual([200, 200, 200, 200]);
  const counters = (await manager.get('/api/order/counters')).body as Record<string, number>;
  expect((await removal()).status).toBe(204);
  // The rows are there, and shown to nobody.
  expect(await left()).toBeGreaterThan(100);
  expect((await own.get('/api/user')).status).toBe(401);
  const login = { email: user.email, password: 'demo-parol' };
  expect((await test.visitor().post('/api/user/login', { body: login })).status).toBe(401);
  expect((await admin.get(`/api/users/${user.id}`)).status).toBe(404);
  expect((await admin.get('/api/users', { query: { search: String(user.name) } })).body).toMatchObject({
    total: 0,
  });
  expect((await removal()).status).toBe(404);

  expect(await total(manager, {})).toBe(all - many);
  expect(await total(manager, { 'filter[state]': first.stateId })).toBeLessThanOrEqual(all - many);
  expect(await total(manager, { user: user.id })).toBe(0);
  expect(await total(manager, { search: 'неповторимов' })).toBe(0);
  for (const search of [String(last.id), last.trackingCode ?? ''])
    expect(await total(manager, { search })).toBe(0);
  const now = (await manager.get('/api/order/counters')).body as Record<string, number>;
  expect(now['new']).toBe((counters['new'] ?? 0) - many);

  expect(await statusesOf(manager, last)).toEqual([404, 404, 404, 404]);
  const edit = { id: last.id, version: last.version, price: 21 };
  expect((await manager.put('/api/order', { body: edit })).status).toBe(404);
  expect((await admin.delete(`/api/order/${last.id}`)).status).toBe(404);
  expect((await manager.get('/api/order/single', { query: { id: other.id } })).status).toBe(200);
  expect(await test.database.read.countBy(Email, { userId: user.id })).toBe(0);

  const again = { ...validLegalEntity, email: user.email };
  expect((await test.visitor().post('/api/user/register', { body: again })).status).toBe(201);
});

it('with many orders loses them a few at a time, and others write in between', async () => {
  const writer = await test.signedIn(await addUser(test));
  const atOnce = await unitsOf(removal);
  const placed: number[] = [];
  const later = await unitsOf(
    () => test.app.get(Removals).runIfDue(),
    async () => {
      if (placed.length < 2) placed.push((await writer.post('/api/order', { body: validOrder })).status);
    },
  );
  const sizes = [...atOnce, ...later];
  expect(atOnce).toHaveLength(1);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(many);
  expect(placed).toEqual([201, 201]);
  await isGone();
});

it('that a crash has left half removed is removed by the next look, of one replica', async () => {
  await removal();
  const before = await left();
  const orders = test.app.get(ClientOrders);
  const real = orders.removeSome.bind(orders);
  jest.spyOn(orders, 'removeSome').mockImplementationOnce(real).mockRejectedValueOnce(new Error('crashed'));
  await expect(replica().runIfDue()).rejects.toThrow('crashed');
  const half = await left();
  expect(half).toBeLessThan(before);
  expect(half).toBeGreaterThan(0);
  const sizes = await unitsOf(() =>
    Promise.all([replica(), replica(), replica()].map((one) => one.runIfDue())),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(half);
  await isGone();
});

/** Another process, as far as the database sees. */
function replica(): Removals {
  const { app, database, clock } = test;
  return new Removals(database, clock, app.get(History), app.get(Outbox), app.get(ClientOrders));
}

it('whose orders stay is taken out of them a few at a time', async () => {
  expect((await admin.delete(`/api/users/${user.id}`)).status).toBe(204);
  const manager = await test.as('manager');
  const all = await total(manager, {});
  expect((await manager.get('/api/order/single', { query: { id: first.id } })).status).toBe(200);
  const sizes = await unitsOf(() => test.app.get(Removals).runIfDue());
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
  expect(await left()).toBe(0);
  expect(await total(manager, {})).toBe(all);
  expect(await test.database.read.existsBy(User, { id: user.id })).toBe(false);
});

/** Nothing of the account and its orders is there; what has happened to each is kept once. */
async function isGone(): Promise<void> {
  const { read } = test.database;
  expect(await left()).toBe(0);
  expect(await read.existsBy(User, { id: user.id })).toBe(false);
  expect(await read.count(Removal)).toBe(0);
  expect(await read.existsBy(OrderSearch, { text: ' неповторимов' })).toBe(false);
  expect(await read.existsBy(OrderWord, { word: 'неповторимов' })).toBe(false);
  const counted = await read.sum(OrderTotal, 'orders');
  expect(Number(counted)).toBe(await read.count(Order));
  const events = await read.findBy(HistoryEvent, { subject: 'order', field: 'deleted' });
  const deleted = events.map(({ subjectId }) => subjectId);
  expect([deleted.length, new Set(deleted).size]).toEqual([many, many]);
  expect(await read.countBy(HistoryEvent, { subject: 'user', subjectId: user.id, field: 'deleted' })).toBe(1);
  expect(await read.countBy(JournalEntry, { kind: 'accountDeleted', accountId: user.id })).toBe(1);
}
