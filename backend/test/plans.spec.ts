import { setTimeout as pause } from 'node:timers/promises';
import { In, IsNull, type DataSource, type QueryRunner, type SelectQueryBuilder } from 'typeorm';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { addLoad } from '../src/commands/seed-load';
import { buildWriter } from '../src/storage/data-source';
import type { OrdersQuery } from '../src/orders/dto/order-lists.dto';
import { orderList } from '../src/orders/order-query';
import { Email } from '../src/mail/email.entity';
import { Order } from '../src/orders/order.entity';
import type { Client } from './support/client';
import { startTestApp, type TestApp } from './support/test-app';

/** How the databases say that they will get the rows of page 1, without measuring any time. */
let test: TestApp;
/** A connection of its own: the embedded engine keeps reading at the state in which it was asked for a plan. */
let plans: DataSource;

beforeAll(async () => {
  test = await startTestApp();
  plans = await buildWriter(test.config.database).initialize();
  await addLoad(test.database, 300, 4000);
  await test.database.write((tx) =>
    tx.query(
      test.database.kind === 'mysql' ? 'ANALYZE TABLE orders, order_search, order_words, users' : 'ANALYZE',
    ),
  );
});

afterAll(async () => {
  await plans.destroy();
  await test.close();
});

/** The steps of the plan that read a whole table, its rows and not an index. */
async function fullScans(query: SelectQueryBuilder<never>): Promise<string[]> {
  const [sql, parameters] = query.orderBy('o.id', 'DESC').limit(20).getQueryAndParameters();
  if (test.database.kind === 'mysql') {
    const steps = await plans.query<{ table: string; type: string }[]>(`EXPLAIN ${sql}`, parameters);
    return steps.filter(({ type }) => type === 'ALL').map(({ table }) => table);
  }
  const steps = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  // "SCAN o" alone walks the rows in the order of their keys and stops after twenty.
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => /TEMP B-TREE|^SCAN (?!o$)(?!.*INDEX)/.test(detail));
}

