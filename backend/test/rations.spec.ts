import { Rations } from '../src/access/rations';
import { Throttle } from '../src/access/throttle';
import { addUser, orderBody } from './support/factories';
import type { Client } from './support/client';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp({ accountLimits: 1 });
});

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:00Z')));

afterAll(() => test.close());

const seconds = (count: number): void => test.clock.set(new Date(test.clock.now().getTime() + count * 1000));

/** How many of so many simultaneous calls are let through; the others are 429 and say when to come again. */
async function letThrough(count: number, call: () => ReturnType<Client['get']>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, call));
  const refused = answers.filter(({ status }) => status === 429);
  for (const { headers, body } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((body as { message: string }).message).toMatch(
      /^Слишком много (заказов|запросов|выгрузок) подряд\. Повторите через /,
    );
  }
  return count - refused.length;
}

const customer = async () => test.signedIn(await addUser(test));

describe('an account', () => {
  it('lists six hundred times a minute, wherever it asks; another one is not touched', async () => {
    const client = await customer();
    const list = () => client.get('/api/order');
    expect(await letThrough(590, list)).toBe(590);
    expect(await letThrough(20, list)).toBe(10);
    const other = await customer();
    expect((await other.get('/api/order')).status).toBe(200);
    seconds(61);
    expect(await letThrough(5, list)).toBe(5);
  });

  it('takes sixty exports an hour', async () => {
    const client = await customer();
    const take = () => client.get('/api/user/data');
    expect(await letThrough(62, take)).toBe(60);
  });

  it('places sixty orders a minute, wrong ones and repeated ones included', async () => {
    const client = await customer();
    const body = orderBody();
    const headers = { 'Idempotency-Key': 'the same' };
    expect(await letThrough(3, () => client.post('/api/order', { body, headers }))).toBe(3);
    expect(await letThrough(60, () => client.post('/api/order', { body: {} }))).toBe(57);
    expect(await letThrough(1, () => client.get('/api/order'))).toBe(1);
    seconds(61);
    expect((await client.post('/api/order', { body })).status).toBe(201);
  });

  it('places two thousand orders in 24 hours', async () => {
    const user = await addUser(test);
    const rations = test.app.get(Rations);
    let placed = 0;
    for (let minutes = 0; minutes < 36; minutes++, seconds(61)) {
      const tries = Array.from({ length: 60 }, () => rations.take('orders', user.id));
      placed += (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
    }
    expect(placed).toBe(2000);
  });
});

it('replicas share what an account may have, to a portion', async () => {
  const { id } = await addUser(test);
  const replica = () =>
    new Rations(new Throttle(test.database, test.clock), test.clock, { accountLimits: 1 });
  const both = [replica(), replica()];
  let taken = 0;
  for (let count = 0; count < 700; count++)
    taken += await (both[count % 2] ?? replica()).take('lists', id).then(
      () => 1,
      () => 0,
    );
  expect(taken).toBe(600);
});

it('without limits nothing is counted, and a greater one multiplies', async () => {
  const { id } = await addUser(test);
  const by = (accountLimits: number) => new Rations(test.app.get(Throttle), test.clock, { accountLimits });
  const passed = async (rations: Rations, count: number) =>
    (await Promise.allSettled(Array.from({ length: count }, () => rations.take('exports', id)))).filter(
      ({ status }) => status === 'fulfilled',
    ).length;
  expect(await passed(by(0), 100)).toBe(100);
  expect(await passed(by(2), 130)).toBe(120);
});

it('lists are read on while nothing can be counted', async () => {
  const { id } = await addUser(test);
  const broken = { take: () => Promise.reject(new Error('disk full')) } as unknown as Throttle;
  const rations = new Rations(broken, test.clock, { accountLimits: 1 });
  await expect(rations.take('lists', id)).resolves.toBeUndefined();
});
