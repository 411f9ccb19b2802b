import { Region } from '../src/modules/calculator/region.entity';
import { bumpRevision, nextRevision } from '../src/platform/database/revisions';
import { City } from '../src/modules/points/city.entity';
import { Point } from '../src/modules/points/point.entity';
import type { Client } from './support/client';
import { setUpTestApp } from './support/test-app';

const test = setUpTestApp();
let admin: Client;
beforeAll(async () => {
  admin = await test.as('admin');
});

const cargo = {
  type: 'package',
  calculationType: 'sizes',
  length: 40,
  width: 30,
  height: 20,
  weight: 7,
  count: 1,
};
const priceOf = async (who: Client): Promise<number> => {
  const { status, body } = await who.post('/api/calculator/quote', {
    body: { cityId: 6, packages: [cargo] },
  });
  expect(status).toBe(200);
  return (body as { total: number }).total;
};
const points = async (): Promise<{ id: number; address: string; street: string }[]> =>
  (await test.visitor().get('/api/points')).body as never;

describe('What is kept in memory', () => {
  it('of the points is read anew when another replica has changed them, or a city', async () => {
    const [first] = await points();
    const id = first?.id ?? 0;
    const now = async () => (await points()).find((one) => one.id === id);
    await test.database.write(async (tx) => {
      await tx.update(Point, { id }, { street: 'ул. Соседняя, 5' });
      await bumpRevision(tx, 'points');
    });
    expect((await now())?.street).toBe('ул. Соседняя, 5');
    const { cityId } = await test.database.read.findOneByOrFail(Point, { id });
    const { name } = await test.database.read.findOneByOrFail(City, { id: cityId });
    await test.database.write(async (tx) => {
      await tx.update(City, { id: cityId }, { name: 'Новоград' });
      await bumpRevision(tx, 'cities');
    });
    expect((await now())?.address).toContain('Новоград, ул. Соседняя, 5');
    await test.database.write(async (tx) => {
      await tx.update(City, { id: cityId }, { name });
      await bumpRevision(tx, 'cities');
    });
    expect((await now())?.address).not.toContain('Новоград');
  });

  it('of the tariff is what this replica or another has saved', async () => {
    const visitor = test.visitor();
    const before = await priceOf(visitor);
    const { regionId } = await test.database.read.findOneByOrFail(City, { id: 6 });
    const { id, price } = await test.database.read.findOneByOrFail(Region, { id: regionId });
    await test.database.write(async (tx) => {
      await tx.update(Region, { id }, { price: price * 2 });
      await nextRevision(tx, 'tariff');
    });
    const doubled = await priceOf(visitor);
    expect(doubled).toBeCloseTo(before * 2, 1);
    const update = [{ id, price: price / 100 }];
    expect((await admin.put('/api/calculator', { body: { update } })).status).toBe(200);
    expect(await priceOf(visitor)).toBe(before);
    const { weight } = (await admin.get('/api/calculator')).body as {
      weight: { id: number; value2: number }[];
    };
    const band = weight.find(({ value2 }) => value2 === 5);
    await admin.put('/api/calculator', { body: { delete: [band?.id] } });
    expect(await priceOf(visitor)).toBeLessThan(before);
    await admin.post('/api/calculator/weight', { body: { weights: [band] } });
    expect(await priceOf(visitor)).toBe(before);
  });
});
