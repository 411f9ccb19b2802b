import type { QueryRunner, Table } from 'typeorm';
import { tableNames } from '../../../storage/foreign-tables';
import { nextNumber, setNextNumber } from '../../../modules/orders/model/order-numbers';
import type { RunQuery } from '../../../platform/database/triggers';
import { UNFINISHED } from '../../../platform/database/unfinished';
import { CommandError } from '../run-command';

/** Belongs to the database itself and not to the data in it; the last two are Litestream's (docs/operations.md#continuous). */
const bookkeeping = ['migrations', 'migration_lease', UNFINISHED, '_litestream_seq', '_litestream_lock'];

/** Not copied either: counts that the database itself keeps, also while a restore fills it, and words, which stand in the texts. */
export const DERIVED = ['order_totals', 'order_numbers', 'order_words'];

/**
 * Not copied: a restore must not revive sessions, links that set a password or counts of login attempts; the marks of
 * units of work are used for minutes, and jobs are as new as the restored installation.
 */
export const NOT_COPIED = [
  'sessions',
  'telegram_links',
  'devices',
  'password_resets',
  'challenges',
  'email_changes',
  'attempts',
  'tries',
  'units',
  'job_runs',
];

export const isMysql = ({ connection }: QueryRunner): boolean => connection.options.type === 'mysql';

/** The tables that a backup holds, as the database itself describes them, parents before children. */
export async function copiedTables(runner: QueryRunner): Promise<Table[]> {
  const names = (await tableNames(runner)).filter(
    (name) => ![...bookkeeping, ...DERIVED, ...NOT_COPIED].includes(name),
  );
  const tables = await runner.getTables(names);
  const keyless = tables.find(({ primaryColumns }) => primaryColumns.length === 0);
  if (keyless)
    throw new CommandError(`The table ${keyless.name} has no primary key: it is none of the product's.`);
  return parentsFirst(tables);
}

function parentsFirst(tables: Table[]): Table[] {
  const sorted = new Set<Table>();
  // No table refers to itself, by way of others either.
  const place = (table: Table): void => {
    const parents = table.foreignKeys.map(({ referencedTableName }) => referencedTableName);
    for (const parent of tables) if (parents.includes(parent.name)) place(parent);
    sorted.add(table);
  };
  for (const table of [...tables].sort((one, two) => (one.name < two.name ? -1 : 1))) place(table);
  return [...sorted];
}

/** The id that the next row gets: ids of deleted rows are not given again. Null where ids are not counted. */
export async function nextId(runner: QueryRunner, { name, columns }: Table): Promise<number | null> {
  if (!columns.some(({ isGenerated }) => isGenerated)) return null;
  if (name === 'orders') {
    const next = await nextNumber(runner.query.bind(runner) as RunQuery);
    if (next !== null) return next;
  }
  const [row]: { next: number | string | null }[] = await runner.query(
    isMysql(runner)
      ? 'SELECT AUTO_INCREMENT AS next FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ?'
      : 'SELECT seq + 1 AS next FROM sqlite_sequence WHERE name = ?',
    [name],
  );
  return Number(row?.next ?? 1);
}

export async function setNextId(runner: QueryRunner, table: string, next: number): Promise<void> {
  if (isMysql(runner)) {
    await runner.query(`ALTER TABLE ${escaped(runner, table)} AUTO_INCREMENT = ${Math.trunc(next)}`);
    if (table === 'orders') await setNextNumber(runner.query.bind(runner) as RunQuery, next);
    return;
  }
  await runner.query('DELETE FROM sqlite_sequence WHERE name = ?', [table]);
  await runner.query('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, next - 1]);
}

export const escaped = ({ connection }: QueryRunner, name: string): string => connection.driver.escape(name);
