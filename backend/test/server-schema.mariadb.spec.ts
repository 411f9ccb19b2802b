import { validPackage } from '@shlyah/domain/cases';
import { recountOrders } from '../src/modules/orders/model/order-counts';
import { OrderNumbers1797700000000 } from '../src/storage/migrations/0027-order-numbers';
import { nextNumber, setNextNumber } from '../src/modules/orders/model/order-numbers';
import type { RunQuery } from '../src/platform/database/triggers';
import { OrderItem } from '../src/modules/orders/model/order-item.entity';
import { OrderTotal } from '../src/modules/orders/model/order-totals.entity';
import { addOrder, addUser, orderBody } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

/** A connection of its own, as a command has one. */
async function alone<T>(work: (query: RunQuery) => Promise<T>): Promise<T> {
  const runner = test.database.read.connection.createQueryRunner();
  await runner.connect();
  return work(runner.query.bind(runner) as RunQuery).finally(() => runner.release());
}

const totals = () => test.database.read.find(OrderTotal, { order: { statusId: 'ASC', stateId: 'ASC' } });

it('a recount that fails half way leaves the counts as they were and no lock behind', async () => {
  await addOrder(test, await addUser(test));
  const before = await totals();
  expect(before.length).toBeGreaterThan(0);
  await alone(async (query) => {
    const breaking = ((sql: string) =>
      sql.startsWith('INSERT INTO order_totals')
        ? Promise.reject(new Error('it broke'))
        : query(sql)) as RunQuery;
    await expect(recountOrders(breaking)).rejects.toThrow('it broke');
    expect(await query('SELECT @@in_transaction AS open')).toEqual([{ open: '0' }]);
  });
  expect(await totals()).toEqual(before);
});

it('numbers of orders are taken back, and go on where they were when they are made again', async () => {
  const { id } = await addOrder(test, await addUser(test));
  const step = new OrderNumbers1797700000000();
  const tables = () => test.database.read.query<unknown[]>("SHOW TABLES LIKE 'order_numbers'");
  const next = () => alone((query) => nextNumber(query));
  const set = (number: number) => alone((query) => setNextNumber(query, number));
  const runner = test.database.read.connection.createQueryRunner();
  await step.down(runner);
  // As when the copy of an older release is restored.
  await set(id + 100);
  expect([await tables(), await next()]).toEqual([[], null]);
  await step.up(runner);
  await runner.release();
  expect([(await tables()).length, await next()]).toEqual([1, id + 1]);
  await set(id + 100);
  expect(await next()).toBe(id + 100);
});

// MySQL says the id of the first row alone.
it('packages of an order are found again where an insert does not say their ids', async () => {
  const user = await addUser(test);
  const { driver } = test.database.read.connection;
  const { version = '' } = driver;
  driver.version = '8.0.36';
  const client = await test.signedIn(user);
  const packages = [validPackage, validPackage, validPackage];
  const { status, body } = await client
    .post('/api/order', { body: orderBody({ packages }) })
    .finally(() => (driver.version = version));
  expect(status).toBe(201);
  const placed = body as { id: number; packages: { id: number }[] };
  const rows = await test.database.read.find(OrderItem, {
    where: { orderId: placed.id },
    order: { position: 'ASC' },
  });
  expect(placed.packages.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});
