import { randomBytes } from 'node:crypto';
import { groupedCode, omit, trackingCodeOf } from '@shlyah/domain';
import { validPackage } from '@shlyah/domain/cases';
import type { FastifyInstance } from 'fastify';
import { newTrackingCode } from '../src/modules/orders/model/tracking-codes';
import { Order } from '../src/modules/orders/model/order.entity';
import { OrderAnonymisation } from '../src/modules/orders/clients/order-anonymisation';
import { Upkeep } from '../src/operations/privacy/upkeep';
import { MISS_LIMIT } from '../src/modules/tracking/tracking.service';
import { BEHIND_PROXY, someAddress } from './support/coming-in';
import { addOrder, addUser, type ReadOrder } from './support/factories';
import { setUpTestApp, type TestApp } from './support/test-app';

/** GUESSES and CODES try more of them than the usual test has time for. */
const guesses = Number(process.env.GUESSES ?? 500);
/** Anonymous calls are queued, eight at a time (docs/contract.md#queues). */
const longest = 60_000 + guesses * 5;
const codes = Number(process.env.CODES ?? 10_000);

const test = setUpTestApp(BEHIND_PROXY);

afterEach(() => test.clock.set(null));

const codeOf = ({ trackingCode }: ReadOrder): string => String(trackingCode);
const newOrder = async (changes: object = {}): Promise<ReadOrder> =>
  addOrder(test, await addUser(test), changes);
const unknownCode = (): string => groupedCode(trackingCodeOf(randomBytes(11)));

const ask = (code: string, from = someAddress()) =>
  test.visitor().get(`/api/tracking/${encodeURIComponent(code)}`, { headers: { 'X-Forwarded-For': from } });

interface Parcel {
  passed: { id: number; name: string; date: string | null }[];
  ahead: { id: number; expected: string | null }[];
  point: { address: string } | null;
}

const follow = async (order: ReadOrder): Promise<Parcel> => {
  const { status, body } = await ask(codeOf(order));
  expect(status).toBe(200);
  return body as Parcel;
};

describe('an order’s tracking code', () => {
  it('is answered to its owner and to staff, with the page that shows the parcel', async () => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner);
    expect(codeOf(order)).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/);
    expect(order['trackingUrl']).toBe(`${test.config.publicUrl.origin}/t/${codeOf(order)}`);
    for (const client of [await test.signedIn(owner), await test.as('manager')]) {
      const { body } = await client.get('/api/order/single', { query: { id: order.id } });
      expect(body).toMatchObject({ trackingCode: codeOf(order), trackingUrl: order['trackingUrl'] });
    }
  });

  it('is each order’s own and stays when the order is edited', async () => {
    const orders = [await newOrder(), await newOrder(), await newOrder()];
    expect(new Set(orders.map(codeOf)).size).toBe(3);
    const [order] = orders as [ReadOrder];
    const manager = await test.as('manager');
    const { body } = await manager.put('/api/order', {
      body: { id: order.id, version: 1, status: 2, trackingCode: 'AAAA-AAAA-AAAA' },
    });
    expect(codeOf(body as ReadOrder)).toBe(codeOf(order));
  });

  it(`is never given twice: not in ${codes}`, () => {
    expect(new Set(Array.from({ length: codes }, newTrackingCode)).size).toBe(codes);
  });

  it('comes later to an order that a former release has placed', async () => {
    const { id } = await newOrder();
    await test.database.write((tx) => tx.update(Order, { id }, { trackingCode: null }));
    const manager = await test.as('manager');
    const read = async () => (await manager.get('/api/order/single', { query: { id } })).body as ReadOrder;
    expect(await read()).toMatchObject({ trackingCode: null, trackingUrl: null });
    await test.app.get(Upkeep).run();
    await follow(await read());
  });

  it('finds its order in a search, however it is written, and in nobody else’s list', async () => {
    const owner = await addUser(test);
    const order = await addOrder(test, owner);
    const found = async (client: Awaited<ReturnType<TestApp['as']>>, search: string, filter = {}) => {
      const { body } = await client.get('/api/order', { query: { search, ...filter } });
      return (body as { data: ReadOrder[] }).data.map(({ id }) => id);
    };
    const manager = await test.as('manager');
    for (const search of [codeOf(order), codeOf(order).toLowerCase().replaceAll('-', '')])
      expect(await found(manager, search)).toEqual([order.id]);
    expect(await found(manager, codeOf(order), { 'filter[status]': 2 })).toEqual([]);
    expect(await found(manager, codeOf(order).slice(0, 9))).toEqual([]);
    expect(await found(await test.signedIn(owner), codeOf(order))).toEqual([order.id]);
    expect(await found(await test.as('person'), codeOf(order))).toEqual([]);
  });
});

