import 'reflect-metadata';
import type { DataSource, MigrationInterface } from 'typeorm';
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

/** On a connection of its own: one that knows tables already does not look at them again. */
async function go(step: MigrationInterface, way: 'up' | 'down'): Promise<void> {
  const runner = source.createQueryRunner();
  await step[way](runner).finally(() => runner.release());
}

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

// On a server TypeORM takes minutes to read so many schemas; the newest steps there are undone by `npm run reliability`.
it('every step of the schema is taken back, and done again as it was', async () => {
  const changesNone: unknown[] = [];
  for (const step of [...source.migrations].reverse()) {
    const whole = await schema();
    await go(step, 'down');
    const before = await schema();
    const own = whole.filter((line) => !before.includes(line));
    if (own.length === 0) changesNone.push(step.name);
    await go(step, 'up');
    // Steps that count orders make all tables of counts that there are today.
    const again = await schema();
    expect([step.name, whole.filter((line) => !again.includes(line))]).toEqual([step.name, []]);
    await go(step, 'down');
    const after = await schema();
    expect([step.name, own.filter((line) => after.includes(line))]).toEqual([step.name, []]);
    expect([step.name, before.filter((line) => !after.includes(line))]).toEqual([step.name, []]);
  }
  expect(changesNone).toEqual([]);
  const tables = new Set((await schema()).map((line) => line.split(/[.:]/)[0] ?? ''));
  // Which the steps before have made once more.
  const counts = ['order_days', 'order_prices'];
  expect([...tables].filter((name) => !/^(migration|sqlite)/.test(name))).toEqual(counts);
});
