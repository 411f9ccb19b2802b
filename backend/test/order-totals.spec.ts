import * as fc from 'fast-check';
import { ORDER_STATUSES } from '@shlyah/domain';
import { validOrder } from '@shlyah/domain/cases';
import { recount } from '../src/operations/commands/orders-recount';
import { dropOrderTriggers } from '../src/modules/orders/model/order-counts';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderTotal } from '../src/modules/orders/model/order-totals.entity';
import { orderList } from '../src/modules/orders/read/order-list';
import { OrdersByRun } from '../src/modules/runs/orders-by-run';
import { connectDatabase } from '../src/storage/open';
import { filtered, listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

type Counts = Record<string, number>;

/** The kept counts, without kinds of which there is no order. */
async function kept(): Promise<Counts> {
  const rows = await test.database.read.find(OrderTotal);
  return Object.fromEntries(
    rows
      .filter(({ orders }) => orders !== 0)
      .map(({ orders, statusId, stateId, unpriced, fragileCargo, clientIsLegalEntity }) => [
        [statusId, stateId, unpriced, fragileCargo, clientIsLegalEntity].join(),
        orders,
      ]),
  );
}

/** The same, counted. */
async function counted(): Promise<Counts> {
  const found: Counts = {};
  for (const order of await test.database.read.find(Order)) {
    const { statusId, stateId, price, fragileCargo, clientIsLegalEntity } = order;
    const flags = [price === null, fragileCargo, clientIsLegalEntity].map(Number);
    const key = [statusId, stateId, ...flags].join();
    found[key] = (found[key] ?? 0) + 1;
  }
  return found;
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
    { needsPrice: 1 },
    { needsPrice: 0 },
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
  what: fc.constantFrom('insert', 'update', 'delete'),
  which: fc.nat(),
  columns: fc.record(
    {
      statusId: fc.constantFrom(...ORDER_STATUSES.map(({ id }) => id)),
      stateId: fc.constantFrom(1, 2, 3),
      price: fc.option(fc.nat(10_000)),
      fragileCargo: fc.boolean(),
      clientIsLegalEntity: fc.boolean(),
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
          else if (what === 'update') await tx.update(Order, { id }, columns);
          else await tx.delete(Order, { id });
          if (undone) throw new Undone();
        });
        await unit.catch((error: unknown) => {
          if (!(error instanceof Undone)) throw error;
        });
      }
      expect(await kept()).toEqual(await counted());
    }),
    { numRuns: process.env.TEST_FULL ? 25 : 7 },
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

it('the command counts anew what was changed without them', async () => {
  await test.database.write(async (tx) => {
    await dropOrderTriggers(tx.query.bind(tx));
  });
  const last = await test.database.read.maximum(Order, 'id');
  await test.database.write((tx) => tx.update(Order, { id: last ?? 0 }, { statusId: 9, price: 1 }));
  expect(await kept()).not.toEqual(await counted());
  // Where triggers are not allowed, lists count for themselves.
  const other = await connectDatabase(test.config.database);
  const scope = { userId: null, staff: true, runs: new OrdersByRun() };
  for (const filter of [{ status: 9 }, {}]) {
    const { pager } = await orderList(other.reads, { filter }, scope, new Date());
    expect(pager.total).toBe(
      await test.database.read.countBy(Order, 'status' in filter ? { statusId: 9 } : {}),
    );
  }
  await other.close();
  expect(await recount(test.database)).toBe(true);
  expect(await kept()).toEqual(await counted());
});