describe('following a parcel', () => {
  it('shows the statuses and nothing of people, streets or money', async () => {
    const words = {
      street: 'ул. Секретная',
      house: '77-бис',
      comment: 'Позвонить Секретову',
      name: 'Секретов Пётр',
      reciverPhone: '+375 (29) 76-54-321',
      reciverStreet: 'ул. Тайная',
      reciverHouse: '78-бис',
      reciverComment: 'Домофон 314',
      externalId: 'SECRET-1',
    };
    const city = { reciverAddress: 'Гомель', reciverAddressId: 3 };
    const order = await newOrder({ ...words, ...city, packages: [validPackage, validPackage] });
    const { status, body, headers, text } = await ask(codeOf(order));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(Object.keys(body as object).sort()).toEqual(
      [
        'code',
        'mode',
        'from',
        'to',
        'places',
        'passed',
        'failure',
        'handedTo',
        'deliveryFrom',
        'nextTry',
        'nextTryUtc',
        'ahead',
        'point',
      ].sort(),
    );
    expect(body).toMatchObject({ code: codeOf(order), from: 'Минск', to: 'Гомель', places: 2, point: null });
    const { user, estimate } = order as unknown as { user: object; estimate: { total: number } };
    const secrets: unknown[] = [...Object.values(words), ...Object.values(user), estimate.total.toFixed(2)];
    for (const secret of secrets.filter((value) => typeof value === 'string'))
      expect(text).not.toContain(secret);
  });

  it.each([
    ['in small letters', (code: string) => code.toLowerCase()],
    ['without dashes', (code: string) => code.replaceAll('-', '')],
    ['with blanks', (code: string) => ` ${code.replaceAll('-', ' ')} `],
    ['on a Russian keyboard', (code: string) => code.replaceAll('A', 'А').replaceAll('K', 'к')],
  ])('takes a code %s', async (_, typed) => {
    const order = await newOrder();
    expect((await ask(typed(codeOf(order)))).body).toMatchObject({ code: codeOf(order) });
  });

  it('says when each status was given, and what is ahead and by when', async () => {
    const order = await newOrder();
    const manager = await test.as('manager');
    const start = Date.parse('2026-11-20T06:00:00Z');
    for (const [at, status] of [2, 4, 6, 4].entries()) {
      test.clock.set(new Date(start + at * 3_600_000));
      const body = { id: order.id, version: at + 1, status };
      expect((await manager.put('/api/order', { body })).status).toBe(200);
    }
    const { passed, ahead } = await follow(order);
    expect(passed).toEqual([
      { id: 1, name: 'Новая', date: order['date'], dateUtc: expect.any(String) as string },
      { id: 2, name: 'Принята', date: '2026-11-20 09:00', dateUtc: '2026-11-20T06:00:00.000Z' },
      { id: 4, name: 'В пути', date: '2026-11-20 10:00', dateUtc: '2026-11-20T07:00:00.000Z' },
    ]);
    const [expected, expectedUtc] = [order['deliveryDate'], order['deliveryDateUtc']];
    expect(ahead).toEqual([{ id: 6, name: 'Доставлена', expected, expectedUtc }]);
  });

  it('goes by the order’s own status where the history has a gap', async () => {
    const { id, trackingCode } = await newOrder();
    await test.database.write((tx) => tx.update(Order, { id }, { statusId: 7 }));
    const { passed, ahead } = await follow({ id, version: 1, trackingCode });
    expect(passed.at(-1)).toEqual({ id: 7, name: 'Не доставлена', date: null, dateUtc: null });
    expect(ahead).toEqual([]);
  });

  it('leads to the point of the receiver, from the city of the point that the cargo was brought to', async () => {
    const { body } = await test.visitor().get('/api/points');
    const points = body as { id: number; cityId: number; address: string; place: string; hours: string }[];
    const [one] = points.filter(({ cityId }) => cityId === 3);
    const [other] = points.filter(({ cityId }) => cityId === 1);
    const order = await newOrder({
      delivery: 'punkt',
      pickupPoint: other?.id,
      deliveryAddress: 'punkt',
      recivePoint: one?.id,
    });
    const parcel = await follow(order);
    expect(parcel).toMatchObject({ from: 'Брест', to: 'Гомель' });
    expect(parcel.point).toEqual({
      address: one?.address,
      hours: one?.hours,
      note: null,
      place: one?.place,
    });
    expect(parcel.ahead.map(({ id, expected }) => [id, expected])).toEqual([
      ...[2, 3, 4].map((id) => [id, null]),
      [5, order['deliveryDate']],
      [6, null],
    ]);
  });

  it('ends when the order is deleted, and when it names nobody any more', async () => {
    const [gone, old] = [await newOrder(), await newOrder()];
    const admin = await test.as('admin');
    expect((await admin.delete(`/api/order/${gone.id}`)).status).toBe(204);
    await test.database.write((tx) => tx.update(Order, { id: old.id }, { createdAt: new Date(0) }));
    await follow(old);
    await test.app.get(OrderAnonymisation).anonymise(new Date(1));
    await test.app.get(Upkeep).run();
    for (const order of [gone, old]) expect((await ask(codeOf(order))).status).toBe(404);
  });
});

