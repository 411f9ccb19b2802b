import type { Database } from '../src/database/database';
import { OrderWord } from '../src/orders/order-search.entity';
import { OrderTotal } from '../src/orders/order-totals.entity';
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
