import { validOrder, validPackage } from '@shlyah/domain/cases';
import type { TariffCheckDto } from '../src/modules/orders/dto/tariff-check.dto';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { Client } from './support/client';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;

beforeEach(async () => {
  test.clock.set(null);
  admin = await test.as('admin');
});

afterEach(() => admin.delete('/api/calculator/coming'));

const parcel = (weight: number) => ({ ...validPackage, length: 10, width: 10, height: 10, weight, count: 1 });
const toGomel = { ...validOrder, deliveryAddress: 'client', reciverAddressId: 3, reciverAddress: null };
const tableOf = async (body: object): Promise<TariffCheckDto> =>
  (await admin.post('/api/calculator/check', { body })).body as TariffCheckDto;

/** Orders to Гомель of these weights, one fragile and one of two places at the end. */
async function placed(...weights: number[]): Promise<number[]> {
  const customer = await test.as('company');
  const bodies = [
    ...weights.map((weight) => ({ ...toGomel, packages: [parcel(weight)] })),
    { ...toGomel, fragileСargo: true, packages: [parcel(7)] },
    { ...toGomel, packages: [parcel(7), parcel(12)] },
  ];
  const ids: number[] = [];
  for (const body of bodies) {
    const { status, body: order } = await customer.post('/api/order', { body });
    expect(status).toBe(201);
    ids.push((order as OrderDto).id);
  }
  return ids;
}

describe('a draft of the tariff', () => {
  it('is counted on the newest orders, as they would cost', async () => {
    const ids = await placed(3, 7, 12, 25, 40, 60);
    const { weight } = (await admin.get('/api/calculator')).body as {
      weight: { id: number; value: number }[];
    };
    const band = weight.find(({ value }) => value === 1.4)?.id;
    const update = [
      { id: 7, price: 40 },
      { id: band, value: 1.2 },
    ];
    // 38·(1 + 1.2 + 1.4 + 1.7 + 2.2) = 285; 38·1.2 + 7 = 52.60; 38·(1.2 + 1.4) = 98.80.
    // 40·(1 + 1.2 + 1.2 + 1.7 + 2.2) = 292; 40·1.2 + 7 = 55.00; 40·(1.2 + 1.2) = 96.00.
    expect(await tableOf({ count: 8, update })).toEqual({
      counted: 7,
      before: 436.4,
      after: 443,
      percent: 1.51,
      up: 5,
      down: 2,
      same: 0,
      byAgreement: 1,
      gone: 0,
      biggest: [
        { id: ids[2], before: 53.2, after: 48 },
        { id: ids[4], before: 83.6, after: 88 },
        { id: ids[3], before: 64.6, after: 68 },
        { id: ids[7], before: 98.8, after: 96 },
        { id: ids[6], before: 52.6, after: 55 },
        { id: ids[1], before: 45.6, after: 48 },
        { id: ids[0], before: 38, after: 40 },
      ],
    });
    // Nothing was saved.
    expect((await admin.get('/api/calculator')).body).toMatchObject({ version: 1, weight });
  });

  it('of the coming tariff is compared with the one in force', async () => {
    const [id] = await placed(3);
    const from = '2026-12-07 00:00';
    test.clock.set(new Date('2026-11-27T09:00:00Z'));
    admin = await test.as('admin');
    await admin.put('/api/calculator/coming', { body: { from, update: [{ id: 7, price: 50 }] } });
    const { biggest } = await tableOf({ count: 3, coming: true, update: [] });
    expect(biggest).toContainEqual({ id, before: 38, after: 50 });
    expect(await tableOf({ count: 3, update: [] })).toMatchObject({
      up: 0,
      same: 3,
      percent: 0,
      biggest: [],
    });
  });

  it('counts each of many orders once, and no test orders', async () => {
    const customer = await test.as('company');
    const before = await tableOf({ count: 1000, update: [] });
    for (let count = 0; count < 45; count++)
      await customer.post('/api/order', { body: { ...toGomel, packages: [parcel(3)] } });
    const after = await tableOf({ count: 1000, update: [{ id: 7, price: 39 }] });
    expect(after.counted).toBe(before.counted + 45);
    expect(after.before).toBeCloseTo(before.before + 45 * 38, 2);
    expect(after.biggest).toHaveLength(10);
    expect((await tableOf({ count: 21, update: [{ id: 7, price: 39 }] })).up).toBe(21);
  });

  it.each([
    [{ count: 0 }, 'count'],
    [{ count: 1001 }, 'count'],
    [{ count: 10, update: [{ id: 999, value: 1 }] }, 'update.0.id'],
    [{ count: 10, insert: { weight: [{ value: 2, value2: 1, value3: 4 }], volume: [] } }, 'weight'],
  ])('%j is refused', async (body, field) => {
    const answer = await admin.post('/api/calculator/check', { body });
    expect([answer.status, Object.keys(errorsOf(answer) ?? {})]).toEqual([422, [field]]);
  });
});
