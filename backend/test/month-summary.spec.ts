import { fromMinsk, type Failure } from '@shlyah/domain';
import type { MonthOutcomeDto, MonthSummaryDto } from '../src/modules/orders/dto/month-summary.dto';
import { Handover } from '../src/modules/orders/model/handover.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, firm } from './support/factories';
import { filtered, listOf } from './support/order-lists';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let client: Client;
let owner: User;
let stranger: User;

beforeEach(async () => {
  owner = await addUser(test, firm('ООО «Итоги»'));
  stranger = await addUser(test, firm('ЗАО «Другие»', '190000010'));
  await at('2025-03-03 09:00');
});

afterEach(() =>
  test.database.write(async (tx) => {
    for (const table of [Handover, Order]) await tx.createQueryBuilder().delete().from(table).execute();
  }),
);

/** Sessions end within a day. Years back, so that no other order stands in the months of the test. */
async function at(time: string): Promise<void> {
  test.clock.set(fromMinsk(time));
  manager = await test.as('manager');
  client = await test.signedIn(owner);
}

async function ordered(columns: Partial<Order>, of = owner): Promise<number> {
  const { id } = await addOrder(test, of, { deliveryDate: '2025-04-10 23:00' });
  await test.database.write((tx) => tx.update(Order, { id }, columns));
  return id;
}

const delivered = (time: string, columns: Partial<Order> = {}, of = owner): Promise<number> =>
  ordered({ statusId: 6, handedAt: fromMinsk(time), price: 1000, ...columns }, of);

async function addTry(orderId: number, columns: Partial<Handover>): Promise<number> {
  const row = {
    orderId,
    task: 'deliver' as const,
    at: null,
    sure: 'exact' as const,
    receivedBy: null,
    receivedAs: null,
    places: null,
    placesBack: null,
    ttnTaken: false,
    failure: null,
    failureWords: null,
    runId: null,
    driver: null,
    source: 'desk' as const,
    author: 'Ольга',
    recordedAt: new Date(),
    corrects: null,
    ...columns,
  };
  return test.database.write(async (tx) => (await tx.save(Handover, row as Handover)).id);
}

const failed = (orderId: number, time: string, failure: Failure | null, more: Partial<Handover> = {}) =>
  addTry(orderId, { outcome: 'failed', at: fromMinsk(time), failure, ...more });

async function summary(month: string, who = manager): Promise<MonthSummaryDto> {
  const { status, body } = await who.get(`/api/months/${month}/summary`);
  expect([status, body]).toEqual([200, expect.any(Object)]);
  return body as MonthSummaryDto;
}

/** How many orders the list has that each figure leads to. */
async function listed(who: Client, { from, until, failures }: MonthOutcomeDto): Promise<object> {
  const sizeOf = async (filter: object) => (await listOf(who, filtered({ ...filter }))).total;
  const handed = { handedFrom: from, handedTo: until };
  const tries = { failedFrom: from, failedTo: until };
  return {
    orders: await sizeOf(handed),
    noPrice: await sizeOf({ ...handed, priceType: 'none' }),
    inTime: await sizeOf({ ...handed, inTime: 1 }),
    late: await sizeOf({ ...handed, inTime: 0 }),
    notDelivered: await sizeOf(tries),
    failures: await Promise.all(
      failures.map(async ({ reason }) => ({
        reason,
        orders: await sizeOf({ ...tries, failedFor: reason }),
      })),
    ),
  };
}

