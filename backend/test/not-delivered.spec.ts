import { defaultDeliveryDate, defaultCalendar } from '@shlyah/domain';
import { Email } from '../src/modules/notifications/channels/email.entity';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser } from './support/factories';
import { refusedToClients } from './support/order-lists';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let owner: User;
let client: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  owner = await addUser(test);
  client = await test.signedIn(owner);
});

const edit = (order: { id: number; version: number }, change: object) =>
  manager.put('/api/order', { body: { id: order.id, version: order.version, ...change } });

const letters = async (id: number) =>
  (await test.database.read.findBy(Email, { orderId: id, channel: 'email' }))
    .map(({ body }) => body)
    .join('\n');

describe('an order that is not delivered', () => {
  it('says why, to staff, client and tracking page', async () => {
    const order = await addOrder(test, owner);
    const { status, body } = await edit(order, { status: 7, failure: 'nobody' });
    expect([status, body]).toMatchObject([200, { failure: 'nobody', failureWords: null }]);
    const own = await client.get('/api/order/single', { query: { id: order.id } });
    expect(own.body).toMatchObject({ failure: 'nobody' });
    const history = await client.get('/api/order/history', { query: { id: order.id } });
    expect(JSON.stringify(history.body)).toContain('никого не было на месте');
    const tracked = await test.visitor().get(`/api/tracking/${String(order.trackingCode)}`);
    expect(tracked.body).toMatchObject({ failure: 'никого не было на месте' });
    expect(await letters(order.id)).toContain(
      'Передать груз получателю не удалось: никого не было на месте.',
    );
  });

  it('keeps the words of staff from the tracking page', async () => {
    const order = await addOrder(test, owner);
    const words = 'Сосед Иванов сказал, что переехали';
    const wordless = await edit(order, { status: 7, failure: 'other' });
    expect([wordless.status, complaints(wordless)]).toEqual([422, ['failureWords']]);
    expect((await edit(order, { status: 7, failure: 'other', failureWords: words })).status).toBe(200);
    const tracked = await test.visitor().get(`/api/tracking/${String(order.trackingCode)}`);
    expect(tracked.body).toMatchObject({ failure: 'другая причина' });
    expect(await letters(order.id)).toContain(words);
  });

  it('keeps the reason when something else is changed', async () => {
    const order = await addOrder(test, owner);
    const failed = await edit(order, { status: 7, failure: 'other', failureWords: 'Закрыто на ремонт' });
    const priced = await edit(failed.body as OrderDto, { price: 20 });
    expect(priced.body).toMatchObject({ failure: 'other', failureWords: 'Закрыто на ремонт', price: 20 });
    const { version } = priced.body as OrderDto;
    const moved = await manager.post('/api/order/bulk', {
      body: {
        orders: [{ id: order.id, version }],
        deliveryDate: defaultDeliveryDate(new Date(), defaultCalendar),
      },
    });
    expect(moved.body).toMatchObject([{ statusCode: 200, order: { failure: 'other' } }]);
  });

  it('loses the reason with the status, and no other status has one', async () => {
    const order = await addOrder(test, owner);
    const early = await edit(order, { status: 4, failure: 'nobody' });
    expect(early.body).toMatchObject({ failure: null });
    const failed = await edit(early.body as OrderDto, { status: 7, failure: 'refused' });
    const again = await edit(failed.body as OrderDto, { status: 4 });
    expect(again.body).toMatchObject({ failure: null, failureWords: null });
    const unknown = await edit(again.body as OrderDto, { status: 7, failure: 'rain' });
    expect([unknown.status, complaints(unknown)]).toEqual([422, ['failure']]);
    expect((await edit(again.body as OrderDto, { status: 7 })).body).toMatchObject({ failure: null });
  });

  it('is found by its reason, by staff alone', async () => {
    const [absent, wrong] = [await addOrder(test, owner), await addOrder(test, owner)];
    await edit(absent, { status: 7, failure: 'nobody' });
    await edit(wrong, { status: 7, failure: 'address' });
    const found = async (by: Client) => {
      const query = { search: owner.phone, 'filter[failure]': 'nobody' };
      const { status, body } = await by.get('/api/order', { query });
      expect(status).toBe(200);
      return (body as { data: { id: number }[] }).data.map(({ id }) => id);
    };
    expect(await found(manager)).toEqual([absent.id]);
    await refusedToClients(test, owner, 'failure', 'nobody');
  });

  it('of many is told with one reason and moved to the nearest day, which the letter names', async () => {
    const orders = [await addOrder(test, owner), await addOrder(test, owner)];
    const day = defaultDeliveryDate(new Date(Date.now() + 3 * 24 * 60 * 60_000), defaultCalendar);
    const { status, body } = await manager.post('/api/order/bulk', {
      body: {
        orders: orders.map(({ id, version }) => ({ id, version })),
        status: 7,
        failure: 'other_day',
        deliveryDate: day,
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject(
      orders.map(() => ({ statusCode: 200, order: { failure: 'other_day', deliveryDate: day } })),
    );
    expect(await letters(orders[0]?.id ?? 0)).toContain('попросили привезти в другой день. Привезём снова');
    const closed = await manager.post('/api/order/bulk', {
      body: { orders: [{ id: orders[0]?.id, version: 2 }], deliveryDate: '2020-01-01 10:00' },
    });
    expect(closed.body).toMatchObject([{ statusCode: 422 }]);
  });

  it('of a program’s events says why', async () => {
    const order = await addOrder(test, owner);
    await edit(order, { status: 7, failure: 'address' });
    const { body } = await client.get('/api/events', { query: { limit: 100 } });
    const events = (body as { data: { type: string; order: OrderDto | null }[] }).data;
    expect(events.at(-1)).toMatchObject({ type: 'order.status', order: { failure: 'address' } });
  });
});
