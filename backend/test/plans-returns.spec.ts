import type { DataSource } from 'typeorm';
import { addLoad } from '../src/operations/commands/seed-load';
import { orderList, pageOfIds } from '../src/modules/orders/read/order-list';
import { Months } from '../src/modules/orders/months/months.service';
import { ReturnLists } from '../src/modules/orders/returns/return-lists';
import { OrdersByRun } from '../src/modules/runs/orders-by-run';
import { buildWriter } from '../src/storage/data-source';
import { statementsOf } from './database-support/asked';
import { isCovered, wideSteps } from './database-support/explained';
import { startTestApp, type TestApp } from './support/test-app';

const ORDERS = 2000;
const year = new Date().getUTCFullYear();

/** How the databases get orders by the day of their handover, and what must come back, among many. */
let test: TestApp;
let plans: DataSource;

beforeAll(async () => {
  test = await startTestApp();
  plans = await buildWriter(test.config.database).initialize();
  await addLoad(test.database, ORDERS / 10, ORDERS);
  await test.database.write((tx) =>
    tx.query('UPDATE orders SET ttnSince = handedAt WHERE handedAt IS NOT NULL'),
  );
  await test.database.write((tx) =>
    tx.query(test.database.kind === 'mysql' ? 'ANALYZE TABLE orders, order_items, users' : 'ANALYZE'),
  );
});
afterAll(async () => {
  await plans.destroy();
  await test.close();
});

it.each([
  ['the clients who wait for waybills', (lists: ReturnLists) => lists.clients(1)],
  ['the waybills of a client', (lists: ReturnLists) => lists.ttn(3, 1)],
  ['undelivered cargo', (lists: ReturnLists) => lists.held(2)],
])('%s are read from an index, the oldest first', async (_, read) => {
  const statements = await statementsOf(test.database, () => read(test.app.get(ReturnLists)));
  const ofOrders = statements.filter(([sql]) => /FROM .?orders.? /.test(sql));
  expect(ofOrders.length).toBeGreaterThan(1);
  for (const one of ofOrders) {
    // The groups of clients are sorted, not the orders.
    const wide = (await wideSteps(plans, one)).filter(
      (step) => !/GROUP BY userId/.test(one[0]) || !/^USE TEMP B-TREE FOR (GROUP|ORDER) BY$/.test(step),
    );
    expect([one[0], wide]).toEqual([one[0], []]);
  }
});

/** The groups are sorted after a range of an index. */
const GROUPED =
  /^USE TEMP B-TREE FOR GROUP BY$|"type":"range".*"key":"ix_orders_(handed|delivery)"|"type":"range".*"key":"ix_proposals_waiting"/;

it('a month of firms is read from the indexes of the handovers and of the deadlines', async () => {
  const month = `${year - 1}-03`;
  const statements = await statementsOf(test.database, () => test.app.get(Months).read(month, 1));
  const groups = statements.filter(([sql]) => /GROUP BY/.test(sql));
  expect(groups).toHaveLength(4);
  for (const one of groups) {
    // The prices of clients are sorted, not the orders.
    const wide = (await wideSteps(plans, one)).filter((step) => !GROUPED.test(step));
    expect([one[0], wide]).toEqual([one[0], []]);
  }
});

const everything = { userId: null, staff: true, runs: new OrdersByRun() };
const march = { handedFrom: `${year - 1}-03-01`, handedTo: `${year - 1}-03-31` };

const asked = (filter: object, scope = everything as Parameters<typeof orderList>[2]) =>
  statementsOf(test.database, async () =>
    pageOfIds(await orderList(test.database.reads, { filter }, scope, new Date()), 1),
  );

it.each([
  ['of all clients', everything],
  ['of one client', { ...everything, userId: 3, staff: false }],
])('orders handed over within days, %s, are read without one order looked up', async (_, scope) => {
  const whole = (await asked(march, scope)).filter(([sql]) => /FROM .orders. /.test(sql));
  expect(whole).not.toEqual([]);
  for (const one of whole) expect([one[0], await isCovered(plans, one)]).toEqual([one[0], true]);
});

it.each([{ state: 1 }, { fragile: true }, { priceType: 'none' }, { city: 3 }])(
  'handed over within days, under %j too, they are read from an index',
  async (more) => {
    for (const one of await asked({ ...march, ...more }))
      if (/FROM .orders. /.test(one[0])) expect(await wideSteps(plans, one)).toEqual([]);
  },
);
