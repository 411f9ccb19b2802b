import { addDays, minskDay, nextDeliveryDay, toMinsk, defaultCalendar } from '@shlyah/domain';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import type { DayDto } from '../src/modules/day/day.dto';
import { Order } from '../src/modules/orders/model/order.entity';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, firm } from './support/factories';
import { lastLetterTo } from './support/reading';
import { resetCalendar } from './support/reset-calendar';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});
beforeEach(async () => {
  owner = await addUser(test, firm('ООО «Заберите»'));
  client = await test.signedIn(owner);
});

const now = (): Date => test.clock.now();
/** The open days from tomorrow on. */
const openDay = (number: number): string => {
  let day = minskDay(now());
  for (let at = 0; at < number; at += 1) day = nextDeliveryDay(day, now(), defaultCalendar);
  return day;
};
const body = (changes: object = {}): object => ({
  ...validOrder,
  delivery: 'client',
  user: owner.id,
  packages: [validPackage],
  ...changes,
});
const place = async (changes: object = {}) => client.post('/api/order', { body: body(changes) });
const placed = async (changes: object = {}): Promise<OrderDto> => {
  const answer = await place(changes);
  expect(answer.status).toBe(201);
  return answer.body as OrderDto;
};
const edit = async ({ id, version }: OrderDto, changes: object, who = manager) =>
  who.put('/api/order', { body: { id, version, ...changes } });
const edited = async (order: OrderDto, changes: object): Promise<OrderDto> => {
  const answer = await edit(order, changes);
  expect(answer.status).toBe(200);
  return answer.body as OrderDto;
};
const dayOf = async (day: string): Promise<DayDto> => (await manager.get(`/api/day/${day}`)).body as DayDto;
const fetchedOn = async (day: string): Promise<number[]> =>
  (await dayOf(day)).pickups.flatMap(({ ids }) => ids);

const historyOf = async ({ id }: OrderDto): Promise<{ field: string }[]> =>
  (await manager.get('/api/order/history', { query: { id } })).body as { field: string }[];
const stored = ({ id }: OrderDto, changes: Partial<Order>) =>
  test.database.write((tx) => tx.update(Order, { id }, changes));

describe('a new order', () => {
  it('is fetched on the last open day before its delivery, and on a chosen one', async () => {
    const delivery = `${openDay(3)} 18:00`;
    const byDefault = await placed({ deliveryDate: delivery });
    expect(byDefault).toMatchObject({ pickupDate: `${openDay(2)} 23:00`, pickupFrom: null });
    expect(byDefault.pickupDateUtc).toMatch(/T20:00:00/);
    const chosen = { deliveryDate: delivery, pickupDate: `${openDay(1)} 17:00`, pickupFrom: '14:00' };
    expect(await placed(chosen)).toMatchObject(chosen);
    const hours = await placed({ deliveryDate: delivery, pickupFrom: '14:00' });
    expect(hours).toMatchObject({ pickupDate: `${openDay(2)} 23:00`, pickupFrom: '14:00' });
  });

  it.each([
    ['behind the delivery', { pickupDate: (): string => `${openDay(3)} 12:00` }, 'pickupDate'],
    ['in the past', { pickupDate: (): string => `${addDays(minskDay(now()), -1)} 12:00` }, 'pickupDate'],
    ['no date', { pickupDate: (): string => 'завтра' }, 'pickupDate'],
    [
      'after its end',
      { pickupDate: (): string => `${openDay(1)} 14:00`, pickupFrom: (): string => '14:00' },
      'pickupFrom',
    ],
    ['no time', { pickupFrom: (): string => '25:00' }, 'pickupFrom'],
  ])('is refused with a pickup %s', async (_name, changes, field) => {
    const values = Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, value()]));
    const answer = await place({ deliveryDate: `${openDay(2)} 23:00`, ...values });
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it('that is brought to a point has none', async () => {
    const [point] = (await client.get('/api/points')).body as { id: number }[];
    const order = await placed({
      delivery: 'punkt',
      pickupPoint: point?.id,
      pickupDate: `${openDay(1)} 12:00`,
    });
    expect(order).toMatchObject({ pickupDate: null, pickupFrom: null });
  });
});

