import 'reflect-metadata';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { buildWriter } from '../src/storage/data-source';
import { firstRelease } from './support/first-release';
import { createTestDatabase, type TestDatabase } from './support/test-database';

/** More than two batches of the steps that fill something in. */
const orders = 4500;
/** Rows that a step may read for each order: its cargo, its words, its counts. */
const rowsPerOrder = 40;

let test: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  test = await createTestDatabase();
  source = await firstRelease(test.config, orders);
});

afterAll(async () => {
  await source.destroy();
  await test.drop();
});

type Asked = Map<string, { times: number; values: unknown[] }>;

/** Runs a step in a transaction, as a start does, and answers its statements. */
async function go(step: MigrationInterface, runner: QueryRunner): Promise<Asked> {
  const asked: Asked = new Map();
  const heard = jest.spyOn(runner, 'query');
  await runner.startTransaction();
  await step.up(runner);
  await runner.commitTransaction();
  for (const [sql, values = []] of heard.mock.calls)
    asked.set(sql, { times: (asked.get(sql)?.times ?? 0) + 1, values: values as unknown[] });
  heard.mockRestore();
  return asked;
}

/** Rows that the connection has read so far: a server counts them. */
async function rowsRead(runner: QueryRunner): Promise<number> {
  const counts: { Value: string }[] = await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%'");
  return counts.reduce((sum, { Value }) => sum + Number(Value), 0);
}

/** The look of SQLite for the children of a new row, which its foreign keys ask for: by an index of theirs. */
const OF_FOREIGN_KEY = /^SEARCH \w+ USING (COVERING )?INDEX \w+ \(\w+Id=\?\)$/;

/** The parts of SQLite's plan that find rows neither by the ids of a batch nor in the values that are given. */
async function wideParts(plans: DataSource, sql: string, values: unknown[]): Promise<string[]> {
  const parts = await plans.query<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`, values);
  return parts
    .map(({ detail }) => detail)
    .filter((part) => !/\b(row|order|subject)id[=<>]|\(corrects=\?\)|json_each|CONSTANT/i.test(part))
    .filter((part) => !(sql.startsWith('INSERT') && OF_FOREIGN_KEY.test(part)));
}

it('an upgrade from the first release reads a number of rows that grows with the orders, not with their square', async () => {
  const runner = source.createQueryRunner();
  const batches = new Map<string, unknown[]>();
  const dear: unknown[] = [];
  for (const step of source.migrations.slice(1)) {
    const before = test.config.kind === 'mysql' ? await rowsRead(runner) : 0;
    const asked = await go(step, runner);
    const read = test.config.kind === 'mysql' ? (await rowsRead(runner)) - before : 0;
    if (read > rowsPerOrder * orders) dear.push([step.constructor.name, read]);
    for (const [sql, { times, values }] of asked)
      if (times > 1 && /^(SELECT [^*]|UPDATE|DELETE|INSERT|REPLACE)/.test(sql)) batches.set(sql, values);
  }
  await runner.release();
  expect(dear).toEqual([]);
  // The texts of addresses, those of waybills, words twice and codes twice.
  expect(batches.size).toBeGreaterThan(4);
  if (test.config.kind === 'mysql') return;
  // A connection of its own: the engine keeps reading at the state in which it was asked for a plan.
  const plans = await buildWriter(test.config).initialize();
  for (const [sql, values] of batches)
    dear.push(...(await wideParts(plans, sql, values)).map((part) => [part, sql.slice(0, 200)]));
  await plans.destroy();
  expect(dear).toEqual([]);
});
