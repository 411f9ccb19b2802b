import { ORDER_VIEWS } from '@shlyah/domain';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderState, OrderStatus } from '../src/modules/orders/model/order-status.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm } from './support/factories';
import { filtered, idsOf, listOf, orderWith as anOrderWith, type Listed } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let client: Client;
let user: User;

beforeAll(async () => {
  manager = await test.as('manager');
  user = await addUser(test, { ...firm('ООО «Ёлочный базар»', '590000005'), name: 'Фёдор Листов' });
  client = await test.signedIn(user);
});

afterEach(() => test.clock.set(null));

const list = (query: object, caller = manager) => listOf(caller, query);
const orderWith = (columns: Partial<Order>, changes: object = {}) =>
  anOrderWith(test, user, columns, changes);

describe('the list of orders', () => {
  it('is the newest first, twenty a page, and whole', async () => {
    const owner = await addUser(test);
    const ids: number[] = [];
    for (let count = 0; count < 41; count++) ids.push((await addOrder(test, owner)).id);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await list({ user: owner.id, page }));
    expect(pages.map(({ data }) => data.length)).toEqual([20, 20, 1, 0]);
    expect(pages.flatMap(idsOf)).toEqual(ids.reverse());
    expect(pages[3]).toMatchObject({ page: 4, pages: 3, total: 41 });
  });

  it('of a customer holds his own only; staff see all, or one user’s', async () => {
    const id = await orderWith({});
    expect(idsOf(await list({}, client))).toContain(id);
    expect(idsOf(await list({ user: 3 }, client))).toContain(id);
    expect(idsOf(await list({}))).toContain(id);
    expect(idsOf(await list({ user: 3 }))).not.toContain(id);
    expect(idsOf(await list({}, await test.as('person')))).not.toContain(id);
  });

  it('shows each order as it is shown alone', async () => {
    const [first] = (await list({})).data;
    const { body } = await manager.get('/api/order/single', { query: { id: first?.id } });
    expect(body).toEqual(first);
  });
});

describe('a page far past the end', () => {
  it.each([1_000_001, '999999999999999', '9'.repeat(40)])('%s is empty and tells the total', async (page) => {
    const { data, total } = await list({ page });
    expect([data, total > 0]).toEqual([[], true]);
    for (const path of ['/api/users', '/api/users/unproved']) {
      const { status, body } = await manager.get(path, { query: { page } });
      expect([status, (body as Listed).data]).toEqual([200, []]);
    }
  });

  it.each(['0', '-1', '1.5', 'x', '1e3'])('%s is no page', async (page) => {
    expect((await manager.get('/api/order', { query: { page } })).status).toBe(400);
  });
});

