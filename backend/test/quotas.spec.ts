import { BEFORE_CONFIRMATION, IMPORT_LIMITS } from '@shlyah/domain';
import { QUOTAS, Quotas, type Quota } from '../src/platform/access/quotas';
import { MAX_BATCH } from '../src/modules/orders/dto/program-orders.dto';
import { Throttle } from '../src/platform/access/throttle';
import { RateLimitHits } from '../src/platform/access/rate-limit-hits.entity';
import { sha256 } from '../src/platform/common/hashes';
import { addKey, addUser, orderBody } from './support/factories';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp({ accountLimits: 1 });

beforeEach(() => test.clock.set(new Date('2026-11-20T09:00:00Z')));

const seconds = (count: number): void => test.clock.pass(count * 1000);

/** Another replica, with a memory of its own. */
const replica = (accountLimits = 1) =>
  new Quotas(new Throttle(test.database, test.clock), test.clock, { accountLimits });

/** How many of so many simultaneous calls are let through. */
const letThrough = async (quotas: Quotas, count: number, quota: Quota, id: number): Promise<number> => {
  const calls = Array.from({ length: count }, () => quotas.take(quota, id));
  return (await Promise.allSettled(calls)).filter(({ status }) => status === 'fulfilled').length;
};

/** 429 that says when to come again. */
function expectRefused({ status, headers, body }: Awaited<ReturnType<Client['get']>>, what: string): void {
  expect([status, (body as { message: string }).message]).toEqual([
    429,
    expect.stringMatching(new RegExp(`^${what} подряд\\. Повторите через \\d+`)),
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}

async function customer() {
  const user = await addUser(test);
  return { id: user.id, client: await test.signedIn(user), here: test.app.get(Quotas) };
}

describe('an account', () => {
  it('lists six hundred times a minute; another one is not touched', async () => {
    const { id, client, here } = await customer();
    expect(await letThrough(here, 599, 'lists', id)).toBe(599);
    expect((await client.get('/api/order')).status).toBe(200);
    expectRefused(await client.get('/api/order'), 'Слишком много запросов');
    expect((await (await customer()).client.get('/api/order')).status).toBe(200);
    seconds(61);
    expect((await client.get('/api/order')).status).toBe(200);
  });

  it('takes sixty exports an hour', async () => {
    const { id, client, here } = await customer();
    expect(await letThrough(here, 59, 'exports', id)).toBe(59);
    expect((await client.get('/api/user/data')).status).toBe(200);
    expectRefused(await client.get('/api/user/data'), 'Слишком много выгрузок');
  });

  it('places a hundred and twenty orders a minute, wrong ones included', async () => {
    const { id, client, here } = await customer();
    expect(await letThrough(here, 118, 'orders', id)).toBe(118);
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
    expect((await client.post('/api/order', { body: {} })).status).toBe(422);
    expectRefused(await client.post('/api/order', { body: orderBody() }), 'Слишком много заказов');
    expect((await client.get('/api/order')).status).toBe(200);
    seconds(61);
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
  });

  it('has as many orders by all its keys together; people’s and test ones are counted apart', async () => {
    const user = await addUser(test);
    expect(await letThrough(test.app.get(Quotas), 118, 'programOrders', user.id)).toBe(118);
    const orderBy = async (changes = {}) =>
      Object.assign(test.visitor(), { key: (await addKey(test, user, changes)).secret }).post('/api/order', {
        body: orderBody(),
      });
    expect((await orderBy()).status).toBe(201);
    expect((await orderBy()).status).toBe(201);
    expectRefused(await orderBy(), 'Слишком много заказов');
    expect((await orderBy({ mode: 'test' })).status).toBe(201);
    const client = await test.signedIn(user);
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
  });

  it.each(['session', 'key'])('places a batch of the greatest size under a %s', async (by) => {
    const user = await addUser(test);
    const caller =
      by === 'key'
        ? Object.assign(test.visitor(), { key: (await addKey(test, user)).secret })
        : await test.signedIn(user);
    const send = (count: number) =>
      caller.post('/api/order/batch', { body: { orders: Array.from({ length: count }, () => ({})) } });
    expect((await send(13)).body).toHaveLength(13);
    const whole = await send(MAX_BATCH);
    expect([whole.status, (whole.body as unknown[]).length]).toEqual([200, MAX_BATCH]);
    // Seven are left, and what is refused takes none of them.
    expectRefused(await send(MAX_BATCH), 'Слишком много заказов');
    expect((await send(7)).status).toBe(200);
  });

  it('a batch that was refused passes after its Retry-After, whatever was placed before', async () => {
    const { client } = await customer();
    const send = (count: number) =>
      client.post('/api/order/batch', { body: { orders: Array.from({ length: count }, () => ({})) } });
    expect((await send(60)).status).toBe(200);
    seconds(30);
    expect((await send(60)).status).toBe(200);
    seconds(1);
    const { status, headers } = await send(MAX_BATCH);
    expect([status, headers['retry-after']]).toEqual([429, '59']);
    seconds(59);
    expect((await send(MAX_BATCH)).status).toBe(200);
  });

  it('places two thousand orders in 24 hours', async () => {
    const { id, client } = await customer();
    const day = 24 * 60 * 60 * 1000;
    const now = test.clock.now().getTime();
    // 98 portions of twenty, one a minute since the morning.
    const times = Array.from({ length: 98 }, (_, index) => now - (100 - index) * 60_000);
    await test.database.write((tx) =>
      tx.insert(RateLimitHits, {
        keyHash: sha256(`orders of ${id} in ${day}`),
        times: JSON.stringify(times),
        forgetAt: new Date(now + day),
      }),
    );
    expect(await letThrough(replica(), 40, 'orders', id)).toBe(40);
    expectRefused(await client.post('/api/order', { body: orderBody() }), 'Слишком много заказов');
    seconds(day / 1000 - 100 * 60 + 1);
    expect((await client.post('/api/order', { body: orderBody() })).status).toBe(201);
  });
});

it('an unconfirmed account has less of everything', () => {
  const limited = Object.entries<(typeof QUOTAS)[Quota]>(QUOTAS).filter(([, row]) => row.limits.length > 0);
  for (const [name, row] of limited)
    for (const { most, minutes } of 'before' in row ? BEFORE_CONFIRMATION.rates[row.before] : []) {
      const same = row.limits.find(({ perMs }) => perMs === minutes * 60_000);
      expect([name, minutes, most < (same?.most ?? Infinity)]).toEqual([name, minutes, true]);
    }
});

it('and yet a batch and a table of the greatest size fit in', () => {
  const { kept, rates } = BEFORE_CONFIRMATION;
  expect(Math.min(rates.orders[0].most, rates.labels[0].most, kept.testOrders)).toBeGreaterThanOrEqual(
    MAX_BATCH,
  );
  expect(rates.rows[0].most).toBeGreaterThanOrEqual(IMPORT_LIMITS.rows);
});

it('replicas share what an account may have, to a portion', async () => {
  const { id } = await addUser(test);
  const both = [replica(), replica()];
  const taken = await Promise.all(both.map((one) => letThrough(one, 400, 'lists', id)));
  expect(taken.reduce((sum, one) => sum + one)).toBe(600);
});

it('without limits nothing is counted, and a greater one multiplies', async () => {
  const { id } = await addUser(test);
  expect(await letThrough(replica(0), 100, 'exports', id)).toBe(100);
  expect(await letThrough(replica(2), 122, 'exports', id)).toBe(120);
});

it('a replica remembers ten thousand accounts', async () => {
  const take = jest.fn(() => Promise.resolve({ used: 1 }));
  const quotas = new Quotas({ take } as unknown as Throttle, test.clock, { accountLimits: 1 });
  for (let id = 1; id <= 10_000; id++) await quotas.take('lists', id);
  await quotas.take('lists', 1);
  expect(take).toHaveBeenCalledTimes(10_000);
  await quotas.take('lists', 10_001);
  await quotas.take('lists', 1);
  expect(take).toHaveBeenCalledTimes(10_002);
});

it('a replica hands out a portion until its stretch of time is over, to the millisecond', async () => {
  const take = jest.fn(() => Promise.resolve({ used: 1 }));
  const quotas = new Quotas({ take } as unknown as Throttle, test.clock, { accountLimits: 1 });
  await quotas.take('lists', 1);
  seconds(59.999);
  await quotas.take('lists', 1);
  expect(take).toHaveBeenCalledTimes(1);
  seconds(0.001);
  await quotas.take('lists', 1);
  expect(take).toHaveBeenCalledTimes(2);
});

it('lists are read on while nothing can be counted', async () => {
  const { id } = await addUser(test);
  const broken = { take: () => Promise.reject(new Error('disk full')) } as unknown as Throttle;
  const quotas = new Quotas(broken, test.clock, { accountLimits: 1 });
  await expect(quotas.take('lists', id)).resolves.toBeUndefined();
});

it('a try counts until its stretch of time is over, to the millisecond', async () => {
  const throttle = new Throttle(test.database, test.clock);
  const start = test.clock.now().getTime();
  const usedAt = async (ms: number): Promise<number> => {
    test.clock.set(new Date(start + ms));
    return (await throttle.take([{ key: 'edge', most: 2, perMs: 60_000 }])).used;
  };
  expect([await usedAt(0), await usedAt(59_999)]).toEqual([1, 2]);
  await expect(usedAt(59_999)).rejects.toMatchObject({ code: 'too_many_requests' });
  expect(await usedAt(60_999)).toBe(2);
  expect(await usedAt(120_999)).toBe(1);
});
