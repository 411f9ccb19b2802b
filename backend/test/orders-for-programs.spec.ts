import { toMinsk } from '@shlyah/domain';
import type { StatusesDto } from '../src/modules/orders/dto/order-lists.dto';
import { OrderStatus } from '../src/modules/orders/model/order-status.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, orderBody, type ReadOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let manager: Client;
let user: User;
let client: Client;
let order: ReadOrder;

beforeAll(async () => {
  manager = await test.as('manager');
});

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  order = await addOrder(test, user);
});

afterEach(() => test.clock.set(null));

const edit = (changes: object) =>
  manager.put('/api/order', { body: { id: order.id, version: order.version, ...changes } });

it.each([
  [6, 1, 'delivered', true],
  [7, 1, 'not_delivered', false],
  [8, 1, 'returning', false],
  [8, 2, 'returning', true],
  [9, 1, 'canceled', true],
  [2, 3, 'accepted', true],
  [2, 1, 'accepted', false],
])('status %p in state %p is %p, final: %p', async (status, state, code, final) => {
  expect((await edit({ status, state })).body).toMatchObject({ status: { id: status, code, final } });
  const { body } = await client.get('/api/order');
  expect(body).toMatchObject({ data: [{ status: { code, final } }] });
});

it('a status that a hand has added is answered as one of no known kind', async () => {
  await test.database.write(async (tx) => {
    await tx.insert(OrderStatus, { id: 77, name: 'На таможне', color: '#000000' });
    await tx.update(Order, { id: order.id }, { statusId: 77 });
  });
  const { body } = await client.get('/api/order/single', { query: { id: order.id } });
  expect(body).toMatchObject({ status: { id: 77, code: 'other', final: false } });
  const { statuses } = (await client.get('/api/order/statuses')).body as StatusesDto;
  expect(statuses.map(({ code, final }) => `${code} ${final}`)).toEqual([
    'new false',
    'accepted false',
    'pickup false',
    'on_the_way false',
    'ready false',
    'delivered true',
    'not_delivered false',
    'returning false',
    'canceled true',
    'other false',
  ]);
});

it('an order is dated with its version; unchanged it says when it was placed', async () => {
  expect(order['updatedAt']).toBe(order['date']);
  const later = new Date(Date.now() + 10 * 60_000);
  test.clock.set(later);
  const { body } = await edit({ price: 12 });
  expect(body).toMatchObject({ date: order['date'], updatedAt: toMinsk(later) });
});

it('a new order says where it is read, also to whoever sends it again', async () => {
  const send = () =>
    client.post('/api/order', { body: orderBody(), headers: { 'Idempotency-Key': 'the same' } });
  for (const answer of [await send(), await send()]) {
    const { id } = answer.body as ReadOrder;
    expect(answer.headers['location']).toBe(`/api/order/single?id=${id}`);
    expect((await client.get(answer.headers['location'] ?? '')).body).toEqual(answer.body);
  }
});