describe('a filter', () => {
  it('by status and state', async () => {
    const id = await orderWith({ statusId: 7, stateId: 3 });
    expect(idsOf(await list(filtered({ status: 7 })))).toEqual([id]);
    expect(idsOf(await list(filtered({ state: 3 })))).toEqual([id]);
    expect(idsOf(await list(filtered({ status: 7, state: 1 })))).toEqual([]);
    expect(idsOf(await list(filtered({ status: 7 }), client))).toEqual([id]);
  });

  it('by date knows days of Minsk, both ends of a period whole', async () => {
    const at = (wall: string) => orderWith({ createdAt: new Date(`${wall}+03:00`) });
    const today = await at('2025-03-20T00:00:00');
    const yesterdayLate = await at('2025-03-19T23:59:59');
    const sixDaysAgo = await at('2025-03-14T00:00:00');
    const weekAgo = await at('2025-03-13T23:59:59');
    const monthAgo = await at('2025-02-19T00:00:00');
    const older = await at('2025-02-18T23:59:59');
    test.clock.set(new Date('2025-03-20T20:59:00Z'));
    const caller = await test.signedIn(user);
    const last = { dateFrom: '2025-01-01', dateTo: '2025-12-31' };
    const seen = async (filter: Record<string, unknown>): Promise<number[]> => {
      const within = new Set(idsOf(await list(filtered({ dateType: 'period', ...last }), caller)));
      return idsOf(await list(filtered(filter), caller)).filter((id) => within.has(id));
    };
    expect(await seen({ dateType: 'today' })).toEqual([today]);
    expect(await seen({ dateType: 'week' })).toEqual([sixDaysAgo, yesterdayLate, today]);
    expect(await seen({ dateType: 'lastMonth' })).toEqual([
      monthAgo,
      weekAgo,
      sixDaysAgo,
      yesterdayLate,
      today,
    ]);
    expect(await seen({ dateType: 'all' })).toHaveLength(6);
    const period = { dateType: 'period', dateFrom: '2025-03-13', dateTo: '2025-03-19' };
    expect(await seen(period)).toEqual([weekAgo, sixDaysAgo, yesterdayLate]);
    expect(await seen({ dateType: 'period', dateTo: '2025-02-18' })).toEqual([older]);
    expect(await seen({ dateType: 'period', dateFrom: '2025-03-20' })).toEqual([today]);
  });

  it('by date takes the last day of the calendar for no end at all', async () => {
    const all = (await list({ filter: '' })).total;
    expect(all).toBeGreaterThan(0);
    for (const dateTo of ['9999-12-30', '9999-12-31'])
      expect((await list(filtered({ dateType: 'period', dateTo }))).total).toBe(all);
  });

  it('by price: being formed, set, or in a range that holds its ends', async () => {
    const owner = { user: user.id };
    const forming = await orderWith({ price: null });
    const free = await orderWith({ price: 0 });
    const ten = await orderWith({ price: 1000 });
    const twenty = await orderWith({ price: 2000 });
    const seen = async (filter: Record<string, unknown>) => idsOf(await list(filtered(filter, owner)));
    expect(await seen({ priceType: 'none' })).toContain(forming);
    expect(await seen({ priceType: 'none' })).not.toContain(ten);
    expect(await seen({ priceType: 'exist' })).toEqual([twenty, ten, free]);
    expect(await seen({ priceType: 'range', priceMin: 10, priceMax: 20 })).toEqual([twenty, ten]);
    expect(await seen({ priceType: 'range', priceMax: 19.99 })).toEqual([ten, free]);
    expect(await seen({ priceType: 'range', priceMin: 10.01 })).toEqual([twenty]);
  });

  it('by day of delivery and by fragile cargo is for staff; a customer’s is not looked at', async () => {
    const id = await orderWith({ deliveryDate: '2098-12-29 00:00' }, { fragileCargo: true });
    const late = await orderWith({ deliveryDate: '2098-12-29 23:59' });
    const day = filtered({ deliveryDay: '2098-12-29' });
    expect(idsOf(await list(day))).toEqual([late, id]);
    expect(idsOf(await list(filtered({ deliveryDay: '2098-12-29', fragile: 1 })))).toEqual([id]);
    expect(idsOf(await list(filtered({ deliveryDay: '2098-12-29', fragile: 0 })))).toEqual([late]);
    expect((await list(day, client)).total).toBe((await list({}, client)).total);
  });

  it('by the receiver’s city, addresses and points alike, and by the kind of client', async () => {
    const points = (await manager.get('/api/points')).body as { id: number; cityId: number }[];
    const [point] = points.filter(({ cityId }) => cityId !== 6 && cityId !== 3);
    const person = await addUser(test);
    const atPoint = (await addOrder(test, person, { deliveryAddress: 'punkt', recivePoint: point?.id })).id;
    const atHome = await orderWith({}, { reciverAddress: null, reciverAddressId: point?.cityId });
    const inCity = idsOf(await list(filtered({ city: point?.cityId })));
    expect(inCity.slice(0, 2)).toEqual([atHome, atPoint]);
    expect(idsOf(await list(filtered({ city: 3 })))).not.toContain(atHome);
    expect(idsOf(await list(filtered({ city: point?.cityId, clientType: 'ur-lico' })))[0]).toBe(atHome);
    expect(idsOf(await list(filtered({ clientType: 'ur-lico' })))).not.toContain(atPoint);
    expect(idsOf(await list(filtered({ clientType: 'fiz-lico' })))).toContain(atPoint);
  });

  it.each([
    'filter=abc',
    'filter[state][a]=1',
    'filter[]=1',
    'filter[status]=1&filter[status]=2',
    'user[id]=x',
  ])('sent as ?%s is refused', async (query) => {
    expect((await manager.get(`/api/order?${query}`)).status).toBe(400);
  });
});

describe('the counters', () => {
  it('agree with the lists behind them', async () => {
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    const placed = { deliveryDate: '2026-11-22 18:00' };
    await orderWith({ deliveryDate: '2026-11-20 18:00' }, { ...placed, fragileCargo: true });
    await orderWith({ deliveryDate: '2026-11-21 18:00' }, placed);
    for (const statusId of [3, 4, 5, 7]) await orderWith({ statusId });
    const { body } = await manager.get('/api/order/counters');
    const totals: Record<string, number> = {};
    for (const { name, filter } of ORDER_VIEWS)
      if (name !== 'all') totals[name] = (await list(filtered(filter('2026-11-20')))).total;
    expect(body).toEqual(totals);
    expect(Object.keys(totals).filter((name) => totals[name] === 0)).toEqual(['awaiting']);
  });

  it('of orders without a price keep those whose cargo was carried, in whatever state, until they have one', async () => {
    const noPrice = async () =>
      ((await manager.get('/api/order/counters')).body as { noPrice: number }).noPrice;
    const before = await noPrice();
    const waiting = await orderWith({ statusId: 2 });
    const delivered = await orderWith({ statusId: 6 });
    const archived = await orderWith({ statusId: 6, stateId: 3 });
    const returned = await orderWith({ statusId: 8, stateId: 2 });
    const canceled = await orderWith({ statusId: 9 });
    const shelved = await orderWith({ stateId: 3 });
    expect(await noPrice()).toBe(before + 4);
    const needed = idsOf(await list(filtered({ needsPrice: 1 })));
    expect(needed).toEqual(expect.arrayContaining([waiting, delivered, archived, returned]));
    for (const id of [canceled, shelved]) expect(needed).not.toContain(id);
    expect(idsOf(await list(filtered({ needsPrice: 0 })))).toEqual(
      expect.arrayContaining([canceled, shelved]),
    );
    const bulk = { body: { orders: [delivered, archived].map((id) => ({ id, version: 1 })), price: 12 } };
    expect((await manager.post('/api/order/bulk', bulk)).status).toBe(200);
    expect(await noPrice()).toBe(before + 2);
    expect(idsOf(await list(filtered({ needsPrice: 1 })))).not.toContain(delivered);
    expect(idsOf(await list(filtered({ priceType: 'none', open: 1 })))).toContain(waiting);
    expect(idsOf(await list(filtered({ open: 0 })))).not.toContain(waiting);
  });
});

