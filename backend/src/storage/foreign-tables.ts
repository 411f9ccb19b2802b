import type { QueryRunner } from 'typeorm';
import { ConfigError } from '../platform/config/config';
import { migrations } from './migrations';
import { UNFINISHED } from '../platform/database/unfinished';

/** Made before the first migration of ours. */
const begun = ['migration_lease', UNFINISHED];

/** Every table of the database, the bookkeeping included. */
export async function tableNames(runner: QueryRunner): Promise<string[]> {
  const sql =
    runner.connection.options.type === 'mysql'
      ? "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE'"
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite#_%' ESCAPE '#'";
  const rows: { name: string }[] = await runner.query(sql);
  return rows.map(({ name }) => name).sort();
}

/** The names of the migrations that have run, in their order; null when the database knows of none. */
export async function migrationsOf(runner: QueryRunner): Promise<string[] | null> {
  if (!(await tableNames(runner)).includes('migrations')) return null;
  // Others have such a table too, with columns of their own.
  const table = await runner.getTable('migrations');
  if (!table?.findColumnByName('name') || !table.findColumnByName('timestamp')) return null;
  const rows: { name: string }[] = await runner.query('SELECT name FROM migrations ORDER BY timestamp, id');
  return rows.map(({ name }) => name);
}

/** Refuses a database that holds tables and no migration of ours. */
export async function refuseForeign(runner: QueryRunner): Promise<void> {
  const names = await tableNames(runner);
  if (names.length === 0 || begun.some((name) => names.includes(name))) return;
  const first = migrations[0]?.name ?? '';
  if (!(await migrationsOf(runner))?.includes(first))
    throw new ConfigError(`DATABASE_URL: the database holds tables of another program (${names[0]})`);
}