describe('the summary of a month', () => {
  it('counts what was handed over by day, Minsk time, beside the month before', async () => {
    await delivered('2025-01-31 23:59');
    await delivered('2025-02-01 00:00', { price: 1007 });
    await delivered('2025-02-28 23:59', { price: null });
    await delivered('2025-02-28 12:00', { price: 333 }, stranger);
    await delivered('2025-03-01 00:00');
    const { shown, before, ...rest } = await summary('2025-02');
    expect(rest).toEqual({ month: '2025-02', isOver: true });
    expect(shown).toMatchObject({
      from: '2025-02-01',
      until: '2025-02-28',
      orders: 3,
      sum: 13.4,
      noPrice: 1,
    });
    expect(shown.days).toHaveLength(28);
    expect(shown.days[0]).toEqual({ day: '2025-02-01', orders: 1, sum: 10.07 });
    expect(shown.days[1]).toEqual({ day: '2025-02-02', orders: 0, sum: 0 });
    expect(shown.days[27]).toEqual({ day: '2025-02-28', orders: 2, sum: 3.33 });
    expect(before).toMatchObject({ from: '2025-01-01', until: '2025-01-31', orders: 1, sum: 10 });
  });

  it('shows clients their own orders alone, and nothing of a test mode', async () => {
    await delivered('2025-02-10 12:00');
    const failedOne = await ordered({ statusId: 7 }, stranger);
    await failed(failedOne, '2025-02-10 12:00', 'nobody');
    await delivered('2025-02-10 12:00', {}, stranger);
    const { id } = await addTestOrder(test, owner, { deliveryDate: '2025-04-10 23:00' });
    await test.database.write((tx) =>
      tx.update(Order, { id }, { statusId: 6, handedAt: fromMinsk('2025-02-10 12:00') }),
    );
    expect((await summary('2025-02', client)).shown).toMatchObject({
      orders: 1,
      notDelivered: 0,
      failures: [],
    });
    expect((await summary('2025-02')).shown).toMatchObject({ orders: 2, notDelivered: 1 });
    const { status, body } = await client.get('/api/months/2025-02/summary', {
      headers: { 'Shlyah-Mode': 'test' },
    });
    expect([status, (body as unknown as MonthSummaryDto).shown.orders]).toEqual([200, 0]);
  });

  it('tells late from in time by the hour of the deadline, or by its day where an hour is unknown', async () => {
    const deadline = { deliveryDate: '2025-02-10 14:00' };
    await delivered('2025-02-10 14:00', deadline);
    await delivered('2025-02-10 14:01', deadline);
    await delivered('2025-02-10 23:30', { deliveryDate: '2025-02-10 23:00' });
    await delivered('2025-02-11 00:00', { deliveryDate: '2025-02-10 23:00' });
    const unknown = await delivered('2025-02-10 18:00', deadline);
    await addTry(unknown, { outcome: 'handed', sure: 'unknown' });
    const told = await delivered('2025-02-10 18:00', deadline);
    const first = await addTry(told, { outcome: 'handed', sure: 'unknown' });
    await addTry(told, { outcome: 'handed', at: fromMinsk('2025-02-10 18:00'), corrects: first });
    const dayAfter = await delivered('2025-02-11 09:00', deadline);
    await addTry(dayAfter, { outcome: 'handed', sure: 'unknown' });
    expect((await summary('2025-02')).shown).toMatchObject({ orders: 7, inTime: 3, late: 4 });
  });

  it('counts orders that were not handed over by reason, also those that were later', async () => {
    const twice = await delivered('2025-02-12 12:00');
    await failed(twice, '2025-02-10 12:00', 'nobody');
    await failed(twice, '2025-02-11 12:00', 'nobody');
    await failed(twice, '2025-02-11 18:00', 'refused');
    const corrected = await ordered({ statusId: 7 });
    const wrong = await failed(corrected, '2025-02-10 12:00', 'damaged');
    await failed(corrected, '2025-02-10 12:00', null, { corrects: wrong });
    const undone = await ordered({ statusId: 4 });
    const mistake = await failed(undone, '2025-02-10 12:00', 'address');
    await addTry(undone, { outcome: 'undone', corrects: mistake });
    const hourless = await ordered({ statusId: 7 });
    await failed(hourless, '2025-02-10 12:00', 'nobody', {
      at: null,
      recordedAt: new Date('2025-02-28T20:59:00Z'),
    });
    await failed(hourless, '2025-03-01 00:00', 'address');
    await failed(await ordered({ statusId: 4 }), '2025-02-10 12:00', null, { task: 'fetch' });
    const { shown } = await summary('2025-02');
    expect([shown.notDelivered, shown.failures]).toEqual([
      3,
      [
        { reason: 'nobody', orders: 2 },
        { reason: 'none', orders: 1 },
        { reason: 'refused', orders: 1 },
      ],
    ]);
  });

  it('leads from each figure to a list of as many orders, for staff and for clients', async () => {
    for (const whose of [owner, stranger]) {
      await delivered('2025-02-01 00:00', { deliveryDate: '2025-02-01 14:00' }, whose);
      await delivered('2025-02-28 23:59', { deliveryDate: '2025-02-28 14:00', price: null }, whose);
      const unknown = await delivered('2025-02-10 18:00', { deliveryDate: '2025-02-10 14:00' }, whose);
      await addTry(unknown, { outcome: 'handed', sure: 'unknown' });
      await failed(unknown, '2025-02-01 00:00', 'other');
      await failed(unknown, '2025-02-28 23:59', null);
      const gone = await ordered({ statusId: 7 }, whose);
      await failed(gone, '2025-02-09 12:00', 'nobody');
      await failed(gone, '2025-03-01 00:00', 'address');
    }
    for (const [who, count] of [
      [manager, 2],
      [client, 1],
    ] as const) {
      const { shown } = await summary('2025-02', who);
      const { orders, noPrice, inTime, late, notDelivered, failures, days } = shown;
      expect([orders, noPrice, inTime, late, notDelivered]).toEqual(
        [3, 1, 2, 1, 2].map((one) => one * count),
      );
      expect(await listed(who, shown)).toEqual({ orders, noPrice, inTime, late, notDelivered, failures });
      for (const { day, orders: ofDay } of days.filter((one) => one.orders > 0))
        expect((await listOf(who, filtered({ handedFrom: day, handedTo: day }))).total).toBe(ofDay);
    }
  });

  it('of one that is not over is until today, beside as many days of the one before', async () => {
    await at('2025-03-30 09:00');
    await delivered('2025-03-30 08:00');
    await delivered('2025-02-28 08:00');
    expect(await summary('2025-03')).toMatchObject({
      isOver: false,
      shown: { until: '2025-03-30', orders: 1 },
      before: { until: '2025-02-28', orders: 1 },
    });
    await at('2025-03-14 09:00');
    expect(await summary('2025-03')).toMatchObject({ shown: { until: '2025-03-14' }, before: null });
  });

  it('of an empty month, and of the first one, has nothing beside it', async () => {
    const { shown, before } = await summary('2025-02');
    expect(shown).toMatchObject({ orders: 0, sum: 0, inTime: 0, late: 0, notDelivered: 0, failures: [] });
    expect(before).toBeNull();
  });

  it.each(['2025-04', '2025-13', 'november'])('%s is none', async (name) =>
    expect(await client.get(`/api/months/${name}/summary`)).toMatchObject({
      status: 404,
      body: { message: 'Такого месяца нет, или он ещё не начался.' },
    }),
  );
});
