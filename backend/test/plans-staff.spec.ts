import type { DataSource } from 'typeorm';
import { addLoad } from '../src/operations/commands/seed-load';
import { Order } from '../src/modules/orders/model/order.entity';
import { buildWriter } from '../src/storage/data-source';
import { statementsOf } from './database-support/asked';
import { wideSteps } from './database-support/explained';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { startTestApp, type TestApp } from './support/test-app';

const ORDERS = 4000;
const DAY = '2026-12-03';

/** How the databases get what staff read of a day, a run and a register, among many orders. */
let test: TestApp;
let plans: DataSource;
let manager: Client;
let ids: number[];
let run: number;

beforeAll(async () => {
  test = await startTestApp();
  test.clock.set(new Date('2026-12-01T09:00:00Z'));
  plans = await buildWriter(test.config.database).initialize();
  await addLoad(test.database, ORDERS / 10, ORDERS);
  manager = await test.as('manager');
  const owner = await addUser(test);
  const client = await test.signedIn(owner);
  ids = [];
  for (let count = 0; count < 40; count++) ids.push((await addOrder(test, owner)).id);
  await test.database.write((tx) =>
    tx.update(Order, ids, { deliveryDate: `${DAY} 23:00`, statusId: 1, stateId: 1 }),
  );
  for (let at = 0; at < 20; at++) {
    const { body } = await manager.post('/api/runs', { body: { day: DAY, driver: 'Игорь Савич' } });
    run = (body as { id: number }).id;
    await manager.post(`/api/runs/${run}/orders`, { body: { ids: [ids[at]], confirmDay: true } });
    await client.post('/api/registers', { body: { ids: [ids[at]] } });
  }
  // SQLite's own plans, as it has them without statistics.
  if (test.database.kind === 'mysql')
    await test.database.write((tx) =>
      tx.query('ANALYZE TABLE orders, order_items, runs, run_orders, registers, register_orders'),
    );
});
afterAll(async () => {
  await plans.destroy();
  await test.close();
});

/** A step over orders or their cargo; whatever else these requests read has some dozens of rows. */
const OF_ORDERS = /^SCAN (o|i|Order|OrderItem)\b|"table":"(o|i|Order|OrderItem)","type":"ALL"/;

it.each([
  ['a day', () => `/api/day/${DAY}`],
  ['the runs of a day', () => `/api/runs?day=${DAY}`],
  ['a run', () => `/api/runs/${run}`],
  ['who takes orders', () => `/api/runs/carriers?ids=${ids.slice(0, 30).join('&ids=')}`],
  ['the orders of a run', () => `/api/order?page=1&filter[run]=${run}`],
  [
    'the orders in work of a day that no run has',
    () => `/api/order?page=1&filter[run]=0&filter[deliveryDay]=${DAY}&filter[open]=1`,
  ],
  ['the orders in work that no run has', () => '/api/order?page=1&filter[run]=0&filter[open]=1'],
  ['the labels of a day', () => `/api/order/labels?day=${DAY}`],
  ['the labels of numbers', () => `/api/order/labels?range=${ids[0]}-${ids[5]}`],
  ['the registers', () => '/api/registers'],
  ['the registers of a state and a day', () => `/api/registers?state=open&day=${DAY}`],
])('%s is read without a walk through the orders', async (_, path) => {
  const asked = await statementsOf(test.database, async () => {
    expect([path(), (await manager.get(path())).status]).toEqual([path(), 200]);
  });
  const wide: string[] = [];
  for (const statement of asked.filter(([sql]) => /orders|order_items/.test(sql)))
    wide.push(...(await wideSteps(plans, statement)).filter((step) => OF_ORDERS.test(step)));
  expect(wide).toEqual([]);
});

it.each([
  ['a day', `/api/day/${DAY}`],
  ['an empty day', '/api/day/2027-01-14'],
  ['the list of a day and a status', `/api/order?page=1&filter[deliveryDay]=${DAY}&filter[status]=1`],
  ['the labels of a day', `/api/order/labels?day=${DAY}`],
])('%s has its orders from the index of days', async (_, path) => {
  const asked = await statementsOf(test.database, () => manager.get(path));
  const ofDay = asked.filter(([sql]) => /FROM .orders.*deliveryDate. BETWEEN/s.test(sql));
  expect(ofDay).not.toEqual([]);
  for (const [sql, values] of ofDay) {
    const isServer = test.database.kind === 'mysql';
    const steps = await plans.query<object[]>(`EXPLAIN ${isServer ? '' : 'QUERY PLAN'} ${sql}`, values);
    expect([sql, JSON.stringify(steps)]).toEqual([sql, expect.stringContaining('ix_orders_delivery')]);
  }
});