describe('guessing codes', () => {
  it('is answered the same whether the code is broken or nobody’s, with words that help', async () => {
    const order = await newOrder();
    const broken = `${codeOf(order).slice(0, -1)}${codeOf(order).endsWith('2') ? '3' : '2'}`;
    const answers = await Promise.all(
      [broken, unknownCode(), codeOf(order).slice(1), 'кто здесь', `${codeOf(order)}2`].map(async (code) => {
        const { status, body, headers } = await ask(code);
        return {
          status,
          body: omit(body as { requestId: string }, 'requestId'),
          cache: headers['cache-control'],
        };
      }),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      status: 404,
      body: { code: 'not_found', message: expect.stringMatching(/^По этому коду посылки нет\. Проверьте/) },
      cache: 'no-store',
    });
  });

  it('is refused to a network after so many misses, right codes included, and to no other network', async () => {
    const order = await newOrder();
    const from = someAddress();
    test.clock.set(new Date());
    for (let miss = 0; miss < MISS_LIMIT.most; miss++) {
      expect((await ask(codeOf(order), from)).status).toBe(200);
      expect((await ask(unknownCode(), from)).status).toBe(404);
    }
    for (const code of [unknownCode(), 'broken', codeOf(order)]) {
      const { status, headers } = await ask(code, from);
      expect([status, headers['retry-after']]).toEqual([429, '600']);
    }
    expect((await ask(codeOf(order))).status).toBe(200);
    test.clock.set(new Date(Date.now() + MISS_LIMIT.perMs + 60_000));
    expect((await ask(codeOf(order), from)).status).toBe(200);
  });

  it(
    `finds nothing in ${guesses} tries, of which the throttle lets few through`,
    async () => {
      const server = test.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
      const known = await test.database.read.countBy(Order, {});
      expect(known).toBeGreaterThan(0);
      const seen = new Map<number, number>();
      const start = Date.now();
      for (let guess = 0; guess < guesses; guess++) {
        test.clock.set(new Date(start + guess * 100));
        const headers = { 'x-forwarded-for': '198.51.100.7' };
        const { statusCode } = await server.inject({ url: `/api/tracking/${unknownCode()}`, headers });
        seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
      }
      const stretches = Math.floor(((guesses - 1) * 100) / MISS_LIMIT.perMs) + 1;
      expect([...seen.keys()].sort()).toEqual([404, 429]);
      expect(seen.get(404)).toBeLessThanOrEqual(MISS_LIMIT.most * stretches);
    },
    longest,
  );
});
