import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { isDuplicate } from './driver-errors';
import { patiently, pause } from './patience';

const leaseMs = 30_000;
const patienceMs = 120_000;

/**
 * Runs `work` while holding the one lease row of the database. Named locks do not reach across the nodes of a
 * cluster; a conditional update of a row has exactly one winner everywhere.
 */
export async function withLease<T>(source: DataSource, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + patienceMs;
  await patiently(deadline, () => prepare(source));
  while (!(await patiently(deadline, () => take(source, holder)))) {
    if (Date.now() > deadline)
      throw new Error('Another process has been migrating the database for two minutes');
    await pause(200);
  }
  const renewal = setInterval(() => void take(source, holder).catch(() => undefined), leaseMs / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await patiently(Date.now() + leaseMs, () => giveBack(source, holder));
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
  const now = Date.now();
  await source.query(
    'UPDATE migration_lease SET holder = ?, expires = ? WHERE id = 1 AND (expires < ? OR holder = ?)',
    [holder, now + leaseMs, now, holder],
  );
  const rows: { holder: string }[] = await source.query('SELECT holder FROM migration_lease WHERE id = 1');
  return rows[0]?.holder === holder;
}

const giveBack = (source: DataSource, holder: string): Promise<unknown> =>
  source.query('UPDATE migration_lease SET expires = 0 WHERE id = 1 AND holder = ?', [holder]);
