import { CLOSED_STATUSES, toMinsk, type OrderFilter } from '@shlyah/domain';
import { SelectQueryBuilder } from 'typeorm';
import { addLoad } from '../src/commands/seed-load';
import { Order } from '../src/orders/order.entity';
import { BLOCK } from '../src/database/order-counts';
import { orderList, pageOfIds } from '../src/orders/order-query';
import { Point } from '../src/points/point.entity';
import { startTestApp, type TestApp } from './support/test-app';

/** Long lists, those of days and of prices too, whose counts the database keeps, beside all orders read and sifted here. */
let test: TestApp;

type Row = Pick<Order, 'id' | 'createdAt' | 'price' | 'statusId' | 'stateId' | 'receiver' | 'receivePointId'>;
let rows: Row[];

/** Where every fourth order goes, of these some to a point there. */
const city = 3;
let point: number;

const everything = { userId: null, staff: true };
const now = new Date();
const day = (ago: number): string => toMinsk(new Date(now.getTime() - ago * 86_400_000)).slice(0, 10);
const kopecks = (rubles: number): number => Math.round(100 * rubles);

beforeAll(async () => {
  test = await startTestApp();
  await addLoad(test.database, 20, 30_000);
  const newest = await test.database.read.find(Order, {
    select: { id: true },
    order: { id: 'DESC' },
    take: 20,
  });
  // Entered long after their day, at the first kopeck of a ruble and at the last.
  const createdAt = new Date(now.getTime() - 400 * 86_400_000);
  const half = newest.splice(10);
  for (const [some, price] of [
    [newest, 13_00],
    [half, 39_99],
  ] as const)
    await test.database.write((tx) =>
      tx.update(
        Order,
        some.map(({ id }) => id),
        { createdAt, price },
      ),
    );
  point = (await test.database.read.findOneByOrFail(Point, { cityId: city })).id;
  await test.database.write(async (tx) => {
    await tx.query(`UPDATE orders SET receiverAddressId = ${city} WHERE id % 4 = 0`);
    await tx.query(`UPDATE orders SET receiverAddressId = NULL, receivePointId = ${point} WHERE id % 32 = 0`);
  });
  const told = { createdAt: true, price: true, statusId: true, stateId: true, receivePointId: true } as const;
  rows = await test.database.read.find(Order, {
    select: { id: true, ...told, receiver: { cityId: true } },
    order: { id: 'DESC' },
  });
}, 120_000);

afterAll(() => test.close());

const passes =
  ({
    status,
    state,
    open,
    dateType,
    dateFrom,
    dateTo,
    priceType,
    priceMin,
    priceMax,
    city: named,
  }: Partial<OrderFilter>) =>
  (order: Row): boolean => {
    const placed = toMinsk(order.createdAt).slice(0, 10);
    const first = dateType === 'week' ? day(6) : dateType === 'lastMonth' ? day(29) : dateFrom;
    const price = order.price ?? -1;
    return (
      (!status || order.statusId === status) &&
      (!state || order.stateId === state) &&
      (!open || (order.stateId === 1 && !CLOSED_STATUSES.includes(order.statusId))) &&
      (!first || placed >= first) &&
      (!dateTo || placed <= dateTo) &&
      (priceType !== 'range' || price >= kopecks(priceMin ?? 0)) &&
      (priceType !== 'exist' || order.price !== null) &&
      (!priceMax || price <= kopecks(priceMax)) &&
      (!named || order.receiver.cityId === named || order.receivePointId === point)
    );
  };

const filters: Partial<OrderFilter>[] = [
  { dateType: 'period', dateFrom: day(500) },
  { dateType: 'period', dateFrom: day(500), dateTo: day(300) },
  { dateType: 'period', dateTo: day(200), status: 4 },
  { dateType: 'period', dateFrom: day(420), dateTo: day(380), state: 1 },
  { dateType: 'lastMonth', open: true },
  { dateType: 'week' },
  { priceType: 'range', priceMin: 10 },
  { priceType: 'range', priceMin: 0, priceMax: 35 },
  { priceType: 'range', priceMin: 12.34, priceMax: 40.01 },
  { priceType: 'range', priceMin: 12.34, priceMax: 12.99 },
  { priceType: 'range', priceMin: 13, priceMax: 39.99 },
  { priceType: 'range', priceMin: 39.99 },
  { priceType: 'range', priceMin: 13.01, priceMax: 39.98 },
  { priceType: 'range', priceMin: 20, priceMax: 50, status: 4 },
  { priceType: 'range', priceMin: 900_000 },
  { priceType: 'range', priceMin: 5.5, priceMax: 60.5, state: 1 },
  { priceType: 'range', priceMin: 10, dateType: 'period', dateTo: day(200) },
  { priceType: 'exist', dateType: 'period', dateFrom: day(500) },
  { priceType: 'exist' },
  { state: 1 },
  { city },
  { city, open: true },
  { city, status: 4 },
  { city, priceType: 'range', priceMin: 20, priceMax: 40 },
  { city, dateType: 'period', dateFrom: day(500), dateTo: day(300), state: 1 },
];

it.each(filters)('under %j each page and each neighbour are those of sifting all of them', async (filter) => {
  const ids = rows.filter(passes(filter)).map(({ id }) => id);
  const list = await orderList(test.database.reads, { filter }, everything, now);
  const pages = Math.max(1, Math.ceil(ids.length / 20));
  const some = [1, 2, 90, 120, Math.ceil(pages / 2), pages - 1, pages, pages + 1];
  for (const page of some.filter((one) => one > 0))
    expect(await pageOfIds(list, page)).toEqual({
      ids: ids.slice(20 * (page - 1), 20 * page),
      total: ids.length,
    });
  for (const place of [0, 1, 19, 20, 21, Math.floor(ids.length / 2), ids.length - 1]) {
    const id = ids[place];
    if (id === undefined) continue;
    expect([await list.others.above(id), await list.others.below(id)]).toEqual([
      ids[place - 1] ?? null,
      ids[place + 1] ?? null,
    ]);
  }
});

it('what precedes a page far inside is added up by blocks, not read', async () => {
  const offset = jest.spyOn(SelectQueryBuilder.prototype, 'offset');
  const list = await orderList(test.database.reads, { filter: { state: 1 } }, everything, now);
  const skip = Math.floor(list.others.count / 2);
  await list.others.slice(skip, 20);
  // Beside the list's own queries, those of what sends letters and events meanwhile.
  const own = offset.mock.calls.filter((_, at) => offset.mock.contexts[at]?.alias === 'o');
  const skipped = own.map(([rows]) => Number(rows));
  offset.mockRestore();
  expect(skipped).not.toEqual([]);
  expect(skip).toBeGreaterThan(BLOCK);
  expect(Math.max(...skipped)).toBeLessThan(BLOCK);
});

it.each<[Partial<OrderFilter>, string[]]>([
  [{ dateType: 'week', fragile: true }, ['ix_orders_dated_kinds']],
  [{ city, open: true }, ['ix_orders_receiver_address']],
])('under %j a server is told of which indexes it may choose', async (filter, names) => {
  const indexes = jest.spyOn(SelectQueryBuilder.prototype, 'useIndex');
  await orderList(test.database.reads, { filter }, everything, now);
  const told = indexes.mock.calls.map(([of]) => of);
  indexes.mockRestore();
  expect(told).toContainEqual(['PRIMARY', ...names]);
});

it('most of these lists are long enough to be walked through', () => {
  expect(filters.filter((filter) => rows.filter(passes(filter)).length > 3000).length).toBeGreaterThan(5);
});
