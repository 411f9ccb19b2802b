import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { Client } from './support/client';
import { MODE_HEADER } from '@shlyah/domain';
import { readPdf, textOf } from './documents-support/read-pdf';
import { addOrder, addTestOrder, addUser, firm, program, type ReadOrder } from './support/factories';
import type { User } from '../src/modules/users/model/user.entity';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let owner: User;
let client: Client;

beforeAll(async () => {
  owner = await addUser(test, firm('ООО «Сдаём»'));
  client = await test.signedIn(owner);
});

const post = (who: Client, path: string, body: object = {}) => who.post(`/api/registers${path}`, { body });

async function made(...ids: number[]): Promise<OrderRegisterDto> {
  const { status, body } = await post(client, '', { ids });
  expect(status).toBe(201);
  return body as OrderRegisterDto;
}

describe('a register', () => {
  it('is made, read and dissolved by a program with its scopes', async () => {
    const { id: order } = await addOrder(test, owner);
    const reader = await program(test, owner, { scopes: ['orders:read'] });
    expect((await post(reader, '', { ids: [order] })).body).toMatchObject({ code: 'key_scope' });
    const { id } = await made(order);
    expect((await reader.get(`/api/registers/${id}`)).status).toBe(200);
    const writer = await program(test, owner, { scopes: ['orders:create'] });
    expect((await post(writer, `/${id}/dissolve`)).status).toBe(200);
    expect(
      (await post(writer, `/${id}/places`, { places: [{ order, place: 1 }], received: true })).body,
    ).toMatchObject({ code: 'key_forbidden' });
  });

  it('of real orders is neither seen nor dissolved by a program that is being tried out', async () => {
    const { id } = await made((await addOrder(test, owner)).id);
    const trial = await program(test, owner, { mode: 'test', scopes: ['orders:read', 'orders:create'] });
    expect((await trial.get('/api/registers')).body).toMatchObject({ data: [], total: 0 });
    for (const path of ['', '/file', '/act'])
      expect((await trial.get(`/api/registers/${id}${path}`)).status).toBe(404);
    expect((await post(trial, `/${id}/dissolve`)).status).toBe(404);
    expect((await client.get(`/api/registers/${id}`)).body).toMatchObject({ state: 'open' });
  });
});

describe('a test register', () => {
  let user: User;
  let trial: Client;
  let sample: ReadOrder;

  beforeEach(async () => {
    user = await addUser(test);
    trial = await program(test, user, { mode: 'test', scopes: ['orders:read', 'orders:create'] });
    sample = await addTestOrder(test, user, { externalId: 'проба' });
  });

  const tried = async (body: object): Promise<OrderRegisterDto> => {
    const answer = await post(trial, '', body);
    expect(answer.status).toBe(201);
    return answer.body as OrderRegisterDto;
  };
  const file = (id: number, query = '') =>
    test.app.inject({
      method: 'GET',
      url: `/api/registers/${id}/file${query}`,
      headers: { authorization: `Bearer ${trial.key}` },
    });

  it('is of test orders, by number, by own number and by day, and has a number of its own', async () => {
    const first = await tried({ ids: [sample.id] });
    expect(first.id).toBeLessThan(0);
    expect(first.digits).toMatch(/^990002\d{14}$/);
    expect(first.orders.map(({ id }) => id)).toEqual([sample.id]);
    const day = { day: String(sample['deliveryDate']).slice(0, 10) };
    expect((await post(trial, '', day)).body).toMatchObject({
      errors: { day: [expect.stringContaining(`№\u00a0T${first.id}`)] },
    });
    expect((await post(trial, '', { ids: [sample.id] })).body).toMatchObject({
      errors: { ids: [`Заказ № T${sample.id} уже в реестре № T${first.id}`] },
    });
    expect((await post(trial, `/${first.id}/dissolve`)).body).toMatchObject({ state: 'dissolved' });
    const second = await tried({ externalId: ['проба'] });
    expect(second.id).toBe(first.id - 1);
    expect((await trial.get('/api/registers')).body).toMatchObject({
      total: 2,
      data: [{ id: second.id }, { id: first.id }],
    });
    expect((await post(trial, `/${second.id}/dissolve`)).status).toBe(200);
    expect((await tried(day)).id).toBe(first.id - 2);
  });

  it('holds no real order, and a real one no test order', async () => {
    const real = await addOrder(test, user);
    expect((await post(trial, '', { ids: [real.id] })).status).toBe(422);
    expect((await post(await test.signedIn(user), '', { ids: [sample.id] })).status).toBe(422);
  });

  it('is seen by its owner in test mode alone, and takes no number of the real ones', async () => {
    const before = await made((await addOrder(test, owner)).id);
    const { id } = await tried({ ids: [sample.id] });
    const [own, manager] = [await test.signedIn(user), await test.as('manager')];
    const other = await program(test, await addUser(test), { mode: 'test', scopes: ['orders:read'] });
    for (const who of [own, manager, other]) {
      expect((await who.get(`/api/registers/${id}`)).status).toBe(404);
      const { data } = (await who.get('/api/registers')).body as { data: { id: number }[] };
      expect(data.map((one) => one.id)).not.toContain(id);
    }
    expect(
      (await post(manager, `/${id}/places`, { places: [{ order: 1, place: 1 }], received: true })).status,
    ).toBe(404);
    const cabinet = await own.get(`/api/registers/${id}`, { headers: { [MODE_HEADER]: 'test' } });
    expect(cabinet.body).toMatchObject({ id });
    expect((await made((await addOrder(test, owner)).id)).id).toBe(before.id + 1);
  });

  it('says on its papers that it is a sample, with a barcode of no real register', async () => {
    const { id, digits } = await tried({ ids: [sample.id] });
    const paper = await file(id);
    const { pages } = await readPdf(paper.rawPayload);
    for (const page of pages) {
      expect(textOf(page)).toContain(`Реестр на сдачу № T${id}`);
      expect(textOf(page)).toContain(`№ T${sample.id}`);
      expect(textOf(page)).toMatch(/ОБРАЗЕЦ/);
      expect(page.codes.map(({ text }) => text)).toEqual([digits]);
    }
    expect((await file(id, '?format=xlsx')).statusCode).toBe(200);
    const history = await trial.get('/api/order/history', { query: { id: sample.id } });
    expect(history.body).toContainEqual(expect.objectContaining({ field: 'register', to: `№\u00a0T${id}` }));
  });

  it('has editions, and goes with the test orders', async () => {
    const { id } = await tried({ ids: [sample.id] });
    await trial.post('/api/order/cancel', { body: { id: sample.id } });
    expect((await post(trial, `/${id}/update`, { edition: 1 })).body).toMatchObject({
      edition: 2,
      orders: [{ gone: 'canceled' }],
    });
    const real = await made((await addOrder(test, owner)).id);
    expect((await trial.delete('/api/sandbox/orders')).status).toBe(200);
    expect((await trial.get(`/api/registers/${id}`)).status).toBe(404);
    expect((await client.get(`/api/registers/${real.id}`)).status).toBe(200);
  });
});
