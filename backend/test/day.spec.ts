import { addDays, defaultDeliveryDate, defaultCalendar } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { DayDto } from '../src/modules/day/day.dto';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, type ReadOrder } from './support/factories';
import { lettersTo } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let manager: Client;
let tests = 0;

const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
  // A Tuesday, the day after which is closed; of another week for each test, so that none sees the orders of another.
  const start = new Date('2026-12-01T09:00:00Z').getTime();
  test.clock.set(new Date(start + 14 * ++tests * DAY_MS));
  manager = await test.as('manager');
  owner = await addUser(test);
});

const today = (): string => test.clock.now().toISOString().slice(0, 10);
const inDays = (count: number): string => addDays(today(), count);

/** Sessions of staff end meanwhile. */
async function later(days: number): Promise<void> {
  test.clock.pass(days * DAY_MS);
  manager = await test.as('manager');
}

const orderOn = (day: string, changes: object = {}) =>
  addOrder(test, owner, { deliveryDate: `${day} 23:00`, ...changes });

/** As the database has it, whatever the rules of a new order say. */
const store = (id: number, changes: Partial<Order>) =>
  test.database.write((tx) => tx.update(Order, { id }, changes));

async function dayOf(date: string): Promise<DayDto> {
  const { status, body } = await manager.get(`/api/day/${date}`);
  expect(status).toBe(200);
  return body as DayDto;
}

const bulk = async (orders: readonly ReadOrder[], change: object) =>
  (
    await manager.post('/api/order/bulk', {
      body: { orders: orders.map(({ id, version }) => ({ id, version })), ...change },
    })
  ).body as { statusCode: number; code?: string }[];

const unfit = (day: DayDto): Record<string, number[]> =>
  Object.fromEntries(day.unfit.map(({ reason, ids }) => [reason, ids]));

const toGomel = {
  reciverAddress: 'Гомель',
  reciverAddressId: 1,
  reciverStreet: 'ул. Советская',
  reciverHouse: '1',
};
const toPoint = {
  deliveryAddress: 'punkt',
  reciverAddress: null,
  reciverAddressId: null,
  reciverStreet: null,
  reciverHouse: null,
};

interface PointAnswer {
  id: number;
  cityId: number;
  address: string;
}

const pointsOf = async (): Promise<PointAnswer[]> => {
  const { body } = await test.visitor().get('/api/points');
  return body as PointAnswer[];
};

describe('the orders of a day', () => {
  it('are grouped by region, town and point, with places, weight, volume and those without a price', async () => {
    const day = inDays(2);
    const [gomel] = (await test.visitor().get('/api/findCountry', { query: { query: 'Гомель' } })).body as {
      id: number;
      city: string;
    }[];
    const there = { ...toGomel, reciverAddressId: gomel?.id, reciverAddress: gomel?.city };
    const packages = [2, 3.5].map((weight) => ({ ...validPackage, weight }));
    const far = await orderOn(day, { ...there, packages });
    const near = await orderOn(day, { packages: [{ ...validPackage, weight: 1 }] });
    const point = (await pointsOf()).find(({ cityId }) => cityId === 6);
    const taken = await orderOn(day, { ...toPoint, recivePoint: point?.id });
    const second = await orderOn(day, there);
    await bulk([far], { price: 12.5, status: 4 });

    const { deliveries, orders, total, ...rest } = await dayOf(day);
    expect(rest).toMatchObject({ day, today: today(), undelivered: [] });
    expect(deliveries.map(({ region, town, point: at, ids }) => [region, town, at, ids])).toEqual([
      ['Минск', 'Минск', null, [near.id]],
      ['Минск', 'Минск', point?.address, [taken.id]],
      ['Гомельская область', 'Гомель', null, [second.id, far.id]],
    ]);
    const [, , whole] = deliveries;
    expect(whole).toMatchObject({ places: 3, unpriced: 1 });
    expect(whole?.weight).toBeCloseTo(5.5 + Number(validPackage.weight), 5);
    // It is fetched on the open day before; what is on its way has been fetched.
    const { pickups } = await dayOf(String(near['pickupDate']).slice(0, 10));
    const fetched = pickups.map(({ town, ids }) => [town, new Set(ids)]);
    expect(fetched).toEqual([['Минск', new Set([near.id, taken.id, second.id])]]);
    expect(total).toBe(4);
    expect(orders.map(({ id }) => id)).toEqual([second.id, taken.id, near.id, far.id]);
  });

  it('are the live ones: those that the view «На завтра» counts', async () => {
    const day = inDays(2);
    const kept = await orderOn(day);
    const [done, canceled, back, shelved] = [
      await orderOn(day),
      await orderOn(day),
      await orderOn(day),
      await orderOn(day),
    ] as const;
    await addTestOrder(test, owner, { deliveryDate: `${day} 23:00` });
    await orderOn(inDays(3));
    await bulk([done], { status: 6 });
    await bulk([canceled], { status: 9 });
    await bulk([back], { status: 8 });
    await store(shelved.id, { stateId: 3 });
    expect(await dayOf(day)).toMatchObject({ deliveries: [{ ids: [kept.id] }], closedUnpriced: 2 });
    await later(1);
    const counters = (await manager.get('/api/order/counters')).body as { tomorrow: number };
    expect([counters.tomorrow, (await dayOf('tomorrow')).total]).toEqual([1, 1]);
  });

  it('lack an order that is deleted, or one whose day was changed meanwhile', async () => {
    const day = inDays(2);
    const [gone, moved] = [await orderOn(day), await orderOn(day)];
    const admin = await test.as('admin');
    expect((await dayOf(day)).total).toBe(2);
    expect((await admin.delete(`/api/order/${gone.id}`)).status).toBe(204);
    await bulk([moved], { deliveryDate: `${inDays(7)} 18:00` });
    expect(await dayOf(day)).toMatchObject({ total: 0, orders: [], deliveries: [], pickups: [], unfit: [] });
  });

  it('are answered for a real day only', async () => {
    for (const date of ['2026-02-30', 'вчера', '2026-1-1', '1999-12-31', '0000-01-01', 'constructor', '%00'])
      expect([date, (await manager.get(`/api/day/${encodeURIComponent(date)}`)).status]).toEqual([date, 404]);
    expect((await dayOf('9999-12-31')).orders).toEqual([]);
  });
});

