import { validPackage } from '@shlyah/domain/cases';
import type { Client } from './support/client';
import { Dispatchers } from './support/dispatchers';
import { addOrder, addUser, orderBody, program, type ReadOrder } from './support/factories';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();

const product = { ...validPackage, type: 'product', count: 3, name: 'Книги', useTTN: 'yes', TTN: 'АБ 1' };
const toPoint = { deliveryAddress: 'punkt', recivePoint: 1, packages: [product, { type: 'doc' }] };

const read = async (client: Client, path: string, query = {}): Promise<object> => {
  const { status, body } = await client.get(path, { query });
  expect(status).toBe(200);
  return body as object;
};

describe('under a key, which refuses unknown fields, comes back as it was read', () => {
  let shop: Client;
  let order: ReadOrder;

  beforeAll(async () => {
    const user = await addUser(test);
    shop = await program(test, user);
    const { id } = await addOrder(test, user, toPoint);
    order = (await read(shop, '/api/order/single', { id })) as ReadOrder;
  });

  it('an order, as another one', async () => {
    const again = await shop.post('/api/order', { body: order });
    expect([again.status, again.body]).toMatchObject([201, { recivePoint: order['recivePoint'], price: -1 }]);
    const { body } = await shop.post('/api/order/batch', { body: { orders: [order] } });
    expect(body).toMatchObject([{ statusCode: 201 }]);
    for (const made of [again.body as ReadOrder, (body as { order: ReadOrder }[])[0]?.order])
      expect(withoutIds(made)).toEqual(withoutIds(order));
  });

  it('an order, as a proposal', async () => {
    const body = { ...order, reason: 'Опечатка', comment: 'Позвонить' };
    const made = await shop.post(`/api/order/${order.id}/proposals`, { body });
    expect([made.status, made.body]).toMatchObject([201, { changes: [{ field: 'comment' }] }]);
  });

  it('the cargo of an order, as that of a quote', async () => {
    const { status, body } = await shop.post('/api/calculator/quote', {
      body: { recivePoint: order['recivePoint'], packages: order['packages'] },
    });
    const { total } = order['estimate'] as { total: number };
    expect([status, body]).toMatchObject([200, { total }]);
  });

  it('an address for events', async () => {
    const body = { url: 'https://shop.example/events', types: ['order.*'] };
    const { id } = (await shop.post('/api/webhooks', { body })).body as { id: number };
    const one = ((await read(shop, '/api/webhooks')) as { id: number }[]).find((each) => each.id === id);
    const saved = await shop.put('/api/webhooks', { body: one ?? {} });
    expect([saved.status, saved.body]).toEqual([200, { ...one, version: expect.any(Number) }]);
    expect((await shop.post('/api/webhooks', { body: one ?? {} })).status).toBe(201);
  });

  it('and what no answer has is refused as before', async () => {
    const [item] = order['packages'] as object[];
    const body = { ...order, coment: 'опечатка', packages: [{ ...item, colour: 'red' }] };
    const made = await shop.post('/api/order', { body });
    expect([made.status, complaints(made).sort()]).toEqual([422, ['coment', 'packages.0.colour']]);
    const quoted = await shop.post('/api/calculator/quote', {
      body: { cityId: 6, packages: [{ ...item, colour: 1 }] },
    });
    expect(complaints(quoted)).toEqual(['packages.0.colour']);
    const hook = await shop.post('/api/webhooks', { body: { url: 'https://shop.example/a', secret: 'own' } });
    expect([hook.status, complaints(hook)]).toEqual([422, ['secret']]);
  });
});

describe('under a session comes back as it was read, and changes nothing', () => {
  const same = async (client: Client, [path, saving]: [string, () => Promise<{ status: number }>]) => {
    const before = await read(client, path);
    const { status } = await saving();
    expect([path, status]).toEqual([path, 200]);
    const version = expect.anything() as unknown;
    const kept = (one: object) => ('version' in one ? { ...one, version } : one);
    expect(kept(await read(client, path))).toEqual(kept(before));
  };

  it('an order of staff', async () => {
    const manager = await test.as('manager');
    const { id } = await addOrder(test, await addUser(test), toPoint);
    const before = (await read(manager, '/api/order/single', { id })) as ReadOrder;
    const saved = await manager.put('/api/order', { body: before });
    expect(saved.status).toBe(200);
    expect(withoutIds(saved.body as ReadOrder)).toEqual(withoutIds(before));
    expect(saved.body).toMatchObject({ status: before['status'], estimate: before['estimate'] });
  });

  it.each(['/api/company', '/api/calendar'])('%s', async (path) => {
    const admin = await test.as('admin');
    const body = await read(admin, path);
    await same(admin, [path, () => admin.put(path, { body })]);
  });

  it('the points and the tariff', async () => {
    const admin = await test.as('admin');
    const points = await read(admin, '/api/points');
    await same(admin, ['/api/points', () => admin.post('/api/points/update', { body: { points } })]);
    const tariff = await read(admin, '/api/calculator');
    const { cities } = tariff as { cities: object[] };
    await same(admin, [
      '/api/calculator',
      () => admin.put('/api/calculator', { body: { ...tariff, update: cities } }),
    ]);
  });

  it('the account of a client', async () => {
    const { id } = await addUser(test);
    const admin = await test.as('admin');
    const user = await read(admin, `/api/users/${id}`);
    await same(admin, [`/api/users/${id}`, () => admin.put('/api/users/updateUserInfo', { body: user })]);
  });

  it('the own account', async () => {
    const client = await test.signedIn(await addUser(test));
    const body = await read(client, '/api/user');
    await same(client, ['/api/user', () => client.post('/api/user/update', { body })]);
  });

  it('an entry of the address book', async () => {
    const user = await addUser(test);
    const client = await test.signedIn(user);
    await client.post('/api/order', { body: orderBody() });
    const [entry] = ((await read(client, '/api/addressBook', { side: 'receiver' })) as { data: object[] })
      .data;
    const saved = await client.put('/api/addressBook', { body: entry ?? {} });
    expect([saved.status, saved.body]).toEqual([200, { ...entry, version: expect.any(Number) }]);
  });

  it('a run', async () => {
    const staff = await Dispatchers.of(test);
    const made = await staff.manager.post('/api/runs', { body: { day: '2026-11-30', driver: 'Пётр Лис' } });
    const path = `/api/runs/${(made.body as { id: number }).id}`;
    const body = await read(staff.manager, path);
    await same(staff.manager, [path, () => staff.manager.put(path, { body })]);
    test.clock.set(null);
  });
});

const withoutIds = (order: Partial<ReadOrder> = {}) => {
  const { packages, street, house, comment, name, reciverPhone, recivePoint } = order;
  const items = (packages as ({ id: number } & object)[] | undefined)?.map(({ id: _, ...item }) => item);
  return { items, street, house, comment, name, reciverPhone, recivePoint };
};
