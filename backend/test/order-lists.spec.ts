import { CLOSED_STATUSES, toMinsk, type OrderFilter } from '@shlyah/domain';
import { SeededRandom, loadOrder } from '../src/operations/commands/load-data';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrdersByRun } from '../src/modules/runs/orders-by-run';
import {
  COUNT_LIMIT,
  idsBefore,
  neighboursOf,
  orderList,
  pageOfIds,
  totalOf,
} from '../src/modules/orders/read/order-list';
import { City } from '../src/modules/points/city.entity';
import { Point } from '../src/modules/points/point.entity';
import { User } from '../src/modules/users/model/user.entity';
import { insertMany } from '../src/platform/database/insert-many';
import { filtered, idsOf, listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

/** Lists of many orders, counted to their end or not, beside all orders read and sifted here. */
const test = setUpTestApp();

type Row = Pick<
  Order,
  'id' | 'price' | 'statusId' | 'stateId' | 'fragileCargo' | 'receiver' | 'receivePointId'
> & {
  /** The day in Minsk. */
  placed: string;
};
let rows: Row[];

/** Where every fourth order goes, of these some to a point there. */
const city = 3;
let point: number;

const everything = { userId: null, staff: true, runs: new OrdersByRun() };
const now = new Date();
const day = (ago: number): string => toMinsk(new Date(now.getTime() - ago * 86_400_000)).slice(0, 10);
const kopecks = (rubles: number): number => Math.round(100 * rubles);

/** The rows of orders alone: their search words, items and history take six times as long, and no list here reads them. */
async function addOrders(count: number): Promise<void> {
  const { read } = test.database;
  const user = await read.findOneByOrFail(User, { email: 'person@demo.by' });
  const cities = await read.find(City, { select: { id: true, name: true } });
  const random = new SeededRandom();
  const orders = Array.from({ length: count }, (_, number) =>
    loadOrder(random, { number, count, cities, now }, user),
  );
  await test.database.write((tx) => insertMany(tx, Order, orders));
}

beforeAll(async () => {
  await addOrders(30_000);
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
  const told = {
    createdAt: true,
    price: true,
    statusId: true,
    stateId: true,
    fragileCargo: true,
    receivePointId: true,
  } as const;
  const all = await test.database.read.find(Order, {
    select: { id: true, ...told, receiver: { cityId: true } },
    order: { id: 'DESC' },
  });
  rows = all.map(({ createdAt, ...order }) => ({ ...order, placed: toMinsk(createdAt).slice(0, 10) }));
}, 120_000);

const passes =
  ({
    status,
    state,
    open,
    fragile,
    dateType,
    dateFrom,
    dateTo,
    priceType,
    priceMin,
    priceMax,
    city: named,
  }: Partial<OrderFilter>) =>
  (order: Row): boolean => {
    const first = dateType === 'week' ? day(6) : dateType === 'lastMonth' ? day(29) : dateFrom;
    const price = order.price ?? -1;
    return (
      (!status || order.statusId === status) &&
      (!state || order.stateId === state) &&
      (!open || (order.stateId === 1 && !CLOSED_STATUSES.includes(order.statusId))) &&
      (fragile === undefined || order.fragileCargo === fragile) &&
      (!first || order.placed >= first) &&
      (!dateTo || order.placed <= dateTo) &&
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
  {},
  { state: 1 },
  { state: 2 },
  { status: 4 },
  { status: 1, state: 1 },
  { open: true },
  { fragile: true },
  { fragile: false },
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
  const some = [1, 2, 90, 120, Math.ceil(pages / 2), pages - 1, pages];
  for (const page of some.filter((one) => one > 0))
    expect((await pageOfIds(list, page)).ids).toEqual(ids.slice(20 * (page - 1), 20 * page));
  expect((await pageOfIds(list, pages + 1)).ids).toEqual([]);
  for (const place of [0, 1, 19, ids.length - 22, ids.length - 21, ids.length - 1]) {
    const id = ids[place];
    if (id === undefined) continue;
    const behind = ids.slice(place + 1);
    const { ids: found, more } = await idsBefore(list, id);
    expect([found, more]).toEqual([behind.slice(0, 20), behind.length > 20]);
  }
  for (const place of [0, 1, 19, 20, 21, Math.floor(ids.length / 2), ids.length - 1]) {
    const id = ids[place];
    if (id === undefined) continue;
    expect(await neighboursOf(list, id)).toEqual({
      previous: ids[place - 1] ?? null,
      next: ids[place + 1] ?? null,
    });
  }
});

it.each(filters)('under %j the total is exact, or the list goes on beyond it', async (filter) => {
  const { length } = rows.filter(passes(filter));
  const list = await orderList(test.database.reads, { filter }, everything, now);
  const isKept = !['dateType', 'city'].some((name) => name in filter) && filter.priceType !== 'range';
  const isExact = isKept || length <= COUNT_LIMIT;
  expect(totalOf(list)).toEqual({ total: isExact ? length : COUNT_LIMIT, totalIsExact: isExact });
  if (isExact) return;
  // Beyond what is counted each page says whether there is one more, and the last one how many there are.
  const total = async (page: number) => {
    const { total, totalIsExact } = await pageOfIds(list, page);
    return [total, totalIsExact];
  };
  const last = Math.ceil(length / 20);
  expect(await total(COUNT_LIMIT / 20)).toEqual([COUNT_LIMIT, false]);
  expect(await total(COUNT_LIMIT / 20 + 1)).toEqual([COUNT_LIMIT + 20, false]);
  expect(await total(last - 1)).toEqual([20 * (last - 1), false]);
  expect(await total(last)).toEqual([length, true]);
  expect(await total(last + 1)).toEqual([COUNT_LIMIT, false]);
});

it('a program that follows pages reads a list to its end', async () => {
  const manager = await test.as('manager');
  const filter = { priceType: 'range', priceMin: 13.01, priceMax: 39.98 };
  const due = rows.filter(passes(filter as Partial<OrderFilter>)).map(({ id }) => id);
  expect(due.length).toBeGreaterThan(COUNT_LIMIT);
  const found: number[] = [];
  for (let page = COUNT_LIMIT / 20 - 1, pages = page; page <= pages; page++) {
    const read = await listOf(manager, filtered(filter, { page }));
    pages = read.pages;
    found.push(...idsOf(read));
  }
  expect(found).toEqual(due.slice(COUNT_LIMIT - 40));
});

it('some of these lists are counted to their end and some are not', () => {
  const lengths = filters.map((filter) => rows.filter(passes(filter)).length);
  expect(lengths.filter((length) => length > COUNT_LIMIT).length).toBeGreaterThan(5);
  expect(lengths.filter((length) => length <= COUNT_LIMIT).length).toBeGreaterThan(5);
});
