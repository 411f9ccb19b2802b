import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { buildWriter } from '../src/storage/data-source';
import { openDatabase } from '../src/storage/open';
import { createTestDatabase, type TestDatabase } from './support/test-database';

jest.setTimeout(240_000);

let test: TestDatabase;
let source: DataSource;

beforeAll(async () => {
  test = await createTestDatabase();
  // With rows: what a step takes back must not stumble over them.
  await (await openDatabase({ database: test.config, demo: true }, () => new Date())).close();
  source = await buildWriter(test.config).initialize();
});

afterAll(async () => {
  await source.destroy();
  await test.drop();
});

/** Equal lists mean equal tables, columns and indexes. */
async function schema(): Promise<string[]> {
  const runner = source.createQueryRunner();
  const tables = await runner.getTables();
  await runner.release();
  return tables
    .flatMap(({ name, columns, indices }) => [
      ...columns.map(
        (column) => `${name}.${column.name} ${column.type} ${column.length} ${column.isNullable}`,
      ),
      ...indices.map((index) => `${name}: ${index.columnNames.join()} ${index.isUnique}`),
    ])
    .map((line) => line.replace(/^.*\.(?=\w+[.:])/, ''))
    .sort();
}

it('every step of the schema is taken back, and done again as it was', async () => {
  const runner = source.createQueryRunner();
  const changesNone: unknown[] = [];
  for (const step of [...source.migrations].reverse()) {
    const whole = await schema();
    await step.down(runner);
    const before = await schema();
    const own = whole.filter((line) => !before.includes(line));
    if (own.length === 0) changesNone.push(step.name);
    await step.up(runner);
    // Steps that count orders make all tables of counts that there are today.
    const again = await schema();
    expect([step.name, whole.filter((line) => !again.includes(line))]).toEqual([step.name, []]);
    await step.down(runner);
    const after = await schema();
    expect([step.name, own.filter((line) => after.includes(line))]).toEqual([step.name, []]);
    expect([step.name, before.filter((line) => !after.includes(line))]).toEqual([step.name, []]);
  }
  await runner.release();
  expect(changesNone).toEqual([]);
  const tables = new Set((await schema()).map((line) => line.split(/[.:]/)[0] ?? ''));
  // Which the steps before have made once more.
  const counts = ['order_days', 'order_prices'];
  expect([...tables].filter((name) => !/^(migration|sqlite)/.test(name))).toEqual(counts);
});
