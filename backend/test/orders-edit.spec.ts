import { validPackage } from '@shlyah/domain/cases';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, firm, type ReadOrder } from './support/factories';
import { complaints, errorsOf, historyOf, told } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let user: User;
let order: ReadOrder;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  user = await addUser(test, firm());
  order = await addOrder(test, user);
});

afterEach(() => test.clock.set(null));

const edit = (changes: object, version = order.version) =>
  manager.put('/api/order', { body: { id: order.id, version, ...changes } });

describe('an edit by staff', () => {
  it('changes what it names and keeps the rest', async () => {
    const { status, body } = await edit({ comment: 'Позвонить', price: 21.5 });
    expect(status).toBe(200);
    const changed = {
      comment: 'Позвонить',
      price: 21.5,
      version: 2,
      updatedAt: expect.any(String) as string,
      updatedAtUtc: expect.any(String) as string,
    };
    expect(body).toEqual({ ...order, ...changed });
  });

  it('takes a read order back as it is, changing nothing but its version', async () => {
    const { status, body } = await edit({ ...order });
    expect(status).toBe(200);
    const { packages, updatedAt: _, updatedAtUtc: __, ...rest } = order;
    expect(body).toMatchObject({ ...rest, version: 2 });
    const items = (body as { packages: object[] }).packages;
    expect(items).toMatchObject((packages as object[]).map((item) => ({ ...item, id: expect.any(Number) })));
    expect(await historyOf(test, 'order', order.id)).toHaveLength(1);
  });

  it('is answered with its cargo as it is read afterwards', async () => {
    const packages = [3, 1, 2].map((weight) => ({ ...validPackage, weight }));
    const { packages: saved } = (await edit({ packages })).body as ReadOrder;
    expect(saved).toMatchObject(packages);
    const read = await manager.get('/api/order/single', { query: { id: order.id } });
    expect(read.body).toMatchObject({ packages: saved });
  });

  it('may set any status and state, in any order', async () => {
    let { version } = order;
    for (const [status, state] of [
      [9, 3],
      [1, 1],
      [6, 2],
      [2, 1],
      [8, 3],
    ] as const) {
      const { body } = await edit({ status, state }, version);
      expect(body).toMatchObject({ status: { id: status }, state: { id: state } });
      version = (body as ReadOrder).version;
    }
  });

  it.each([
    [{ status: 99 }, ['status']],
    [{ state: 99 }, ['state']],
    [{ addressId: 999999 }, ['addressId']],
    [{ deliveryDate: '2099-01-07 12:00' }, ['deliveryDate']],
    [{ deliveryDate: '2020-01-06 12:00' }, ['deliveryDate']],
    [{ packages: [] }, ['packages']],
    [{ status: 99, name: '', deliveryDate: '2020-01-06 12:00' }, ['deliveryDate', 'name', 'status']],
  ])('%p is refused', async (changes, paths) => {
    const answer = await edit(changes);
    expect([answer.status, complaints(answer)]).toEqual([422, paths]);
  });

  it('of a late order is possible while its date stays', async () => {
    test.clock.set(new Date('2026-11-20T12:00:00Z'));
    const late = await addOrder(test, user, { deliveryDate: '2026-11-20 23:00' });
    test.clock.set(new Date('2026-11-23T12:00:00Z'));
    const body = { ...late, comment: 'Опоздал' };
    // Three days later the manager has logged in anew.
    expect((await (await test.as('manager')).put('/api/order', { body })).status).toBe(200);
  });

  it('cannot give the order to another user', async () => {
    const { body } = await edit({ user: 1, comment: 'x' });
    expect((body as { user: { id: number } }).user.id).toBe(user.id);
  });

  it('may give an order whose account is gone the number that another client’s one has', async () => {
    const externalId = `A-${order.id}`;
    await addOrder(test, await addUser(test), { externalId });
    await (await test.as('admin')).delete(`/api/users/${user.id}`);
    expect((await edit({ externalId })).body).toMatchObject({ externalId, user: { id: null } });
  });

  it('of an order that is not there is told so', async () => {
    const body = { id: 999999, version: 1, comment: 'x' };
    expect((await manager.put('/api/order', { body })).status).toBe(404);
  });

  it('can put a price back into being formed', async () => {
    expect((await edit({ price: 0 })).body).toMatchObject({ price: 0 });
    expect((await edit({ price: -1 }, 2)).body).toMatchObject({ price: -1 });
  });

  it('finds the order under its new receiver and no more under the old', async () => {
    await edit({ name: 'Ёрш Щукин' });
    const search = async (text: string): Promise<number[]> => {
      const { body } = await manager.get('/api/order', { query: { search: text } });
      return (body as { data: ReadOrder[] }).data.map(({ id }) => id);
    };
    expect(await search('ерш щук')).toEqual([order.id]);
    expect(await search('сидоров')).not.toContain(order.id);
  });
});

