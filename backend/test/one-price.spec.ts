import { publishedQuotes, validOrder } from '@shlyah/domain/cases';
import { setUpTestApp } from './support/test-app';
import type { Client } from './support/client';

const test = setUpTestApp();
let firm: Client;
let manager: Client;

beforeAll(async () => {
  firm = await test.as('company');
  manager = await test.as('manager');
});

describe('the same cargo costs the same at every door', () => {
  it.each(publishedQuotes)('$name: $total', async ({ destinationPrice, fragile, items: packages, total }) => {
    const [city, cityId] = destinationPrice === 700 ? ['Минск', 6] : ['Гомель', 3];
    const quoted = await test
      .visitor()
      .post('/api/calculator/quote', { body: { cityId, fragileСargo: fragile, packages } });
    expect(quoted.body.total).toBe((total ?? 0) / 100);

    const body = {
      ...validOrder,
      reciverAddress: city,
      reciverAddressId: cityId,
      fragileCargo: fragile,
      // Orders ask a product's name; quotes do not.
      packages: packages.map((item) => ({ name: 'Товар', ...item })),
    };
    const created = await firm.post('/api/order', { body });
    expect(created.body.estimate).toEqual(quoted.body);

    // What the staff's form asks when it shows «по тарифу»: the order as it is read.
    const read = (await manager.get('/api/order/single', { query: { id: created.body.id } })).body;
    const asked = {
      cityId: read.reciverAddressId,
      fragileСargo: read['fragileСargo'],
      packages: read.packages,
    };
    expect((await manager.post('/api/calculator/quote', { body: asked })).body).toEqual(quoted.body);
  });

  it('the home page says the price of one small parcel in the city: 15 × coef', async () => {
    const packages = [
      { type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 3 },
    ];
    for (const query of ['Минск', 'Борисов', 'Брест', 'Гродно', 'Могилёв', 'Витебск', 'Гомель']) {
      const [found] = (await test.visitor().get('/api/findCountry', { query: { query } })).body as {
        id: number;
        coef: number;
      }[];
      const { body } = await firm.post('/api/calculator/quote', { body: { cityId: found?.id, packages } });
      expect((15 * (found?.coef ?? 0)).toFixed(2)).toBe(body.total.toFixed(2));
    }
  });
});

it('a row that has just been taken out, or added, counts for the very next quote', async () => {
  const admin = await test.as('admin');
  const heavy = { type: 'package', calculationType: 'sizes', length: 30, width: 20, height: 10, weight: 40 };
  const total = async (): Promise<unknown> =>
    (await firm.post('/api/calculator/quote', { body: { cityId: 6, packages: [heavy] } })).body.total;
  expect(await total()).toBe(15.4);
  const { weight } = (await admin.get('/api/calculator')).body as {
    weight: { id: number; value2: number }[];
  };
  const last = weight.find(({ value2 }) => value2 === 30);
  await admin.put('/api/calculator', { body: { delete: [last?.id] } });
  expect(await total()).toBe(7);
  await admin.post('/api/calculator/weight', { body: { weights: [last] } });
  expect(await total()).toBe(15.4);
});
