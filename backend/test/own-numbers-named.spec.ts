import type { OrderRegisterDto } from '../src/modules/registers/register.dto';
import type { User } from '../src/modules/users/model/user.entity';
import { readPdf, textOf } from './documents-support/read-pdf';
import type { Client } from './support/client';
import { addOrder, addTestOrder, addUser, program, type ReadOrder } from './support/factories';
import { complaints } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let user: User;
let shop: Client;
let first: ReadOrder;
let second: ReadOrder;

beforeAll(async () => {
  user = await addUser(test);
  shop = await program(test, user, { scopes: ['orders:read', 'orders:create'] });
  first = await addOrder(test, user, { externalId: 'A-1' });
  second = await addOrder(test, user, { externalId: 'A, 2' });
  await addOrder(test, await addUser(test), { externalId: 'чужой' });
  await addTestOrder(test, user, { externalId: 'проба' });
});

const NOT_FOUND = ['чужой', 'проба', 'нет такого'];

describe.each(['/api/order/single', '/api/order/history', '/api/order/cancel'])('an order of %s', (path) => {
  const ask = (named: Record<string, unknown>) =>
    path.endsWith('cancel') ? shop.post(path, { body: named }) : shop.get(path, { query: named });

  it.each(NOT_FOUND)('is not found by the own number «%s»', async (externalId) => {
    expect((await ask({ externalId })).body).toMatchObject({ statusCode: 404, code: 'not_found' });
  });

  it('is named by its own number, alone or beside the same id', async () => {
    const { id } = await addOrder(test, user, { externalId: `№ ${path}` });
    const answers = [
      await ask({ externalId: ` № ${path} ` }),
      await ask({ id, externalId: `№ ${path}` }),
      await ask({ id }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect(answers[2]?.body).toEqual(answers[0]?.body);
  });

  it('is neither of two', async () => {
    for (const externalId of ['A, 2', 'нет такого']) {
      const refused = await ask({ id: first.id, externalId });
      expect([refused.status, complaints(refused)]).toEqual([422, ['externalId']]);
    }
    const nameless = await ask({});
    expect([nameless.status, complaints(nameless)]).toEqual([422, ['id']]);
  });
});

describe.each(['/api/order/labels', '/api/order/documents'])('the papers of %s', (path) => {
  const ask = (query: object, { key } = shop) =>
    test.app.inject({
      method: 'GET',
      url: path,
      query: query as Record<string, string>,
      headers: { authorization: `Bearer ${key}` },
    });

  it('are those of own numbers, once each', async () => {
    const named = { externalId: ['A, 2', 'A-1', 'A, 2'] };
    const answer = await ask(named);
    expect(answer.statusCode).toBe(200);
    const both = await ask({ ids: [first.id, second.id], ...named });
    expect(both.statusCode).toBe(200);
  });

  it.each(NOT_FOUND)('are refused with the own number «%s», which is named', async (externalId) => {
    const answer = await ask({ externalId: ['A-1', externalId] });
    expect(answer.json()).toMatchObject({ statusCode: 404, message: expect.stringContaining(externalId) });
  });

  it('are refused where numbers differ, are empty or stand beside a range', async () => {
    for (const [query, field] of [
      [{ ids: [first.id], externalId: ['A, 2'] }, 'externalId'],
      [{ ids: [first.id, second.id], externalId: ['A-1'] }, 'externalId'],
      [{ ids: [first.id], externalId: ['A-1', 'нет такого'] }, 'externalId'],
      [{ externalId: [''] }, 'externalId'],
      [{ externalId: ['A-1'], range: `${first.id}` }, 'ids'],
    ] as const)
      expect((await ask(query)).json()).toMatchObject({
        statusCode: 422,
        errors: { [field]: expect.any(Array) },
      });
  });
});

it('labels come in the sequence of own numbers', async () => {
  const { rawPayload } = await test.app.inject({
    method: 'GET',
    url: '/api/order/labels',
    query: { externalId: ['A, 2', 'A-1'] } as never,
    headers: { authorization: `Bearer ${shop.key}` },
  });
  const { pages } = await readPdf(rawPayload);
  expect(pages.map((page) => /Заказ № (\d+)/.exec(textOf(page))?.[1])).toEqual([
    `${second.id}`,
    `${first.id}`,
  ]);
});

it('staff name a client’s orders by own numbers and the client', async () => {
  const manager = await test.as('manager');
  const ask = (query: object) => manager.get('/api/order/documents', { query: query as never });
  expect((await ask({ externalId: 'A-1' })).status).toBe(404);
  expect((await ask({ externalId: 'A-1', user: user.id })).status).toBe(200);
});

describe('a register', () => {
  const make = (body: object) => shop.post('/api/registers', { body });

  it('is of own numbers, in their sequence, and the same for a repeat', async () => {
    const externalId = ['A, 2', 'A-1'];
    const call = { body: { externalId }, headers: { 'Idempotency-Key': 'register of own numbers' } };
    const made = await shop.post('/api/registers', call);
    const { id, orders } = made.body as OrderRegisterDto;
    expect([made.status, orders.map((order) => order.id)]).toEqual([201, [second.id, first.id]]);
    expect((await shop.post('/api/registers', call)).body).toMatchObject({ id });
    expect((await shop.post(`/api/registers/${id}/dissolve`, { body: {} })).status).toBe(200);
  });

  it.each(NOT_FOUND)('has no order of the own number «%s»', async (one) => {
    expect(await make({ externalId: ['A-1', one] })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });

  it('is of neither where numbers differ or a day is named, too', async () => {
    for (const body of [
      { ids: [first.id], externalId: ['A, 2'] },
      { externalId: [] },
      { externalId: ['A-1'], day: '2026-11-30' },
      {},
    ])
      expect((await make(body)).status).toBe(422);
  });
});

it('a test order is moved on by its own number', async () => {
  const trial = await program(test, user, { mode: 'test', scopes: ['orders:read', 'orders:create'] });
  const move = (named: object) => trial.post('/api/sandbox/advance', { body: { ...named, to: 'accepted' } });
  expect((await move({ externalId: 'проба' })).body).toMatchObject({ status: { code: 'accepted' } });
  expect((await move({ externalId: 'A-1' })).status).toBe(404);
  expect((await move({})).status).toBe(422);
});
