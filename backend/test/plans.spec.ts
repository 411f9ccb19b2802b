import type { DataSource, QueryRunner, SelectQueryBuilder } from 'typeorm';
import { addLoad } from '../src/commands/seed-load';
import { buildWriter } from '../src/database/data-source';
import type { OrdersQuery } from '../src/orders/dto/order-lists.dto';
import { orderIds } from '../src/orders/order-query';
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
    tx.query(test.database.kind === 'mysql' ? 'ANALYZE TABLE orders, order_search, users' : 'ANALYZE'),
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
    ['found by a name', { search: 'ковалев' }],
    ['found by a phone', { search: '80291234567' }],
  ] as [string, Pick<OrdersQuery, 'filter' | 'search'>][])('%s is read from an index', async (_, query) => {
    const everything = { userId: null, staff: true };
    const ids = orderIds(test.database.read, query, everything, new Date());
    expect(await fullScans(ids as SelectQueryBuilder<never>)).toEqual([]);
  });

  it('of one user is read from an index', async () => {
    const ids = orderIds(test.database.read, {}, { userId: 3, staff: false }, new Date());
    expect(await fullScans(ids as SelectQueryBuilder<never>)).toEqual([]);
  });
});

describe('a list', () => {
  it('asks a handful of questions for a page, however many rows it has', async () => {
    const admin = await test.as('admin');
    const asked = async (path: string): Promise<number> => {
      let count = 0;
      // All connections of a DataSource share one class of runners, and every statement goes through it.
      const runner = test.database.read.connection.createQueryRunner();
      const runners = Object.getPrototypeOf(runner) as Pick<QueryRunner, 'query'>;
      const { query } = runners;
      runners.query = function (this: QueryRunner, ...given: Parameters<typeof query>) {
        count += 1;
        return query.apply(this, given);
      } as typeof query;
      await admin.get(path);
      runners.query = query;
      return count;
    };
    expect(await asked('/api/order')).toBeGreaterThan(5);
    expect(await asked('/api/order')).toBeLessThan(14);
    expect(await asked('/api/users')).toBeLessThan(9);
    expect(await asked('/api/users/unproved')).toBeLessThan(9);
  });
});
