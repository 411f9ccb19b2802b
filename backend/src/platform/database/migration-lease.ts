import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { isMysql } from './columns';
import { isDuplicate } from './driver-errors';
import { retryWhileBusy, pause } from './timeouts';

const leaseMs = 10_000;
const waitMs = 120_000;

/** Milliseconds by the clock of the database: those of two machines may differ by more than a lease. */
const now = isMysql
  ? 'CAST(UNIX_TIMESTAMP(SYSDATE(3)) * 1000 AS UNSIGNED)'
  : "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)";

/** A lease that has been taken. */
export interface MigrationLease {
  /**
   * Extends it; false when another process has taken it meanwhile. Inside a transaction it fences that off: another process waits for the
   * transaction or makes it fail.
   */
  keep(query: LeaseQuery): Promise<boolean>;
}

type LeaseQuery = (sql: string, parameters: unknown[]) => Promise<unknown>;

/**
 * Runs `work` while holding the one lease row of the database. Named locks do not reach across the nodes of a
 * cluster; a conditional update of a row has exactly one winner everywhere.
 */
export async function withMigrationLease<T>(
  source: DataSource,
  work: (migrationLease: MigrationLease) => Promise<T>,
): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + waitMs;
  await retryWhileBusy(deadline, () => prepare(source));
  while (!(await retryWhileBusy(deadline, () => take(source, holder)))) {
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating the database for two minutes');
    await pause(200);
  }
  const migrationLease: MigrationLease = { keep: (query) => keep(query, holder) };
  const renewal = setInterval(
    () => void migrationLease.keep(source.query.bind(source)).catch(() => undefined),
    leaseMs / 4,
  );
  try {
    return await work(migrationLease);
  } finally {
    clearInterval(renewal);
    await retryWhileBusy(Date.now() + leaseMs, () => giveBack(source, holder));
  }
}

async function prepare(source: DataSource): Promise<void> {
  await source.query(
    'CREATE TABLE IF NOT EXISTS migration_lease (id int NOT NULL PRIMARY KEY, holder varchar(36) NOT NULL, expires bigint NOT NULL)',
  );
  try {
    await source.query('INSERT INTO migration_lease (id, holder, expires) VALUES (1, ?, 0)', ['']);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

async function take(source: DataSource, holder: string): Promise<boolean> {
  await source.query(
    `UPDATE migration_lease SET holder = ?, expires = ${now} + ${leaseMs} WHERE id = 1 AND expires < ${now}`,
    [holder],
  );
  return isHolder(source.query.bind(source), holder);
}

async function keep(query: LeaseQuery, holder: string): Promise<boolean> {
  await query(`UPDATE migration_lease SET expires = ${now} + ${leaseMs} WHERE id = 1 AND holder = ?`, [
    holder,
  ]);
  return isHolder(query, holder);
}

async function isHolder(query: LeaseQuery, holder: string): Promise<boolean> {
  const rows = (await query('SELECT holder FROM migration_lease WHERE id = 1', [])) as { holder: string }[];
  return rows[0]?.holder === holder;
}

const giveBack = (source: DataSource, holder: string): Promise<unknown> =>
  source.query('UPDATE migration_lease SET expires = 0 WHERE id = 1 AND holder = ?', [holder]);
