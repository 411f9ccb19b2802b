import { validPackage } from '@shlyah/domain/cases';
import type { BatchResultDto } from '../src/modules/orders/dto/program-orders.dto';
import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity';
import { Order } from '../src/modules/orders/model/order.entity';
import type { Client } from './support/client';
import { addUser, orderBody, type ReadOrder } from './support/factories';
import { errorsOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let client: Client;
let admin: Client;

const gomel = { city: 3, region: 7 };
const toGomel = (changes: object = {}): object =>
  orderBody({ reciverAddressId: gomel.city, reciverAddress: null, ...changes });

beforeEach(async () => {
  admin = await test.as('admin');
  client = await test.signedIn(await addUser(test));
  await setPrice(38);
});

const setPrice = (price: number): Promise<unknown> =>
  admin.put('/api/calculator', { body: { update: [{ id: gomel.region, price }] } });
const send = (body: object, key: string) =>
  client.post('/api/order', { body, headers: { 'Idempotency-Key': key } });
const count = (): Promise<number> => test.database.read.count(Order);

describe('a price that moves between the form and the order', () => {
  it('refuses the order with the new quote, and takes it under the same key once the new price is shown', async () => {
    const before = await count();
    await setPrice(57);
    const moved = await send(toGomel({ shownTotal: 38 }), 'form');
    expect(moved.status).toBe(409);
    expect(moved.body).toMatchObject({
      code: 'price_changed',
      message: 'Цена изменилась: 38.00 → 57.00\u00a0р',
      fresh: { total: 57, parts: [{ amount: 57 }] },
    });
    expect(await count()).toBe(before);
    expect(await test.database.read.count(IdempotencyKey)).toBe(0);

    const agreed = await send(toGomel({ shownTotal: 57 }), 'form');
    expect(agreed.status).toBe(201);
    expect(agreed.body).toMatchObject({ price: -1, estimate: { total: 57 } });
    expect(agreed.body).not.toHaveProperty('shownTotal');
  });

  it('answers a repeat with the order that was placed, whatever price is shown by then', async () => {
    const { id } = (await send(toGomel({ shownTotal: 38 }), 'lost')).body as ReadOrder;
    await setPrice(57);
    for (const shown of [{ shownTotal: 38 }, { shownTotal: 57 }, { shownTotal: null }, {}]) {
      const again = await send(toGomel(shown), 'lost');
      expect([again.status, (again.body as ReadOrder).id]).toEqual([201, id]);
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
  });

  it('is not compared when none was shown', async () => {
    await setPrice(57);
    expect((await send(toGomel(), 'none')).status).toBe(201);
    expect((await send(toGomel({ shownTotal: null }), 'null')).status).toBe(201);
  });

  it('becomes one by agreement', async () => {
    const answer = await send(
      toGomel({ shownTotal: 38, packages: [{ ...validPackage, weight: 60 }] }),
      'heavy',
    );
    expect([answer.status, (answer.body as { message: string }).message]).toEqual([
      409,
      'Цена изменилась: 38.00\u00a0р → по\u00a0согласованию',
    ]);
  });

  it.each([-1, 1_000_001, 'дорого', {}])('is refused as %p', async (shownTotal) => {
    const answer = await send(toGomel({ shownTotal }), 'wrong');
    expect([answer.status, Object.keys(errorsOf(answer))]).toEqual([422, ['shownTotal']]);
  });

  it('refuses one order of a batch, and places the others', async () => {
    const before = await count();
    await setPrice(57);
    const orders = [toGomel({ shownTotal: 38 }), toGomel({ shownTotal: 57 }), orderBody({ shownTotal: 7 })];
    const headers = { 'Idempotency-Key': 'batch' };
    const first = await client.post('/api/order/batch', { body: { orders }, headers });
    const results = first.body as BatchResultDto[];
    expect(results.map(({ statusCode }) => statusCode)).toEqual([409, 201, 201]);
    expect(results[0]).toMatchObject({ code: 'price_changed', fresh: { total: 57 } });
    expect(await count()).toBe(before + 2);

    const agreed = [toGomel({ shownTotal: 57 }), ...orders.slice(1)];
    const second = await client.post('/api/order/batch', { body: { orders: agreed }, headers });
    expect((second.body as BatchResultDto[]).map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await count()).toBe(before + 3);
  });

  it('refuses an edit that makes a new quote, and no other', async () => {
    const manager = await test.as('manager');
    const { id, version } = (await send(toGomel({ shownTotal: 38 }), 'edited')).body as ReadOrder;
    await setPrice(57);
    const edit = (body: object) => manager.put('/api/order', { body: { id, version, ...body } });
    const packages = [{ ...validPackage, weight: 4 }];
    const moved = await edit({ packages, shownTotal: 38 });
    expect(moved.status).toBe(409);
    expect(moved.body).toMatchObject({ code: 'price_changed', fresh: { total: 57 } });
    expect((await client.get(`/api/order/single?id=${id}`)).body).toMatchObject({ version });

    expect((await edit({ packages, shownTotal: 57 })).body).toMatchObject({ revisedEstimate: { total: 57 } });
    const same = await manager.put('/api/order', {
      body: { id, version: version + 1, comment: 'Позвоните', shownTotal: 38 },
    });
    expect(same.status).toBe(200);
  });
});
