import type { DataSource, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { addLoad } from '../src/commands/seed-load';
import { buildWriter } from '../src/storage/data-source';
import type { OrdersQuery } from '../src/orders/dto/order-lists.dto';
import { orderList } from '../src/orders/order-query';
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

/** How many statements a request sends, its session and both ends of its transaction included; the mailer may add its own. */
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

describe('a request', () => {
  it('for a list asks a handful of questions, however many rows it has', async () => {
    const admin = await test.as('admin');
    await admin.get('/api/order');
    /** The fewest of three: a letter of the login may be on its way beside one of them. */
    const asked = async (path: string): Promise<number> => {
      const counts: number[] = [];
      for (let times = 0; times < 3; times++) counts.push(await statementsOf(() => admin.get(path)));
      return Math.min(...counts);
    };
    expect(await asked('/api/order')).toBeGreaterThan(3);
    expect(await asked('/api/order')).toBeLessThan(8);
    expect(await asked('/api/users')).toBeLessThan(9);
    expect(await asked('/api/users/unproved')).toBeLessThan(9);
  });

  it('that places or changes an order writes each thing once and reads back nothing', async () => {
    const customer = await test.as('company');
    const body = { ...validOrder, packages: [validPackage, validPackage, validPackage] };
    await customer.post('/api/order', { body });
    const placing: number[] = [];
    for (let count = 0; count < 3; count++)
      placing.push(await statementsOf(() => customer.post('/api/order', { body })));
    // All words of the order are one of them.
    expect(Math.min(...placing)).toBeLessThanOrEqual(16);
    const manager = await test.as('manager');
    const { data } = (await manager.get('/api/order')).body as { data: { id: number }[] };
    const editing: number[] = [];
    for (const { id } of data.slice(0, 3)) {
      const edit = { id, version: 1, status: 3, price: 25 };
      editing.push(await statementsOf(() => manager.put('/api/order', { body: edit })));
    }
    expect(Math.min(...editing)).toBeLessThanOrEqual(12);
  });
});
