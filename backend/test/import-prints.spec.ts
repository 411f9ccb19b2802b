import { importQuotaOf, Quotas } from '../src/platform/access/quotas';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import type { Client } from './support/client';
import { addUser, orderBody, program } from './support/factories';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });
let client: Client;

beforeEach(async () => {
  client = await test.signedIn(await addUser(test));
});

const print = (letter: string): string => letter.repeat(64);

const place = (prints: (string | null)[] | null, key = Math.random().toString()) =>
  client.post('/api/order/batch', {
    body: { orders: (prints ?? ['']).map((_, at) => orderBody({ reciverComment: `${at}` })), prints },
    headers: { 'Idempotency-Key': key },
  });

const ends = (body: unknown) => (body as BatchResultDto[]).map(({ statusCode, code }) => code ?? statusCode);

it('a row of a file is ordered once, however often the file is sent', async () => {
  const first = await place([print('a'), print('b')]);
  expect(ends(first.body)).toEqual([201, 201]);
  const [one] = first.body as BatchResultDto[];
  const again = await place([print('a'), print('c')]);
  expect(ends(again.body)).toEqual(['already_ordered', 201]);
  const [refused] = again.body as BatchResultDto[];
  expect(refused).toMatchObject({
    message: `Уже заказано: № ${one?.order?.id}`,
    fresh: { id: one?.order?.id },
  });
});

it('a file that is sent ten times at once makes each order once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => place([print('a'), print('b')])));
  const placed = answers.flatMap(({ body }) => ends(body)).filter((end) => end === 201);
  expect(placed).toHaveLength(2);
});

it('the same key again is answered by the orders that it has made', async () => {
  const first = await place([print('a')], 'key');
  const again = await place([print('a')], 'key');
  expect(again.body).toEqual(first.body);
});

it('another like it is ordered without a print, and rows of others do not count', async () => {
  await place([print('a')]);
  expect(ends((await place([null, null])).body)).toEqual([201, 201]);
  client = await test.signedIn(await addUser(test));
  expect(ends((await place([print('a')])).body)).toEqual([201]);
  expect(ends((await place(null)).body)).toEqual([201]);
});

it.each([[[]], [[print('a'), print('b')]], [['я']], [[1]], ['text']])(
  'prints %j of one order are refused',
  async (prints) => {
    const answer = await client.post('/api/order/batch', { body: { orders: [orderBody()], prints } });
    expect([answer.status, Object.keys((answer.body as { errors: object }).errors)]).toEqual([
      422,
      ['prints'],
    ]);
  },
);

it('goes with the people of the order', async () => {
  const { body } = await place([print('a')]);
  const id = (body as BatchResultDto[])[0]?.order?.id ?? 0;
  const kept = async () => (await test.database.read.findOneByOrFail(Order, { id })).rowPrint;
  expect(await kept()).toBe(print('a'));
  await test.app.get(OrderAnonymisation, { strict: false }).anonymise(new Date(Date.now() + 1000));
  expect(await kept()).toBeNull();
});

it.each([
  ['a person', {}],
  ['a program', { by: { keyId: 7 } }],
  ['a program under test', { by: { keyId: 8 }, mode: 'test' }],
] as const)('a thousand rows of a file go in a minute: %s', async (_, by) => {
  const quotas = test.app.get(Quotas, { strict: false });
  const actor = { id: 900_001, name: 'А', role: 'customer', status: 'confirmed', ...by } as const;
  for (let batch = 0; batch < 10; batch += 1) await quotas.take(importQuotaOf(actor), actor.id, 100);
});

it('the orders of a file leave those of the minute to others', async () => {
  const client = await program(test, await addUser(test));
  const orders = Array.from({ length: 100 }, (_, at) => orderBody({ externalId: `Ф-${at}` }));
  const batch = (body: object) => client.post('/api/order/batch', { body });
  expect((await batch({ orders, prints: orders.map(() => null) })).status).toBe(200);
  expect((await batch({ orders: orders.map(() => orderBody()) })).status).toBe(200);
});
