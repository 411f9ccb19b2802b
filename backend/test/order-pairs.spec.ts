import { Renderer } from '../src/modules/documents/render/renderer';
import { DeletedOrder } from '../src/modules/orders/model/deleted-order.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
let manager: Client;

beforeAll(async () => {
  [admin, manager] = [await test.as('admin'), await test.as('manager')];
});

afterEach(() => jest.restoreAllMocks());

const labels = (id: number, headers: Record<string, string>) =>
  test.app.inject({ method: 'GET', url: `/api/order/labels?ids=${id}`, headers });

const read = async (id: number) =>
  (await manager.get('/api/order/single', { query: { id } })).body as {
    price: number;
    estimate: { total: number };
    revisedEstimate: object | null;
  };

it('labels of an order that is deleted while they are drawn are not given, and not told of', async () => {
  const owner = await addUser(test);
  const { id } = await addOrder(test, owner);
  const draw = Renderer.prototype.render;
  jest.spyOn(Renderer.prototype, 'render').mockImplementation(async function (this: Renderer, ...given) {
    const drawn = await draw.apply(this, given);
    expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
    return drawn;
  });
  const { cookie } = await test.signedIn(owner);
  const answer = await labels(id, { cookie: cookie ?? '' });
  expect([answer.statusCode, answer.json()]).toMatchObject([404, { message: 'Заказ не найден.' }]);
  const printed = { subject: 'order', subjectId: id, field: 'labels' } as const;
  expect(await test.database.read.existsBy(HistoryEvent, printed)).toBe(false);
});

it('an order that is restored has the price that it was placed with, whatever the tariff is by now', async () => {
  const { id } = await addOrder(test, await addUser(test));
  const before = await read(id);
  expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
  const { cities } = (await admin.get('/api/calculator')).body as { cities: { id: number; price: number }[] };
  const dearer = cities.map((region) => ({ id: region.id, price: region.price + 7 }));
  expect((await admin.put('/api/calculator', { body: { update: dearer } })).status).toBe(200);
  expect((await manager.post(`/api/order/${id}/restore`)).status).toBe(200);
  const { price, estimate, revisedEstimate } = await read(id);
  expect({ price, estimate, revisedEstimate }).toEqual({
    price: before.price,
    estimate: before.estimate,
    revisedEstimate: null,
  });
});

it('an order that is restored and deleted by several at once is there or deleted, never both', async () => {
  const { id } = await addOrder(test, await addUser(test));
  expect((await admin.delete(`/api/order/${id}`)).status).toBe(204);
  for (let round = 0; round < 3; round++) {
    const answers = await Promise.all([
      manager.post(`/api/order/${id}/restore`),
      admin.delete(`/api/order/${id}`),
      admin.post(`/api/order/${id}/restore`),
      admin.delete(`/api/order/${id}`),
    ]);
    for (const { status } of answers) expect([200, 204, 404]).toContain(status);
    const kept = await test.database.read.countBy(DeletedOrder, { id });
    const live = await test.database.read.countBy(Order, { id });
    expect(kept + live).toBe(1);
  }
  expect((await manager.post(`/api/order/${id}/restore`)).status).toBe(200);
  expect(await test.database.read.countBy(Order, { id })).toBe(1);
});

it('a live key gets no labels, papers or history of a test order', async () => {
  const owner = await addUser(test);
  const { id } = await addTestOrder(test, owner);
  const { key } = await program(test, owner, { mode: 'live' });
  const authorization = `Bearer ${key ?? ''}`;
  expect((await labels(id, { authorization })).statusCode).toBe(404);
  for (const url of [
    `/api/order/single?id=${id}`,
    `/api/order/history?id=${id}`,
    `/api/order/${id}/messages`,
  ])
    expect((await test.app.inject({ method: 'GET', url, headers: { authorization } })).statusCode).toBe(404);
  const mixed = await labels(id, { authorization, 'shlyah-mode': 'test' });
  expect([mixed.statusCode, mixed.json()]).toMatchObject([400, { code: 'mode_conflict' }]);
});