describe('an edit', () => {
  it('of the delivery takes the pickup along, and a chosen one stays', async () => {
    const order = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    const moved = await edited(order, { deliveryDate: `${openDay(5)} 23:00` });
    expect(moved.pickupDate).toBe(`${openDay(4)} 23:00`);
    const chosen = await edited(moved, { pickupDate: `${openDay(2)} 16:00`, pickupFrom: '10:00' });
    const again = await edited(chosen, { deliveryDate: `${openDay(4)} 23:00` });
    expect(again).toMatchObject({ pickupDate: `${openDay(2)} 16:00`, pickupFrom: '10:00' });
    const earlier = await edited(again, { deliveryDate: `${openDay(1)} 23:00` });
    expect((earlier.pickupDate ?? '') <= earlier.deliveryDate).toBe(true);
    expect(earlier.pickupFrom).toBeNull();
  });

  it('is refused behind the delivery and after the cargo was fetched', async () => {
    const order = await placed({ deliveryDate: `${openDay(2)} 23:00` });
    expect((await edit(order, { pickupDate: `${openDay(3)} 12:00` })).status).toBe(422);
    const fetched = await edited(order, { status: 4 });
    const late = await edit(fetched, { pickupDate: `${openDay(1)} 12:00` });
    expect(late.status).toBe(422);
    expect((await edit(fetched, { pickupFrom: '09:00' })).status).toBe(422);
    const moved = await edited(fetched, { deliveryDate: `${openDay(3)} 23:00` });
    expect(moved.pickupDate).toBe(order.pickupDate);
  });

  it.each([null, 'завтра', '2020-01-01 10:00', 17, ''])(
    'with the day %p is refused',
    async (deliveryDate) => {
      const order = await placed({ deliveryDate: `${openDay(2)} 23:00` });
      const answer = await edit(order, { deliveryDate });
      expect([400, 422]).toContain(answer.status);
    },
  );

  it('of many orders moves their pickups', async () => {
    const orders = [
      await placed({ deliveryDate: `${openDay(3)} 23:00` }),
      await placed({ deliveryDate: `${openDay(4)} 23:00` }),
    ];
    const sent = {
      orders: orders.map(({ id, version }) => ({ id, version })),
      pickupDate: `${openDay(1)} 18:00`,
    };
    const { status, body: results } = await manager.post('/api/order/bulk', { body: sent });
    expect(status).toBe(200);
    expect((results as { order: OrderDto }[]).map(({ order }) => order.pickupDate)).toEqual([
      sent.pickupDate,
      sent.pickupDate,
    ]);
  });

  it('tells the client of the new day by letter', async () => {
    const order = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    await edited(order, { pickupDate: `${openDay(1)} 18:00`, pickupFrom: '14:00' });
    const fields = (await historyOf(order)).map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(['pickupDate', 'pickupFrom']));
    const letter = await lastLetterTo(test, owner.email);
    expect(letter).toContain(`14:00–18:00`);
    expect(letter).toContain('Когда заберём');
  });
});

describe('the working day', () => {
  it('lists a pickup on its own day, in whatever day the order is delivered', async () => {
    const order = await placed({ deliveryDate: `${openDay(3)} 23:00`, pickupDate: `${openDay(1)} 18:00` });
    expect(await fetchedOn(openDay(1))).toContain(order.id);
    expect(await fetchedOn(openDay(3))).not.toContain(order.id);
    const { deliveries, orders } = await dayOf(openDay(1));
    expect(deliveries.flatMap(({ ids }) => ids)).not.toContain(order.id);
    expect(orders.map(({ id }) => id)).toContain(order.id);
    await edited(order, { status: 4 });
    expect(await fetchedOn(openDay(1))).not.toContain(order.id);
  });

  it('lists what an order of a former release names on the day of its delivery', async () => {
    const former = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    await stored(former, { pickupDate: null });
    expect(await fetchedOn(openDay(3))).toContain(former.id);
  });

  it('lists today what was not fetched before', async () => {
    const missed = await placed({ deliveryDate: `${openDay(2)} 23:00` });
    await stored(missed, { pickupDate: `${addDays(minskDay(now()), -2)} 18:00` });
    const today = toMinsk(now()).slice(0, 10);
    expect(await fetchedOn(today)).toContain(missed.id);
    expect(await fetchedOn(openDay(2))).not.toContain(missed.id);
    const { undelivered } = await dayOf(today);
    expect(undelivered).not.toContain(missed.id);
  });
});