describe('what does not fit the day', () => {
  it('has no price, or one by agreement', async () => {
    const day = inDays(2);
    const plain = await orderOn(day);
    const heavy = await orderOn(day, { packages: [{ ...validPackage, weight: 60 }] });
    expect(unfit(await dayOf(day))).toEqual({ noPrice: [plain.id], byAgreement: [heavy.id] });
    await bulk([plain, heavy], { price: 20 });
    expect(unfit(await dayOf(day))).toEqual({});
  });

  it('was ordered after the calendar had closed the day, or is on a day without deliveries', async () => {
    const late = await orderOn(today(), { deliveryDate: `${today()} 18:00` });
    expect(unfit(await dayOf('today'))).toMatchObject({ late: [late.id] });
    // A Wednesday.
    await store(late.id, { deliveryDate: `${inDays(1)} 18:00` });
    expect(unfit(await dayOf('tomorrow'))).toMatchObject({ closed: [late.id], late: [late.id] });
  });

  it('is over the limits of its point', async () => {
    const day = inDays(2);
    const [point] = await pointsOf();
    const order = await orderOn(day, { ...toPoint, recivePoint: point?.id });
    expect(unfit(await dayOf(day))).not.toHaveProperty('overLimits');
    await test.database.write((tx) =>
      tx.query('UPDATE points SET maxWeight = 100 WHERE id = ?', [point?.id]),
    );
    expect(unfit(await dayOf(day))).toMatchObject({ overLimits: [order.id] });
    await test.database.write((tx) =>
      tx.query('UPDATE points SET maxWeight = NULL WHERE id = ?', [point?.id]),
    );
  });

  it('waits for an answer, of either side', async () => {
    const day = inDays(2);
    const [asked, told] = [await orderOn(day), await orderOn(day)];
    const client = await test.signedIn(owner);
    const propose = (who: Client, order: ReadOrder, changes: object) =>
      who.post(`/api/order/${order.id}/proposals`, {
        body: { version: order.version, reason: 'Так надо', ...changes },
      });
    expect((await propose(client, asked, { reciverComment: 'После шести' })).status).toBe(201);
    expect((await propose(manager, told, { price: 50 })).status).toBe(201);
    expect(unfit(await dayOf(day))['awaiting']).toEqual([told.id, asked.id]);
  });
});

