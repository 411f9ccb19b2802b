import 'reflect-metadata';
import { readTrackingCode } from '@shlyah/domain';
import type { DataSource, QueryRunner } from 'typeorm';
import { TrackingCodes1796900000000 } from '../src/storage/migrations/0019-tracking-codes';
import { addLoad } from '../src/operations/commands/seed-load';
import { openDatabase } from '../src/storage/open';
import { buildWriter } from '../src/storage/data-source';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const migration = new TrackingCodes1796900000000();
const orders = 4500;

let test: TestDatabase;
let source: DataSource;
let runner: QueryRunner;

/** A database of the release before, filled. */
beforeAll(async () => {
  test = await createTestDatabase();
  const database = await openDatabase({ database: test.config, demo: true }, () => new Date());
  await addLoad(database, 20, orders);
  await database.close();
  source = await buildWriter(test.config).initialize();
  runner = source.createQueryRunner();
  await migration.down(runner);
});

afterAll(async () => {
  await runner.release();
  await source.destroy();
  await test.drop();
});

const codes = async (): Promise<Map<number, string | null>> => {
  const rows = (await runner.query('SELECT id, trackingCode FROM orders')) as {
    id: number;
    trackingCode: string | null;
  }[];
  return new Map(rows.map(({ id, trackingCode }) => [id, trackingCode]));
};

it('orders of before have no codes, and each gets its own, those apart that name nobody any more', async () => {
  expect((await runner.getTable('orders'))?.findColumnByName('trackingCode')).toBeUndefined();
  await runner.query(`UPDATE orders SET anonymisedAt = '2026-01-01 00:00:00' WHERE id = 7`);
  await migration.up(runner);
  const given = await codes();
  expect(given.size).toBeGreaterThan(orders);
  expect(given.get(7)).toBeNull();
  given.delete(7);
  const all = [...given.values()];
  expect(all.filter((code) => code === null || readTrackingCode(code) !== code)).toEqual([]);
  expect(new Set(all).size).toBe(all.length);
});

it('killed between its batches it goes on with the rest, and keeps the codes that were given', async () => {
  const before = await codes();
  await runner.query('UPDATE orders SET trackingCode = NULL WHERE id > 2100');
  await migration.up(runner);
  const after = await codes();
  for (const [id, code] of before) {
    if (id === 7) continue;
    if (id <= 2100) expect(after.get(id)).toBe(code);
    else expect(after.get(id)).toMatch(/^\w{12}$/);
  }
  await migration.up(runner);
  expect(await codes()).toEqual(after);
});

it('a release before may go on placing orders without a code', async () => {
  const { columns = [] } = (await runner.getTable('orders')) ?? {};
  const code = columns.find(({ name }) => name === 'trackingCode');
  expect(code?.isNullable).toBe(true);
});

it('no two orders can have one code', async () => {
  await expect(
    runner.query(
      'UPDATE orders SET trackingCode = (SELECT code FROM (SELECT trackingCode AS code FROM orders WHERE id = 1) one) WHERE id = 2',
    ),
  ).rejects.toThrow(/unique|duplicate/i);
});