describe('a day that closes', () => {
  afterAll(() => resetCalendar(test));

  it('names what was to be fetched on it', async () => {
    const order = await placed({ deliveryDate: `${openDay(4)} 23:00`, pickupDate: `${openDay(2)} 18:00` });
    const day = openDay(2);
    const admin = await test.as('admin');
    const { body: current } = await admin.get('/api/calendar');
    const { version } = current as { version: number };
    const days = [{ day, isOpen: false, name: 'Переучёт' }];
    expect((await admin.put('/api/calendar', { body: { ...defaultCalendar, days, version } })).status).toBe(
      200,
    );
    const { unfit } = await dayOf(day);
    const idsOf = (asked: string) => unfit.find(({ reason }) => reason === asked)?.ids ?? [];
    expect(idsOf('pickupClosed')).toContain(order.id);
    expect(idsOf('closed')).not.toContain(order.id);
  });
});

describe('a run', () => {
  const run = async (day: string): Promise<number> => {
    const { body: made } = await manager.post('/api/runs', { body: { day, driver: 'Игорь' } });
    return (made as { id: number }).id;
  };
  const join = (id: number, order: OrderDto, changes: object = {}) =>
    manager.post(`/api/runs/${id}/orders`, { body: { ids: [order.id], task: 'fetch', ...changes } });

  it('of another day than the pickup is asked about', async () => {
    const order = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    const other = await run(openDay(1));
    const asked = await join(other, order);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({ code: 'unusual_day' });
    expect((asked.body as { message: string }).message).toContain('забор в другой день');
    expect((await join(other, order, { confirmDay: true })).status).toBeLessThan(300);
    expect(
      (await join(await run(openDay(2)), await placed({ deliveryDate: `${openDay(3)} 23:00` }))).status,
    ).toBeLessThan(300);
  });
});

describe('a register', () => {
  const made = async (...orders: OrderDto[]): Promise<OrderRegisterDto> => {
    const answer = await client.post('/api/registers', { body: { ids: orders.map(({ id }) => id) } });
    expect(answer.status).toBe(201);
    return answer.body as OrderRegisterDto;
  };
  const order = (id: number, sent: object, who = client) =>
    who.put(`/api/registers/${id}/pickup`, { body: sent });

  it('gets one car for all its orders, once', async () => {
    const orders = [
      await placed({ deliveryDate: `${openDay(3)} 23:00` }),
      await placed({ deliveryDate: `${openDay(4)} 23:00` }),
    ];
    const register = await made(...orders);
    expect(register).toMatchObject({ toFetch: 2, pickupDate: null, pickupFrom: null });
    const car = { pickupDate: `${openDay(1)} 18:00`, pickupFrom: '14:00' };
    const answer = await order(register.id, car);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ toFetch: 2, ...car });
    const again = await order(register.id, car);
    expect(again.body).toEqual(answer.body);
    for (const one of orders)
      expect((await historyOf(one)).filter(({ field }) => field === 'pickupDate')).toHaveLength(1);
    expect(await fetchedOn(openDay(1))).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
  });

  it('is refused whole where the day does not suit one order, and to strangers', async () => {
    const near = await placed({ deliveryDate: `${openDay(1)} 12:00` });
    const far = await placed({ deliveryDate: `${openDay(4)} 23:00` });
    const register = await made(near, far);
    const answer = await order(register.id, { pickupDate: `${openDay(2)} 18:00` });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(String(near.id));
    const { body: kept } = await client.get('/api/order/single', { query: { id: far.id } });
    expect((kept as OrderDto).pickupDate).toBe(far.pickupDate);
    const stranger = await test.signedIn(await addUser(test));
    expect((await order(register.id, { pickupDate: `${openDay(1)} 10:00` }, stranger)).status).toBe(404);
    expect((await order(register.id, {})).status).toBe(422);
  });

  it('leaves alone what a car has gone for, and ends with the dissolution', async () => {
    const sent = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    const waits = await placed({ deliveryDate: `${openDay(3)} 23:00` });
    const register = await made(sent, waits);
    await edited(sent, { status: 3 });
    const answer = await order(register.id, { pickupDate: `${openDay(1)} 18:00` });
    expect(answer.body).toMatchObject({ toFetch: 1 });
    const { body: kept } = await client.get('/api/order/single', { query: { id: sent.id } });
    expect((kept as OrderDto).pickupDate).toBe(sent.pickupDate);
    await client.post(`/api/registers/${register.id}/dissolve`, {});
    expect((await order(register.id, { pickupDate: `${openDay(1)} 18:00` })).status).toBe(409);
  });
});