describe('what was not delivered', () => {
  it('stands first on the next day, over a closed day between, and moves by one change', async () => {
    const tuesday = today();
    const failed = await orderOn(inDays(2));
    const forgotten = await orderOn(inDays(2));
    const ready = await orderOn(inDays(2));
    const done = await orderOn(inDays(2));
    await store(failed.id, { deliveryDate: `${tuesday} 23:00`, statusId: 7, failure: 'nobody' });
    await store(forgotten.id, { deliveryDate: `${tuesday} 23:00`, statusId: 4 });
    await store(ready.id, { deliveryDate: `${tuesday} 23:00`, statusId: 5 });
    await store(done.id, { deliveryDate: `${tuesday} 23:00`, statusId: 6 });
    // The day is not over: only what staff have told.
    expect((await dayOf(inDays(2))).undelivered).toEqual([failed.id]);
    expect((await dayOf('tomorrow')).undelivered).toEqual([failed.id]);
    // Those of a day that is still ahead are brought after it.
    expect((await dayOf(inDays(3))).nextDelivery).toBe(`${inDays(3)} 23:00`);

    await later(2);
    const thursday = await dayOf('today');
    expect(thursday).toMatchObject({ previous: tuesday, undelivered: [forgotten.id, failed.id], total: 0 });
    expect(thursday.orders.find(({ id }) => id === failed.id)).toMatchObject({ failure: 'nobody' });
    expect(thursday.nextDelivery).toBe(defaultDeliveryDate(test.clock.now(), defaultCalendar));

    const chosen = thursday.orders.filter(({ id }) => thursday.undelivered.includes(id));
    const answers = await bulk(chosen as never, { deliveryDate: thursday.nextDelivery });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await test.database.read.findOneByOrFail(Order, { id: failed.id })).failure).toBe('nobody');
    expect((await dayOf('today')).undelivered).toEqual([]);
    const next = await dayOf(thursday.nextDelivery.slice(0, 10));
    expect(next.deliveries.flatMap(({ ids }) => ids)).toEqual([forgotten.id, failed.id]);
    expect(next.undelivered).toEqual([]);
  });

  it('is moved by one of two people, and the other learns it', async () => {
    const order = await orderOn(inDays(2));
    await bulk([order], { status: 7, failure: 'nobody' });
    await later(3);
    const { orders, nextDelivery } = await dayOf('today');
    await bulk(orders as never, { status: 4 });
    const [second] = await bulk(orders as never, { deliveryDate: nextDelivery });
    expect(second).toMatchObject({ statusCode: 409, code: 'version_conflict' });
  });
});

describe('orders moved from a day that has passed', () => {
  const moving = async (): Promise<{ orders: ReadOrder[]; from: string; to: string }> => {
    const from = `${inDays(2)} 23:00`;
    const placed = [await orderOn(inDays(2)), await orderOn(inDays(2))];
    await later(3);
    const failed = await saved(placed, { status: 7, failure: 'nobody' });
    // What has been told so far has arrived.
    await test.database.write((tx) => tx.delete(Email, { userId: owner.id }));
    return { orders: failed, from, to: (await dayOf('today')).nextDelivery };
  };
  const saved = async (orders: readonly ReadOrder[], change: object): Promise<ReadOrder[]> =>
    (await bulk(orders, change)).map((result) => (result as unknown as { order: ReadOrder }).order);
  const days = (orders: readonly ReadOrder[]): unknown[] => orders.map((order) => order['deliveryDate']);
  const letters = () => lettersTo(test, owner.email);

  it('are moved back by an undo, as long as that may be, and nothing is told', async () => {
    const { orders, from, to } = await moving();
    const moved = await saved(orders, { deliveryDate: to });
    expect(days(moved)).toEqual([to, to]);
    expect(await letters()).toEqual(orders.map(({ id }) => expect.stringContaining(`№ ${id}: доставим`)));
    test.clock.pass(10_000);
    expect(days(await saved(moved, { deliveryDate: from }))).toEqual([from, from]);
    expect(await letters()).toEqual([]);
  });

  it('are not moved to another day that has passed, nor back when it is too late', async () => {
    const { orders, from, to } = await moving();
    const moved = await saved(orders, { deliveryDate: to });
    for (const [wanted, wait] of [
      [`${today()} 00:01`, 0],
      [from.replace('23:00', '22:00'), 0],
      [from, 2 * 60_000],
    ] as const) {
      test.clock.pass(wait);
      const results = await bulk(moved, { deliveryDate: wanted });
      expect(results.map(({ statusCode, code }) => [statusCode, code])).toEqual(
        Array(2).fill([422, 'invalid']),
      );
    }
  });

  it('are proposed for no day that has passed', async () => {
    const {
      orders: [order],
      from,
      to,
    } = await moving();
    const [moved] = await saved([order as ReadOrder], { deliveryDate: to });
    const { status } = await manager.post(`/api/order/${moved?.id}/proposals`, {
      body: { reason: 'Так надо', version: moved?.version, deliveryDate: from },
    });
    expect(status).toBe(422);
  });
});
