import 'reflect-metadata';
import { validOrder, validPackage } from '@shlyah/domain/cases';
import { buildWriter } from '../src/storage/data-source';
import { OrderSearch1795500000000 } from '../src/platform/database/migrations/0005-order-search';
import { OrderWords1796100000000 } from '../src/platform/database/migrations/0011-order-words';
import { OrderSearch } from '../src/modules/orders/order-search.entity';
import { startTestApp, type TestApp } from './support/test-app';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});

afterAll(() => test.close());

const texts = async (): Promise<Map<number, string[]>> => {
  const rows = await test.database.read.find(OrderSearch);
  return new Map(rows.map(({ id, text }) => [id, text.split(' ').sort()]));
};

it('the search texts of a former release become those that the program writes', async () => {
  const client = await test.as('company');
  const points = (await client.get('/api/points')).body as { id: number }[];
  for (const changes of [
    {
      packages: [
        { ...validPackage, useTTN: 'yes', TTN: 'АБ 12-34' },
        { ...validPackage, useTTN: 'yes', TTN: '11-22 33' },
      ],
    },
    { deliveryAddress: 'punkt', recivePoint: points[0]?.id, externalId: '2026-11-9' },
  ]) {
    const { status } = await client.post('/api/order', { body: { ...validOrder, ...changes } });
    expect(status).toBe(201);
  }
  const written = await texts();
  expect(written.size).toBeGreaterThan(2);
  await test.database.write((tx) => tx.query("UPDATE order_search SET text = 'до обновления'"));

  const source = await buildWriter(test.config.database).initialize();
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  await new OrderSearch1795500000000().up(runner);
  // A migration that was killed half way runs again.
  await new OrderSearch1795500000000().up(runner);
  await new OrderWords1796100000000().up(runner);
  await runner.commitTransaction();
  await source.destroy();

  const kinds = /^(г|аг|п|д|х|р)\.?$/;
  const bare = (map: Map<number, string[]>) =>
    [...map].map(([id, words]) => [
      id,
      words.filter((word) => !kinds.test(word)).map((word) => word.replace(/,$/, '')),
    ]);
  expect(bare(await texts())).toEqual(bare(written));
});
