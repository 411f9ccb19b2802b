import { recount } from '../src/operations/commands/orders-recount';
import type { Database } from '../src/platform/database/database';
import { OrderWord } from '../src/modules/orders/model/order-search.entity';
import { OrderTotal } from '../src/modules/orders/model/order-totals.entity';
import { openDatabase } from '../src/storage/open';
import { callCommand } from './support/commands';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
});

afterAll(() => test.drop());

const call = (...args: string[]) => callCommand({ database: test.config, dataDir: test.dataDir }, args);

async function look<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ database: test.config, demo: false }, () => new Date());
  return work(database).finally(() => database.close());
}

/** What is kept of the orders beside them: how many of each kind, how many words. */
const kept = () =>
  look(async ({ read }) => ({
    totals: await read.find(OrderTotal, { order: { statusId: 'ASC', stateId: 'ASC' } }),
    words: await read.count(OrderWord),
  }));

it('seed:load says what it has added, also when that is nothing', async () => {
  expect(await call('seed:load', '--users', '0', '--orders', '0')).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^0 users and 0 orders were added in \d+\.\d s\.\n$/),
  });
});

it('orders:recount makes good the counts of orders, with --words also what they are found by', async () => {
  await call('seed:load', '--users', '2', '--orders', '30');
  const sound = await kept();
  await look((database) =>
    database.write(async (tx) => {
      await tx.createQueryBuilder().delete().from(OrderTotal).execute();
      await tx.createQueryBuilder().delete().from(OrderWord).execute();
    }),
  );
  const told = { code: 0, stdout: 'The orders are counted; restart servers that ran before.\n', stderr: '' };
  expect(await call('orders:recount')).toEqual(told);
  expect(await kept()).toEqual({ ...sound, words: 0 });
  expect(await call('orders:recount', '--words')).toEqual(told);
  expect(await kept()).toEqual(sound);
  expect(sound.words).toBeGreaterThan(100);
});

it('where the server allows no triggers, which would keep the counts, nothing is counted', async () => {
  const asked: string[] = [];
  const query = (sql: string) => {
    asked.push(sql.slice(0, 14));
    // What a server answers that keeps a binary log.
    return sql.startsWith('CREATE TRIGGER') ? Promise.reject(refusal) : Promise.resolve([]);
  };
  const refusal = Object.assign(new Error('You do not have the SUPER privilege'), { errno: 1419 });
  const database = { kind: 'sqlite', write: (work: (tx: object) => unknown) => work({ query }) };
  expect(await recount(database as unknown as Database)).toBe(false);
  expect(asked.at(-1)).toBe('CREATE TRIGGER');
});
