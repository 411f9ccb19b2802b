import type { DataSource, QueryRunner } from 'typeorm';
import { isGone } from './driver-errors';
import { randomPause } from './timeouts';

/** TypeORM's `query`: a statement, its values, and whether the answer is to tell more than the rows. */
type RepeatableQuery = (sql: string, ...given: unknown[]) => Promise<unknown>;

const read = /^\s*SELECT\b/i;

export const isRead = (sql: string): boolean => read.test(sql);

/**
 * Retries each read outside a transaction, on another connection, while the server is gone: a request begins by reading its
 * session, and would fail while another server of the cluster takes over.
 */
export function repeatReads(source: DataSource, waitMs: number): void {
  const create = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as RepeatableQuery;
    const retrying: RepeatableQuery = async (sql, ...given) => {
      const deadline = Date.now() + waitMs;
      try {
        return await query(sql, ...given);
      } catch (error) {
        if (runner.isTransactionActive || !isRead(sql)) throw error;
        return await askAgain(error, deadline, () =>
          onAnother(create, (other) => (other.query.bind(other) as RepeatableQuery)(sql, ...given)),
        );
      }
    };
    return Object.assign(runner, { query: retrying });
  };
}

/** Asks until the server is back or the deadline has come; another failure is the answer. */
export async function askAgain(
  failure: unknown,
  deadline: number,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  for (let error = failure; ;) {
    if (!isGone(error) || Date.now() >= deadline) throw error;
    await randomPause();
    try {
      return await ask();
    } catch (next) {
      error = next;
    }
  }
}

async function onAnother<T>(
  create: () => QueryRunner,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = create();
  try {
    return await work(runner);
  } finally {
    await runner.release();
  }
}
