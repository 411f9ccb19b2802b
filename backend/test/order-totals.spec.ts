import * as fc from 'fast-check';
import { Between, MoreThan, SelectQueryBuilder } from 'typeorm';
import { ORDER_STATUSES, toMinsk } from '@shlyah/domain';
import { validOrder } from '@shlyah/domain/cases';
import { addLoad } from '../src/commands/seed-load';
import { recount } from '../src/commands/orders-recount';
import { BLOCK, dropOrderTriggers } from '../src/database/order-counts';
import { Order } from '../src/orders/order.entity';
import { OrderBlock, OrderDay, OrderPrice, OrderTotal } from '../src/orders/order-totals.entity';
import { orderList, pageOfIds } from '../src/orders/order-query';
import { keptSpan } from '../src/orders/order-spans';
import { connectDatabase } from '../src/storage/open';
import { filtered, listOf } from './support/order-lists';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

type Counts = Record<string, number>;

type Kept = Record<'totals' | 'blocks' | 'days' | 'prices', Counts>;

/** The kept counts, without kinds of which there is no order. */
async function kept(): Promise<Kept> {
  const { read } = test.database;
  const counts = <T extends { orders: number }>(rows: T[], key: (row: T) => unknown[]): Counts =>
    Object.fromEntries(rows.filter(({ orders }) => orders !== 0).map((row) => [key(row).join(), row.orders]));
  return {
    totals: counts(await read.find(OrderTotal), (row) => [
      row.statusId,
      row.stateId,
      row.unpriced,
      row.fragileCargo,
      row.clientIsLegalEntity,
    ]),
    blocks: counts(await read.find(OrderBlock), (row) => [row.block, row.statusId, row.stateId]),
    days: counts(await read.find(OrderDay), (row) => [row.day, row.statusId, row.stateId]),
    prices: counts(await read.find(OrderPrice), (row) => [row.rubles, row.statusId, row.stateId]),
  };
}

/** The day in Minsk, counted from 1 January 1970. */
const dayOf = (at: Date): number => Date.parse(toMinsk(at).slice(0, 10)) / 86_400_000;

/** The same, counted. */
async function counted(): Promise<Kept> {
  const found: Kept = { totals: {}, blocks: {}, days: {}, prices: {} };
  const add = (counts: Counts, key: unknown[]): void => {
    counts[key.join()] = (counts[key.join()] ?? 0) + 1;
  };
  for (const order of await test.database.read.find(Order)) {
    const { id, statusId, stateId, price, fragileCargo, clientIsLegalEntity, createdAt } = order;
    add(found.totals, [
      statusId,
      stateId,
      Number(price === null),
      Number(fragileCargo),
      Number(clientIsLegalEntity),
    ]);
    add(found.blocks, [Math.floor(id / BLOCK), statusId, stateId]);
    add(found.days, [dayOf(createdAt), statusId, stateId]);
    add(found.prices, [price === null ? -1 : Math.floor(price / 100), statusId, stateId]);
  }
  return found;
}

/** Orders whose number is not between the ends of their day's. */
async function outside(): Promise<number[]> {
  const days = new Map<string, OrderDay>();
  for (const row of await test.database.read.find(OrderDay))
    days.set([row.day, row.statusId, row.stateId].join(), row);
  const orders = await test.database.read.find(Order);
  return orders
    .filter(({ id, createdAt, statusId, stateId }) => {
      const day = days.get([dayOf(createdAt), statusId, stateId].join());
      return !day || id < day.least || id > day.most;
    })
    .map(({ id }) => id);
}

describe('the total of a list', () => {
  it.each([
    {},
    { status: 1 },
    { open: 1 },
    { fragile: 1 },
    { clientType: 'ur-lico' },
    { priceType: 'exist' },
    { priceType: 'none' },
    { priceType: 'range' },
    { priceType: 'range', priceMin: 1, priceMax: 50 },
    { city: 3 },
    { city: 3, open: 1 },
    { deliveryDay: '2026-11-22' },
    { dateType: 'today' },
  ])('under %j is the number of its rows', async (filter) => {
    const manager = await test.as('manager');
    const list = (query: object) => listOf(manager, query);
    const { pages, total } = await list(filtered(filter));
    let rows = 0;
    for (let page = 1; page <= pages; page++) rows += (await list(filtered(filter, { page }))).data.length;
    expect(rows).toBe(total);
    const everything = (await list({})).total;
    expect(total < everything).toBe(Object.keys(filter).length > 0);
  });
});

/** What any program may do to an order, an older one too. */
const change = fc.record({
  what: fc.constantFrom('insert', 'update', 'delete', 'jump'),
  which: fc.nat(),
  columns: fc.record(
    {
      statusId: fc.constantFrom(...ORDER_STATUSES.map(({ id }) => id)),
      stateId: fc.constantFrom(1, 2, 3),
      price: fc.option(fc.nat(10_000)),
      fragileCargo: fc.boolean(),
      clientIsLegalEntity: fc.boolean(),
      // The last moment of a day in Minsk and the first of the next.
      createdAt: fc.constantFrom(
        new Date('2026-03-01T20:59:59.999Z'),
        new Date('2026-03-01T21:00:00Z'),
        new Date('2024-02-29T00:30:00Z'),
      ),
    },
    { requiredKeys: ['statusId'] },
  ),
  undone: fc.boolean(),
});

