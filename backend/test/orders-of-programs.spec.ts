import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import { CreateOrderService } from '../src/modules/orders/write/create-order.service';
import { EditOrderService } from '../src/modules/orders/write/edit-order.service';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import { invalid } from '../src/platform/http/errors';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, program, type ReadOrder } from './support/factories';
import { complaints, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
let user: User;
let shop: Client;
let manager: Client;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  user = await addUser(test);
  shop = await program(test, user);
});

const send = async (orders: unknown[], key?: string): Promise<BatchResultDto[]> => {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  const { status, body } = await shop.post('/api/order/batch', { body: { orders }, headers });
  expect(status).toBe(200);
  return body as BatchResultDto[];
};

describe('a batch of orders', () => {
  it('is answered order by order', async () => {
    const results = await send([
      orderBody({ externalId: 'A-1' }),
      orderBody({ name: '', coment: 'опечатка' }),
      orderBody({ externalId: 'A-1' }),
      'not an order',
      orderBody({ externalId: 'A-2' }),
    ]);
    expect(results.map(({ index, statusCode, code }) => [index, statusCode, code])).toEqual([
      [0, 201, undefined],
      [1, 422, 'invalid'],
      [2, 409, 'external_id_taken'],
      [3, 400, 'bad_request'],
      [4, 201, undefined],
    ]);
    expect(Object.keys(results[1]?.errors ?? {}).sort()).toEqual(['coment', 'name']);
    const id = results[0]?.order?.id;
    expect(results[2]).toMatchObject({
      message: `Номер A-1 уже у заказа №\u00a0${id}`,
      fresh: { id, number: String(id) },
    });
    expect(results[4]?.order).toMatchObject({ externalId: 'A-2', user: { id: user.id } });
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 2 });
  });

  it('places nothing twice when it is sent again', async () => {
    const orders = [orderBody(), orderBody({ name: 'Второй' })];
    const first = await send(orders, 'morning');
    const again = await send(orders, 'morning');
    expect(again.map(({ order }) => order?.id)).toEqual(first.map(({ order }) => order?.id));
    const other = await send([orderBody({ name: 'Другой' }), orders[1]], 'morning');
    expect(other.map(({ statusCode, code }) => [statusCode, code])).toEqual([
      [409, 'idempotency_key_reused'],
      [201, undefined],
    ]);
  });

  it('has a key of its own, as long as that of a single order may be', async () => {
    const place = (key: string) =>
      shop.post('/api/order/batch', { body: { orders: [orderBody()] }, headers: { 'Idempotency-Key': key } });
    for (const key of ['', ' ', 'x'.repeat(201)]) {
      const { status, body } = await place(key);
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'bad_idempotency_key' })]);
    }
    expect((await send([orderBody()], 'x'.repeat(200)))[0]?.statusCode).toBe(201);
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 1 });
  });

  it.each([
    ['none', []],
    ['no list', 'orders'],
    ['too many', Array.from({ length: 101 }, () => orderBody())],
  ])('of %s is refused whole', async (_, orders) => {
    const answer = await shop.post('/api/order/batch', { body: { orders } });
    expect([answer.status, complaints(answer)]).toEqual([422, ['orders']]);
  });

  it('ends with a failure of ours, and what was placed before is found again by its key', async () => {
    const creation = test.app.get(CreateOrderService, { strict: false });
    const create = creation.create.bind(creation);
    const creating = jest.spyOn(creation, 'create');
    creating.mockImplementationOnce(create).mockRejectedValueOnce(new Error('The disk is full'));
    const orders = [orderBody(), orderBody({ name: 'Второй' }), orderBody({ name: 'Третий' })];
    const call = { body: { orders }, headers: { 'Idempotency-Key': 'evening' } };
    // No operation describes a failure of ours, so the client of the tests complains of it.
    await expect(shop.post('/api/order/batch', call)).rejects.toThrow('status 500 is not described');
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 1 });
    expect((await send(orders, 'evening')).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await shop.get('/api/order')).body).toMatchObject({ total: 3 });
  });

  it('takes from the key’s orders as many as it has, and from the account’s without a key', async () => {
    const hundred = Array.from({ length: 100 }, () => ({}));
    expect(await send(hundred)).toHaveLength(100);
    for (const [caller, statuses] of [
      [shop, [429]],
      [await test.signedIn(user), [200, 429]],
    ] as const)
      for (const status of statuses)
        expect((await caller.post('/api/order/batch', { body: { orders: hundred } })).status).toBe(status);
  });
});

