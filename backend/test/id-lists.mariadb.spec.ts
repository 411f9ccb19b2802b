import { Order } from '../src/orders/order.entity';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

it('a list of ids that the server has cut short is read as rows', async () => {
  const orders = test.database.read.createQueryBuilder(Order, 'o').select('o.id', 'id');
  const all = await test.database.reads.ids(orders);
  expect(all.size).toBe(await test.database.read.count(Order));
  const source = test.database.read.connection;
  const query = source.query.bind(source) as (...given: unknown[]) => Promise<unknown>;
  const cut = jest
    .spyOn(source, 'query')
    .mockImplementation((sql: string, ...given: unknown[]) =>
      sql.includes('GROUP_CONCAT') ? Promise.resolve([{ size: all.size, ids: '1,2' }]) : query(sql, ...given),
    );
  const again = await test.database.reads.ids(orders);
  expect(again.slice(0, all.size)).toEqual(all.slice(0, all.size));
  expect(cut).toHaveBeenCalledTimes(2);
  cut.mockRestore();
});