class Undone extends Error {}

it('the kept counts are those of counting, whoever changes orders and whatever is undone', async () => {
  const [template] = await test.database.read.find(Order, { take: 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      for (const { what, which, columns, undone } of changes) {
        const unit = test.database.write(async (tx) => {
          const ids = (await tx.find(Order, { select: { id: true }, order: { id: 'ASC' } })).map(
            ({ id }) => id,
          );
          const id = ids[which % ids.length] ?? 0;
          const { id: _, ...row } = { ...template, externalId: null, trackingCode: null } as Order;
          if (what === 'insert' || ids.length < 3) await tx.insert(Order, { ...row, ...columns });
          else if (what === 'jump')
            await tx.insert(Order, { ...row, ...columns, id: (ids.at(-1) ?? 0) + BLOCK });
          else if (what === 'update') await tx.update(Order, { id }, columns);
          else await tx.delete(Order, { id });
          if (undone) throw new Undone();
        });
        await unit.catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      }
      expect(await kept()).toEqual(await counted());
      expect(await outside()).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('they hold when orders are placed and changed side by side', async () => {
  const customer = await test.as('company');
  const manager = await test.as('manager');
  const placed = await Promise.all(
    Array.from({ length: 8 }, () => customer.post('/api/order', { body: validOrder })),
  );
  const ids = placed.map(({ body }) => (body as { id: number }).id);
  const moves = await Promise.all(
    ids.flatMap((id, index) =>
      [2, 3].map((status) =>
        manager.put('/api/order', { body: { id, version: 1, status: index % 2 ? status : 5 - status } }),
      ),
    ),
  );
  expect(new Set(moves.map(({ status }) => status))).toEqual(new Set([200, 409]));
  await test.database.write((tx) => tx.delete(Order, { id: ids[0] ?? 0 }));
  expect(await kept()).toEqual(await counted());
});

it('prices are counted by the ruble, order by order only within the ruble at either end', async () => {
  const asked = jest.spyOn(SelectQueryBuilder.prototype, 'andWhere');
  const range = { priceType: 'range', priceMin: 1.5, priceMax: 9.98 } as const;
  const { count } = (await keptSpan(test.database.read, range, new Date())) ?? {};
  const parts = asked.mock.calls.filter(([where]) => String(where).startsWith('o.price BETWEEN'));
  asked.mockRestore();
  expect(parts.map(([, numbers]) => numbers)).toEqual([
    { from: 150, to: 199 },
    { from: 900, to: 998 },
  ]);
  expect(count).toBe(await test.database.read.countBy(Order, { price: Between(150, 998) }));
});

it('the command counts anew what was changed without them', async () => {
  await test.database.write(async (tx) => {
    await dropOrderTriggers(tx.query.bind(tx));
  });
  const last = await test.database.read.maximum(Order, 'id');
  await test.database.write((tx) => tx.update(Order, { id: last ?? 0 }, { statusId: 9, price: 1 }));
  expect(await kept()).not.toEqual(await counted());
  // Where triggers are not allowed, lists count for themselves.
  const other = await connectDatabase(test.config.database);
  const scope = { userId: null, staff: true };
  const [ids, ask] = [jest.spyOn(other.reads, 'ids'), jest.spyOn(other.reads, 'ask')];
  const list = await orderList(other.reads, { filter: { status: 9 } }, scope, new Date());
  expect(list.others.count).toBe(await test.database.read.countBy(Order, { statusId: 9 }));
  expect([ids.mock.calls.length, ask.mock.calls.length]).toEqual([1, 0]);
  const whole = await orderList(other.reads, { filter: {} }, scope, new Date());
  expect(whole.others.count).toBe(await test.database.read.countBy(Order, { id: MoreThan(0) }));
  // All of them are counted, not read, and the newest wait for nothing that takes long.
  await whole.others.slice(0, 20);
  expect([ids.mock.calls.length, ask.mock.calls.length]).toEqual([1, 1]);
  await other.close();
  expect(await recount(test.database)).toBe(true);
  expect(await kept()).toEqual(await counted());
});

it('a page far inside is the one that reading from the first on would give', async () => {
  await addLoad(test.database, 20, 5000);
  const everything = { userId: null, staff: true };
  for (const filter of [
    {},
    { status: 4 },
    { state: 2 },
    { status: 1, state: 1 },
    { open: true },
    { fragile: true },
    // The blocks do not know it, and there are enough of them for a page far inside.
    { fragile: false },
  ]) {
    const list = () => orderList(test.database.reads, { filter }, everything, new Date());
    const { others } = await list();
    const ids = await others.slice(0, others.count);
    const pages = Math.ceil(ids.length / 20);
    for (const page of [1, 2, Math.ceil(pages / 3), Math.ceil(pages / 2), pages - 1, pages, pages + 1])
      expect(await pageOfIds(await list(), page)).toEqual({
        ids: ids.slice(20 * (page - 1), 20 * page),
        total: ids.length,
      });
  }
});