describe('page 1 of orders', () => {
  it.each([
    ['without a filter', {}],
    ['by state', { filter: { state: 3 } }],
    ['by status', { filter: { status: 4 } }],
    ['being formed', { filter: { priceType: 'none' } }],
    ['fragile', { filter: { fragile: true } }],
    ['being formed and in work', { filter: { priceType: 'none', open: true } }],
    ['in work', { filter: { open: true } }],
    ['of firms', { filter: { clientType: 'ur-lico' } }],
  ] as [string, Pick<OrdersQuery, 'filter' | 'search'>][])('%s is read from an index', async (_, query) => {
    const everything = { userId: null, staff: true };
    const { others } = await orderList(test.database.read, query, everything, new Date());
    expect(await fullScans(others as SelectQueryBuilder<never>)).toEqual([]);
  });

  it.each(['ковалев', '80291234567', '4567', 'ковалев анна'])(
    'found by «%s» is read from the words; no more than what is found is sorted',
    async (search) => {
      const everything = { userId: null, staff: true };
      for (const filter of [{}, { status: 4 }, { open: true }]) {
        const { others } = await orderList(test.database.read, { search, filter }, everything, new Date());
        const steps = await fullScans(others as SelectQueryBuilder<never>);
        expect(steps.filter((step) => step !== 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
      }
    },
  );

  it('to one city is read from the indexes of addresses and points; no more than the city’s orders are sorted', async () => {
    const everything = { userId: null, staff: true };
    const query = { filter: { city: 3 } };
    const { others } = await orderList(test.database.read, query, everything, new Date());
    const steps = await fullScans(others as SelectQueryBuilder<never>);
    expect(steps.filter((step) => step !== 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
  });

  it('of one user is read from an index', async () => {
    const { others } = await orderList(test.database.read, {}, { userId: 3, staff: false }, new Date());
    expect(await fullScans(others as SelectQueryBuilder<never>)).toEqual([]);
  });
});

/** How many statements a request sends, both ends of its transactions included; the mailer may add its own. */
async function statementsOf(request: () => Promise<{ status: number }>): Promise<number> {
  let count = 0;
  // All connections of a DataSource share one class of runners, and every statement goes through it.
  const runner = test.database.read.connection.createQueryRunner();
  const runners = Object.getPrototypeOf(runner) as Pick<QueryRunner, 'query'>;
  const { query } = runners;
  runners.query = function (this: QueryRunner, ...given: Parameters<typeof query>) {
    count += 1;
    return query.apply(this, given);
  } as typeof query;
  const { status } = await request().finally(() => (runners.query = query));
  expect([200, 201]).toContain(status);
  return count;
}

/** The fewest of three: a letter of the login may be on its way beside one of them. */
async function fewest(request: (time: number) => Promise<{ status: number }>): Promise<number> {
  const counts: number[] = [];
  for (let time = 0; time < 3; time++) counts.push(await statementsOf(() => request(time)));
  return Math.min(...counts);
}

describe('the statements of a request, its session among them:', () => {
  let manager: Client;
  let customer: Client;
  let ids: number[];
  const created = { ...validOrder, packages: [validPackage, validPackage, validPackage] };
  /** The mark of a unit of work, which only a server keeps. */
  const mark = process.env['TEST_DATABASE_URL'] ? 1 : 0;

  beforeAll(async () => {
    manager = await test.as('manager');
    customer = await test.as('company');
    ids = [];
    for (let count = 0; count < 60; count++)
      ids.push(((await customer.post('/api/order', { body: created })).body as { id: number }).id);
    await manager.get('/api/order');
    await manager.get('/api/findCountry?query=гом');
    // The mailer has something to do beside.
    while (await test.database.read.existsBy(Email, { sentAt: IsNull() })) await pause(50);
  });

  it.each([
    ['the list of orders', '/api/order', 5],
    ['a page far inside', '/api/order?page=100', 6],
    ['the quick views', '/api/order/counters', 10],
    ['the kinds of orders', '/api/order/statuses', 1],
    ['the list of clients', '/api/users', 6],
    ['the requests', '/api/users/unproved', 8],
    ['the own account', '/api/user', 2],
    ['the points', '/api/points', 3],
    ['the cities of a name', '/api/findCountry?query=гом', 2],
  ])('%s', async (_, path, most) => {
    expect(await fewest(() => manager.get(path))).toBeLessThanOrEqual(most);
  });

  it.each([
    ['an order', 'single', 3],
    ['its history', 'history', 4],
  ])('%s', async (_, path, most) => {
    expect(await fewest(() => manager.get(`/api/order/${path}?id=${ids[0]}`))).toBeLessThanOrEqual(most);
  });

  it('a quote', async () => {
    const body = { cityId: 3, packages: [validPackage] };
    expect(await fewest(() => customer.post('/api/calculator/quote', { body }))).toBeLessThanOrEqual(3);
  });

  it('a new order with three packages: each thing is read once and written once, and nothing read back', async () => {
    const place = () => customer.post('/api/order', { body: created });
    expect(await fewest(place)).toBeLessThanOrEqual(12 + mark);
  });

  it('another status and price', async () => {
    const change = (time: number) => ({ id: ids[0], version: time + 1, status: 3 + time, price: 25 + time });
    const put = (time: number) => manager.put('/api/order', { body: change(time) });
    expect(await fewest(put)).toBeLessThanOrEqual(10 + mark);
  });

  it('another status of many orders: both ends of a transaction and three for each', async () => {
    const part = (time: number) => ids.slice(1).filter((_, at) => at % 3 === time);
    const change = (time: number) => ({ status: 3, orders: part(time).map((id) => ({ id, version: 1 })) });
    const statements = await fewest((time) => manager.post('/api/order/bulk', { body: change(time) }));
    expect(statements).toBeLessThanOrEqual(6 + (5 + mark) * part(2).length);
    expect(statements).toBeGreaterThan(4 * part(2).length);
    const changed = await test.database.read.countBy(Order, {
      id: In(ids.slice(1)),
      statusId: 3,
      version: 2,
    });
    expect(changed).toBe(ids.length - 1);
  });
});