describe('an order that is taken back', () => {
  const cancel = (body: object, client = shop) => client.post('/api/order/cancel', { body });

  const moved = async ({ id, version }: ReadOrder, status: number): Promise<void> =>
    void (await manager.put('/api/order', { body: { id, version, status } }));

  it('is canceled by number or external number, with its reason, once', async () => {
    const order = await addOrder(test, user, { externalId: 'B-7' });
    const { status, body } = await cancel({ externalId: 'B-7', reason: 'Покупатель передумал' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: order.id })]);
    expect(body).toMatchObject({ status: { code: 'canceled', final: true } });
    const again = await cancel({ id: order.id });
    expect((again.body as OrderDto).version).toBe((body as OrderDto).version);
    const history = await historyOf(test, 'order', order.id);
    expect(JSON.stringify(history)).toContain('Покупатель передумал');
  });

  it.each([
    [2, 200],
    [3, 409],
    [4, 409],
    [6, 409],
    [7, 409],
  ])('in status %d is %d', async (status, answer) => {
    const order = await addOrder(test, user);
    await moved(order, status);
    const { status: answered, body } = await cancel({ id: order.id });
    expect(answered).toBe(answer);
    if (answer === 409) expect(body).toMatchObject({ code: 'too_late' });
  });

  it('is not another’s, and must be named', async () => {
    const order = await addOrder(test, await addUser(test), { externalId: 'C-1' });
    expect((await cancel({ id: order.id })).status).toBe(404);
    expect((await cancel({ externalId: 'C-1' })).status).toBe(404);
    const answer = await cancel({ reason: 'Просто так' });
    expect([answer.status, complaints(answer)]).toEqual([422, ['id']]);
  });

  it.each(['another order has', 'no order has'])(
    'is not canceled by a number and an own number that %s',
    async (which) => {
      const order = await addOrder(test, user);
      if (which === 'another order has') await addOrder(test, user, { externalId: 'D-1' });
      const answer = await cancel({ id: order.id, externalId: 'D-1' });
      expect([answer.status, complaints(answer)]).toEqual([422, ['externalId']]);
      const { body } = await shop.get('/api/order/single', { query: { id: order.id } });
      expect((body as OrderDto).status.code).toBe('new');
    },
  );

  it('may be named by both its numbers', async () => {
    const order = await addOrder(test, user, { externalId: 'D-2' });
    expect((await cancel({ id: order.id, externalId: 'D-2' })).status).toBe(200);
  });

  it.each([
    ['a comment', { comment: 'Позвонить' }, 200, 'canceled'],
    ['its pickup', { status: 3 }, 409, 'pickup'],
  ])('although %s was saved a moment before, is judged by that', async (_what, change, answer, code) => {
    const order = await addOrder(test, user);
    const editing = test.app.get(EditOrderService);
    const update = editing.update.bind(editing);
    jest.spyOn(editing, 'update').mockImplementationOnce(async (...args) => {
      await manager.put('/api/order', { body: { id: order.id, version: order.version, ...change } });
      return update(...args);
    });
    expect((await cancel({ id: order.id })).status).toBe(answer);
    const { body } = await manager.get('/api/order/single', { query: { id: order.id } });
    expect((body as OrderDto).status.code).toBe(code);
  });

  it('is refused as the edit is, when that is for anything else', async () => {
    const order = await addOrder(test, user);
    const refused = invalid({ name: ['Укажите имя'] });
    jest.spyOn(test.app.get(EditOrderService), 'update').mockRejectedValueOnce(refused);
    expect(complaints(await cancel({ id: order.id }))).toEqual(['name']);
    const { body } = await manager.get('/api/order/single', { query: { id: order.id } });
    expect((body as OrderDto).status.code).toBe('new');
  });

  it('and moved by staff at once is one of both, never half of each', async () => {
    const order = await addOrder(test, user);
    const [canceled] = await Promise.all([cancel({ id: order.id }), moved(order, 3)]);
    const { body } = await manager.get('/api/order/single', { query: { id: order.id } });
    const { code } = (body as OrderDto).status;
    expect(canceled.status === 200 ? 'canceled' : 'pickup').toBe(code);
  });
});
