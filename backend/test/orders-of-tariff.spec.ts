import type { CalculatorDto } from '../src/modules/calculator/dto/calculator.dto';
import type { OrderDto } from '../src/modules/orders/dto/order.dto';
import type { BulkResultDto } from '../src/modules/orders/dto/write-order.dto';
import type { TariffOrdersDto } from '../src/modules/orders/dto/tariff-orders.dto';
import type { User } from '../src/modules/users/model/user.entity';
import type { Client } from './support/client';
import { addUser, orderBody } from './support/factories';
import { lettersTo, historyOf } from './support/reading';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
const gomel = { city: 3, region: 7 };
let admin: Client;
let user: User;
let client: Client;

beforeEach(async () => {
  admin = await test.as('admin');
  user = await addUser(test);
  client = await test.signedIn(user);
  await setPrice(38);
});

async function setPrice(price: number): Promise<number> {
  const { body } = await admin.put('/api/calculator', { body: { update: [{ id: gomel.region, price }] } });
  return (body as CalculatorDto).version;
}
const currentVersion = async (): Promise<number> => {
  const { body } = await admin.get('/api/calculator/versions');
  return (body as { id: number; state: string }[]).find(({ state }) => state === 'current')?.id ?? 0;
};
const place = async (changes: object = {}): Promise<OrderDto> =>
  (
    await client.post('/api/order', {
      body: orderBody({ reciverAddressId: gomel.city, reciverAddress: null, ...changes }),
    })
  ).body as OrderDto;
const list = async (version: number): Promise<TariffOrdersDto> =>
  (await admin.get(`/api/calculator/versions/${version}/orders`)).body as TariffOrdersDto;
const setOrderPrice = (order: OrderDto, price: number) =>
  admin.put('/api/order', { body: { id: order.id, version: order.version, price } });

describe('a wrong tariff that is taken back', () => {
  it('leaves its orders on a list with both prices, and the step that each needs', async () => {
    const right = await place();
    await setPrice(57);
    const wrong = await currentVersion();
    const [unpriced, high, own, canceled, minsk] = [
      await place(),
      await place(),
      await place(),
      await place(),
      await place({ reciverAddressId: 6 }),
    ];
    await setOrderPrice(high, 57);
    await setOrderPrice(own, 60);
    await admin.put('/api/order', { body: { id: canceled.id, version: canceled.version, status: 9 } });
    expect((await list(wrong)).orders).toEqual([]);

    await setPrice(38);
    const { id, orders, hasMore } = await list(wrong);
    expect([id, hasMore]).toEqual([wrong, false]);
    expect(orders.map(({ order, before, after, step }) => [order.id, before, after, step])).toEqual([
      [own.id, 57, 38, 'none'],
      [high.id, 57, 38, 'lower'],
      [unpriced.id, 57, 38, 'requote'],
    ]);
    for (const { id: other } of [right, minsk])
      expect(orders.map(({ order }) => order.id)).not.toContain(other);

    // A price that is right already needs nothing.
    const [, { order: lowered } = { order: high }] = orders;
    await setOrderPrice(lowered, 38);
    expect((await list(wrong)).orders.map(({ order }) => order.id)).toEqual([own.id, unpriced.id]);
    await setOrderPrice({ ...lowered, version: lowered.version + 1 }, 57);

    await setPrice(70);
    expect((await list(wrong)).orders.map(({ step }) => step)).toEqual(['none', 'propose', 'requote']);
  });

  it('finds an order that was edited under it, and none that was edited since', async () => {
    const [before, after] = [await place(), await place()];
    await setPrice(57);
    const wrong = await currentVersion();
    const edited = async (order: OrderDto, changes: object): Promise<OrderDto> =>
      (await admin.put('/api/order', { body: { id: order.id, version: order.version, ...changes } }))
        .body as OrderDto;
    await edited(before, { fragileCargo: true });
    const again = await edited(after, { fragileCargo: true });
    await setPrice(38);
    await edited(again, { fragileCargo: false });
    expect((await list(wrong)).orders.map(({ order }) => order.id)).toEqual([before.id]);
  });

  it('gives unpriced orders a new quote, with the former one in the history', async () => {
    await setPrice(57);
    const wrong = await currentVersion();
    const [one, priced, moved] = [await place(), await place(), await place()];
    await setPrice(38);
    await setOrderPrice(priced, 57);
    await admin.put('/api/order', { body: { id: moved.id, version: moved.version, comment: 'Звонить' } });
    const letters = await lettersTo(test, user.email);
    const sent = [one, { ...priced, version: priced.version + 1 }, moved];
    const { body } = await admin.post('/api/calculator/requote', {
      body: { orders: sent.map(({ id, version }) => ({ id, version })) },
    });
    const results = body as BulkResultDto[];
    expect(results.map(({ id, statusCode, code }) => [id, statusCode, code])).toEqual([
      [one.id, 200, undefined],
      [priced.id, 422, 'invalid'],
      [moved.id, 409, 'version_conflict'],
    ]);
    expect(results[1]?.message).toBe('Цена уже назначена');
    expect(results[0]?.order).toMatchObject({
      price: -1,
      version: one.version + 1,
      estimate: { total: 57 },
      revisedEstimate: { total: 38 },
    });
    expect(await historyOf(test, 'order', one.id)).toContain(
      'estimate: 57.00\u00a0р → 38.00\u00a0р by admin',
    );
    expect(await lettersTo(test, user.email)).toEqual(letters);
    expect((await list(wrong)).orders.map(({ order, step }) => [order.id, step])).toEqual([
      [moved.id, 'requote'],
      [priced.id, 'lower'],
    ]);
  });

  it('names no orders of a version that is still to come, or does not exist', async () => {
    expect((await admin.get('/api/calculator/versions/999999/orders')).status).toBe(404);
    await admin.put('/api/calculator/coming', {
      body: { from: '2099-01-01 00:00', update: [{ id: gomel.region, price: 60 }] },
    });
    const { body } = await admin.get('/api/calculator/versions');
    const coming = (body as { id: number; state: string }[]).find(({ state }) => state === 'coming');
    expect((await admin.get(`/api/calculator/versions/${coming?.id}/orders`)).status).toBe(404);
  });
});