describe('two edits of one version', () => {
  it('end with one winner; the other gets the fresh state', async () => {
    const answers = await Promise.all(['Первый', 'Второй', 'Третий'].map((comment) => edit({ comment })));
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status === 409);
    expect([winners.length, losers.length]).toEqual([1, 2]);
    for (const { body } of losers) {
      expect(body).toMatchObject({
        code: 'version_conflict',
        fresh: winners[0]?.body as object,
        savedBy: {
          name: expect.stringMatching(/./) as string,
          at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/) as string,
        },
      });
    }
    expect(await historyOf(test, 'order', order.id)).toHaveLength(2);
  });

  it('cannot do without a version', async () => {
    const answer = await manager.put('/api/order', { body: { id: order.id, comment: 'x' } });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ fresh: { id: order.id, version: 1 } });
  });
});

describe('the history of an order', () => {
  const history = async (client: Client): Promise<object[]> =>
    (await client.get('/api/order/history', { query: { id: order.id } })).body as object[];

  it('tells staff who changed what and when, newest first', async () => {
    test.clock.set(new Date('2026-11-20T12:34:00Z'));
    const signed = await test.signedIn(await addUser(test, { role: 'manager', name: 'Ольга' }));
    const packages = [{ ...validPackage, weight: 4 }];
    await signed.put('/api/order', { body: { id: order.id, version: 1, price: 38, status: 2, packages } });
    const events = await history(signed);
    expect(events).toHaveLength(4);
    expect(events).toContainEqual({
      id: expect.any(Number),
      date: '2026-11-20 15:34',
      dateUtc: '2026-11-20T12:34:00.000Z',
      user: { id: expect.any(Number), name: 'Ольга', role: 'manager' },
      field: 'status',
      from: 'Новая',
      to: 'Принята',
      bulk: null,
    });
    expect(events).toContainEqual(
      expect.objectContaining({
        field: 'packages',
        from: 'Посылка, 30×20×10\u00a0см, 3\u00a0кг',
        to: 'Посылка, 30×20×10\u00a0см, 4\u00a0кг',
      }),
    );
    expect(events.at(-1)).toMatchObject({ field: 'status', from: null, to: 'Новая' });
  });

  it('tells the owner of status and price only, and not who set them', async () => {
    await edit({ price: 38, status: 2, comment: 'внутреннее' });
    const events = await history(await test.signedIn(user));
    expect(events.map((event) => (event as { field: string }).field).sort()).toEqual([
      'price',
      'status',
      'status',
    ]);
    expect(JSON.stringify(events)).not.toContain('Ольга');
  });

  it('is told to nobody else, nor is there one of an order that never was', async () => {
    const read = async (client: Client, id: number) =>
      told(await client.get('/api/order/history', { query: { id } }));
    const stranger = await test.signedIn(await addUser(test));
    expect(await read(stranger, order.id)).toBe('404 Заказ не найден.');
    expect(await read(manager, 999999)).toBe('404 Заказ не найден.');
  });

  it('tells of a city once, by its name, on either side', async () => {
    const there = { reciverAddress: 'Брест', reciverAddressId: 1 };
    const { status, body } = await edit({ address: 'Гомель', addressId: 3, ...there });
    expect([status, body]).toMatchObject([200, { addressId: 3, reciverAddressId: 1 }]);
    expect((await historyOf(test, 'order', order.id)).slice(1).sort()).toEqual([
      `address: ${String(order['address'])} → Гомель by manager`,
      `reciverAddress: ${String(order['reciverAddress'])} → Брест by manager`,
    ]);
  });

  it('outlives the order', async () => {
    await (await test.as('admin')).delete(`/api/order/${order.id}`);
    expect(await historyOf(test, 'order', order.id)).toEqual([
      'status: null → Новая by customer',
      'deleted: null → null by admin',
    ]);
  });
});

describe('a change of many orders', () => {
  const bulk = (body: object) => manager.post('/api/order/bulk', { body });

  it('answers for each by itself', async () => {
    const stale = await addOrder(test, user);
    await manager.put('/api/order', { body: { id: stale.id, version: 1, comment: 'раньше' } });
    const { status, body } = await bulk({
      orders: [order, stale, { id: 999999, version: 1 }],
      status: 3,
      price: 10,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      { id: order.id, statusCode: 200, order: { status: { id: 3 }, price: 10, version: 2 } },
      {
        id: stale.id,
        statusCode: 409,
        code: 'version_conflict',
        order: { status: { id: 1 }, version: 2 },
        savedBy: {
          name: expect.stringMatching(/./) as string,
          at: expect.stringMatching(/^\d{4}-/) as string,
        },
      },
      { id: 999999, statusCode: 404, code: 'not_found', message: 'Заказ не найден.' },
    ]);
  });

  it.each([
    [{}, ['orders']],
    [{ orders: [], status: 2 }, ['orders']],
    [{ orders: [{ id: 1, version: 1 }] }, ['status']],
    [{ orders: [{ id: 'x' }], status: 2 }, ['orders.0.id']],
    [{ orders: Array.from({ length: 101 }, () => ({ id: 1, version: 1 })), status: 2 }, ['orders']],
    [{ orders: [{ id: 1, version: 1 }], price: 1.005 }, ['price']],
  ])('%p is refused', async (body, paths) => {
    const answer = await bulk(body);
    expect([answer.status, complaints(answer)]).toEqual([422, paths]);
  });

  it('that says no change is asked for one', async () => {
    const answer = await bulk({ orders: [{ id: order.id, version: 1 }] });
    expect(errorsOf(answer)).toEqual({ status: ['Укажите новый статус, цену или день доставки'] });
  });
});
