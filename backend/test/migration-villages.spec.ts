import 'reflect-metadata';
import type { DataSource, QueryRunner } from 'typeorm';
import { importSettlements } from '../src/operations/commands/geo-import';
import { villages } from '../src/modules/points/gazetteer/villages';
import { City } from '../src/modules/points/city.entity';
import { buildWriter } from '../src/storage/data-source';
import { Villages1802700000000 } from '../src/storage/migrations/0087-villages';
import { openDatabase } from '../src/storage/open';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const migration = new Villages1802700000000();
const fields = ['name', 'region', 'district', 'postcode', 'lat', 'lon'];
const fileOf = (rows: unknown[][]): string => JSON.stringify({ fields, rows });
/** The villages as a file of an operator has them: with «е» for «ё». */
const shipped = villages().map(({ name, region, district, postcode, lat, lon }) => [
  name.replaceAll('ё', 'е'),
  region,
  district,
  postcode,
  lat,
  lon,
]);

let test: TestDatabase;
let source: DataSource;
let runner: QueryRunner;

const versionOfCities = async (): Promise<number> => {
  const [row] = (await runner.query("SELECT version FROM revisions WHERE name = 'cities'")) as {
    version: number;
  }[];
  return row?.version ?? 0;
};
const rows = () => source.manager.find(City, { order: { id: 'ASC' } });

beforeEach(async () => {
  test = await createTestDatabase();
  const database = await openDatabase({ database: test.config, demo: true }, () => new Date());
  await database.close();
  source = await buildWriter(test.config).initialize();
  runner = source.createQueryRunner();
});

afterEach(async () => {
  await runner.release();
  await source.destroy();
  await test.drop();
});

/** As an earlier release has left the table: towns, and what the operator has imported. */
async function before(...imported: unknown[][]): Promise<City[]> {
  await runner.query('DELETE FROM cities WHERE id > 100000');
  const database = await openDatabase({ database: test.config, demo: true }, () => new Date());
  if (imported.length > 0) await importSettlements(database, fileOf(imported), 'before.json');
  await database.close();
  return rows();
}

it('a database of an earlier release gets the villages, and its rows stay as they are', async () => {
  const towns = await before();
  expect(towns).toHaveLength(202);
  const version = await versionOfCities();
  await migration.up(runner);
  const after = await rows();
  expect(after.slice(0, 202)).toEqual(towns);
  expect(after).toHaveLength(202 + shipped.length);
  expect(await versionOfCities()).toBe(version + 1);
  // A migration that was stopped runs again.
  await migration.up(runner);
  expect([await rows(), await versionOfCities()]).toEqual([after, version + 1]);
});

it('a village of an earlier import keeps its number, and nothing is there twice', async () => {
  const unknownDistrict = ['Колодищи', 'BY-MI', '', '223050', 53.95, 27.78];
  const own = ['Тестовые Ёлки', 'BY-MI', 'Логойский', '223110', 54.2, 27.8];
  const imported = await before(unknownDistrict, own, ...shipped.filter((_, at) => at % 2 === 0));
  await migration.up(runner);
  const after = await rows();
  const kept = new Map(after.map((city) => [city.id, city]));
  expect(imported.map(({ id }) => kept.get(id))).toEqual(imported);
  expect(after).toHaveLength(202 + shipped.length + 1);
  expect(after.filter(({ name }) => name === 'Колодищи')).toHaveLength(1);
});

it('a number that is taken goes to no village', async () => {
  await before();
  const [town] = await rows();
  const { id } = villages()[0] as { id: number };
  await source.manager.insert(City, { ...town, id, name: 'Занято', nameKey: 'занято' });
  await migration.up(runner);
  const after = await rows();
  expect(after).toHaveLength(203 + shipped.length);
  expect(after.find((city) => city.id === id)?.name).toBe('Занято');
});

it('an import after it adds what is new, and doubles nothing', async () => {
  const database = await openDatabase({ database: test.config, demo: true }, () => new Date());
  const own = ['Тестовые Ёлки', 'BY-MI', 'Логойский', '223110', 54.2, 27.8];
  const nowhere = ['Колодищи', 'BY-MI', '', '223050', 53.944, 27.7823];
  const { inserted, updated } = await importSettlements(
    database,
    fileOf([own, nowhere, ...shipped]),
    'a.json',
  );
  await database.close();
  expect([inserted, updated]).toEqual([1, 0]);
});
