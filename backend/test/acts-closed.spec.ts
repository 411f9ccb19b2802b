import { fromMinsk } from '@shlyah/domain';
import type { ActDto } from '../src/modules/acts/act.dto';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import { addFirm, AFTER_MONTH, forgetActs, handedOver, issueTo } from './support/acts';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: Client;
let owner: User;
let id: number;
let act: ActDto;

const IN_ACT = /^Заказ в акте №\u00a01 от 03\.03\.2025: /;

const refused = (words = 'цену, груз и адреса уже не изменить.') => ({
  status: 409,
  body: { code: 'in_act', message: `Заказ в акте №\u00a01 от 03.03.2025: ${words}` },
});

beforeEach(async () => {
  test.clock.set(fromMinsk(AFTER_MONTH));
  admin = await test.as('admin');
  manager = await test.as('manager');
  owner = await addFirm(test);
  id = await handedOver(test, owner);
  act = await issueTo(admin, owner);
});

afterEach(() => forgetActs(test));

const stored = () => test.database.read.findOneByOrFail(Order, { id });
const edit = async (change: object) =>
  manager.put('/api/order', { body: { id, version: (await stored()).version, ...change } });

describe('an order in an act', () => {
  it.each([
    ['the price', { price: 11 }],
    ['no price', { price: -1 }],
    ['the cargo', { packages: [{ type: 'doc' }, { type: 'doc' }] }],
    ['its care', { fragileCargo: true }],
    ['the street', { reciverStreet: 'ул. Другая' }],
    ['the town', { reciverAddress: 'Гомель', reciverAddressId: 3 }],
    ['the house of the sender', { house: '77' }],
  ])('keeps %s', async (_what, change) => {
    const before = await stored();
    expect(await edit(change)).toMatchObject(refused());
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['status', { status: 5 }],
    ['comment', { comment: 'Звонить заранее' }],
    ['people', { name: 'Анна Новая', reciverPhone: '+375 (29) 765-43-21' }],
    ['own number', { externalId: 'A-1' }],
  ])('is free in its %s', async (_what, change) => {
    expect((await edit(change)).status).toBe(200);
  });

  it('is edited with the same price', async () => {
    expect((await edit({ price: 10.07, comment: 'То же' })).status).toBe(200);
  });

  it('keeps its price among many', async () => {
    const free = await handedOver(test, owner, 500);
    const { version } = await stored();
    const { version: other } = await test.database.read.findOneByOrFail(Order, { id: free });
    const { status, body } = await manager.post('/api/order/bulk', {
      body: {
        orders: [
          { id, version },
          { id: free, version: other },
        ],
        price: 12,
      },
    });
    expect([status, body]).toMatchObject([
      200,
      [
        { id, statusCode: 409, code: 'in_act', message: expect.stringMatching(IN_ACT) },
        { id: free, statusCode: 200 },
      ],
    ]);
  });

  it('is not deleted', async () => {
    expect(await admin.delete(`/api/order/${id}`)).toMatchObject(refused('удалить его нельзя.'));
    expect((await stored()).id).toBe(id);
  });

  it('gets no proposal of what is closed, also when it is on its way again', async () => {
    await edit({ status: 5 });
    const { version } = await stored();
    const propose = (change: object) =>
      manager.post(`/api/order/${id}/proposals`, { body: { version, reason: 'Груз тяжелее', ...change } });
    expect(await propose({ price: 12 })).toMatchObject(refused());
    expect((await propose({ comment: 'Звонить заранее' })).status).toBe(201);
  });

  it('is not changed by a proposal that was made before', async () => {
    const free = await handedOver(test, owner, 500);
    const columns = { statusId: 5, stateId: 1 };
    await test.database.write((tx) => tx.update(Order, { id: free }, columns));
    const { version } = await test.database.read.findOneByOrFail(Order, { id: free });
    const body = { version, reason: 'Груз тяжелее', price: 12 };
    const made = await manager.post(`/api/order/${free}/proposals`, { body });
    expect(made.status).toBe(201);
    await test.database.write((tx) => tx.update(Order, { id: free }, { statusId: 6 }));
    await issueTo(admin, owner);
    const client = await test.signedIn(owner);
    const { id: proposal } = made.body as { id: number };
    expect(await client.post(`/api/proposals/${proposal}/accept`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'in_act' },
    });
  });

  it('is free again when the act is annulled, and can be billed again at another price', async () => {
    const body = { version: act.version, reason: 'Не та цена' };
    expect((await admin.post(`/api/acts/${act.id}/annul`, { body })).status).toBe(200);
    expect((await edit({ price: 12 })).status).toBe(200);
    expect(await issueTo(admin, owner)).toMatchObject({ number: 2, sum: 12 });
    expect(await edit({ price: 13 })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('акте №\u00a02') },
    });
  });

  it('is closed or billed at the new price when both happen at once', async () => {
    const prices = [700, 800, 900];
    const orders = [];
    for (const price of prices) orders.push(await handedOver(test, owner, price));
    const versions = await Promise.all(
      orders.map((one) => test.database.read.findOneByOrFail(Order, { id: one })),
    );
    const [issued] = await Promise.all([
      issueTo(admin, owner),
      ...versions.map(({ id: one, version }) =>
        manager.put('/api/order', { body: { id: one, version, price: 44 } }),
      ),
    ]);
    for (const { order, price } of issued.lines) {
      const row = await test.database.read.findOneByOrFail(Order, { id: order ?? 0 });
      expect(row.price).toBe(Math.round(price * 100));
    }
    expect(issued.lines).toHaveLength(3);
  });
});

describe('a deleted client', () => {
  it('leaves the orders that stand in an act, without people, and the act', async () => {
    const free = await handedOver(test, owner, 500);
    expect((await admin.delete(`/api/users/deleteAndOrders/${owner.id}`)).status).toBe(204);
    expect(await stored()).toMatchObject({
      userId: null,
      clientName: 'Данные удалены',
      name: 'Данные удалены',
      receiverPhone: '',
      clientOrganization: owner.organization,
      price: 1007,
    });
    expect(await test.database.read.findOneBy(Order, { id: free })).toBeNull();
    const { body } = await admin.get(`/api/acts/${act.id}`);
    expect(body).toMatchObject({ user: 0, client: owner.organization, sum: 10.07, lines: [{ order: id }] });
  });

  it('whose orders stay keeps them in the act, closed', async () => {
    expect((await admin.delete(`/api/users/${owner.id}`)).status).toBe(204);
    expect(await edit({ price: 12 })).toMatchObject(refused());
  });
});
