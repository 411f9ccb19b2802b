import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addOrder, addUser, type ReadOrder } from './support/factories';
import { setUpTestApp } from './support/test-app';

/** What a client puts right in a new order without staff. */
const test = setUpTestApp();
let user: User;
let client: Client;
let order: ReadOrder;

beforeEach(async () => {
  user = await addUser(test);
  client = await test.signedIn(user);
  order = await addOrder(test, user);
});

const correct = (change: object, by = client) =>
  by.put('/api/order/correct', { body: { id: order.id, version: order.version, ...change } });
const manager = async () => test.signedIn(await addUser(test, { role: 'manager' }));

it('phone, comments and SMS change at once, and nothing else does', async () => {
  const change = {
    reciverPhone: '+375 (29) 76-54-321',
    notifyReceiver: true,
    comment: 'Позвонить',
    reciverComment: '3-й этаж',
  };
  const { status, body } = await correct({ ...change, price: 1, reciverHouse: '99', status: 6 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...change,
    version: order.version + 1,
    price: order['price'],
    status: { id: 1 },
  });
  expect((body as ReadOrder)['reciverHouse']).toBe(order['reciverHouse']);
  const history = await (await manager()).get('/api/order/history', { query: { id: order.id } });
  expect(history.body).toContainEqual(
    expect.objectContaining({
      field: 'reciverPhone',
      to: change.reciverPhone,
      user: expect.objectContaining({ id: user.id }) as object,
    }),
  );
});

it('what is left out stays, and a wrong phone is refused', async () => {
  expect((await correct({ comment: null })).body).toMatchObject({
    comment: null,
    reciverPhone: order['reciverPhone'],
  });
  order = { ...order, version: order.version + 1 };
  const { status, body } = await correct({ reciverPhone: '12' });
  expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, ['reciverPhone']]);
});

it('once staff have taken the order up it is too late', async () => {
  const accepted = await (
    await manager()
  ).put('/api/order', { body: { id: order.id, version: order.version, status: 2 } });
  const { version } = accepted.body as ReadOrder;
  expect(await correct({ comment: 'Позвонить', version })).toMatchObject({
    status: 409,
    body: { code: 'too_late' },
  });
});

it('over a version that was not read it is refused with the order as it is', async () => {
  await correct({ comment: 'Позвонить' });
  expect(await correct({ comment: 'Не звонить' })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', fresh: { comment: 'Позвонить' } },
  });
  expect((await correct({ version: null })).status).toBe(409);
});

it('another client’s order is none', async () => {
  expect((await correct({ comment: 'Моё' }, await test.signedIn(await addUser(test)))).status).toBe(404);
});

it('a request of the same field that waits is settled by it', async () => {
  const asked = {
    version: order.version,
    reason: 'Опечатка',
    comment: 'Позвонить',
    reciverComment: 'Домофон',
  };
  expect((await client.post(`/api/order/${order.id}/proposals`, { body: asked })).status).toBe(201);
  expect((await correct({ comment: 'Не звонить' })).status).toBe(200);
  const { body } = await client.get(`/api/order/${order.id}/proposals`);
  expect(body).toMatchObject([{ state: 'expired' }]);
});