describe('the neighbours of an order', () => {
  const beside = async (id: number, query: object = {}, caller = manager) =>
    (await caller.get(`/api/order/${id}/neighbours`, { query: { ...query } })).body;

  it('are those of the list under the same filter, search and client', async () => {
    const owner = await addUser(test);
    const ids: number[] = [];
    for (let count = 0; count < 4; count++) ids.push((await addOrder(test, owner)).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await test.database.write((tx) => tx.update(Order, { id: b }, { statusId: 8 }));
    const query = { user: owner.id };
    expect(await beside(d, query)).toEqual({ previous: null, next: c });
    expect(await beside(c, query)).toEqual({ previous: d, next: b });
    expect(await beside(a, query)).toEqual({ previous: b, next: null });
    expect(await beside(c, filtered({ status: 1 }, query))).toEqual({ previous: d, next: a });
    // The list has lost the order meanwhile; the way through it goes on.
    expect(await beside(b, filtered({ status: 1 }, query))).toEqual({ previous: c, next: a });
    expect(await beside(c, { ...query, search: owner.name })).toEqual({ previous: d, next: b });
    expect(await beside(b)).toEqual({ previous: c, next: a });
    expect(await beside(b, filtered({ state: 1 }))).toEqual({ previous: c, next: a });
  });

  it('begin with the sought number, as the list does', async () => {
    const owner = await addUser(test);
    const first = (await addOrder(test, owner)).id;
    const holds = { name: `Номер ${first}` };
    const [b, c] = [(await addOrder(test, owner, holds)).id, (await addOrder(test, owner, holds)).id];
    const query = { user: owner.id, search: String(first) };
    expect(idsOf(await list(query))).toEqual([first, c, b]);
    expect(await beside(first, query)).toEqual({ previous: null, next: c });
    expect(await beside(c, query)).toEqual({ previous: first, next: b });
    expect(await beside(b, query)).toEqual({ previous: c, next: null });
  });

  it('of a customer are his own', async () => {
    const [mine, others, mineToo] = [
      await orderWith({}),
      (await addOrder(test, await addUser(test))).id,
      await orderWith({}),
    ];
    expect(others).toBeGreaterThan(mine);
    expect(await beside(mine, {}, client)).toMatchObject({ previous: mineToo });
    expect(await beside(mine, { user: 3 }, client)).toMatchObject({ previous: mineToo });
  });
});

describe('statuses and states', () => {
  it('are the seeded ones', async () => {
    const { body } = await client.get('/api/order/statuses');
    const { statuses, states } = body as { statuses: { name: string }[]; states: { name: string }[] };
    expect(statuses.map(({ name }) => name)).toEqual([
      'Новая',
      'Принята',
      'Забор груза',
      'В пути',
      'Готова к выдаче',
      'Доставлена',
      'Не доставлена',
      'Возврат',
      'Отменена',
    ]);
    expect(states.map(({ name }) => name)).toEqual(['Активная', 'Завершена', 'Архив']);
  });

  it('that a hand has just put into the database are shown with an order', async () => {
    const id = await orderWith({});
    await manager.get('/api/order/single', { query: { id } });
    const shown = async (columns: Partial<Order>) => {
      await test.database.write((tx) => tx.update(Order, { id }, columns));
      const { status, body } = await manager.get('/api/order/single', { query: { id } });
      const { status: of, state } = body as { status: { name: string }; state: { name: string } };
      return [status, of?.name, state?.name];
    };
    await test.database.write((tx) =>
      tx.insert(OrderStatus, { id: 77, name: 'На складе', color: '#123456' }),
    );
    expect(await shown({ statusId: 77 })).toEqual([200, 'На складе', 'Активная']);
    await test.database.write((tx) => tx.insert(OrderState, { id: 78, name: 'Спорная' }));
    expect(await shown({ stateId: 78 })).toEqual([200, 'На складе', 'Спорная']);
    await shown({ statusId: 1, stateId: 1 });
    await test.database.write(async (tx) => {
      await tx.delete(OrderStatus, { id: 77 });
      await tx.delete(OrderState, { id: 78 });
    });
  });
});
