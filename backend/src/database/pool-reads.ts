import type { Pool, QueryError, QueryOptions } from 'mysql2';
import { QueryFailedError, type DataSource } from 'typeorm';
import { slowQueryMs } from '../logging/query-log';
import { askAgain, isRead } from './repeated-reads';

/**
 * Has reads outside units of work go straight to the driver's pool, as those of SQLite go to its connection (direct-sql.ts): TypeORM's way
 * to it is some fifteen promises long. While the server is gone they are asked again.
 */
export function readFromPool(source: DataSource, patienceMs: number): void {
  const query = source.query.bind(source);
  const ask = (asked: QueryOptions, values: unknown[]): Promise<unknown> => {
    const deadline = Date.now() + patienceMs;
    const once = (): Promise<unknown> => askPool(source, asked, values);
    return once().catch((error: unknown) => askAgain(error, deadline, once));
  };
  const read: DataSource['query'] = (sql, values = [], runner) =>
    runner || !isRead(sql)
      ? query(sql, values, runner)
      : (ask({ sql }, values as unknown[]) as Promise<never>);
  const lists = (sql: string, values: unknown[]): Promise<unknown> => ask({ sql, rowsAsArray: true }, values);
  Object.assign(source, { query: read, queryLists: lists });
}

async function askPool(source: DataSource, asked: QueryOptions, values: unknown[]): Promise<unknown> {
  const { pool } = source.driver as unknown as { pool?: Pool };
  // What TypeORM says of a source that is closed.
  if (!pool) return source.createQueryRunner().connect();
  return new Promise((answer, fail) => {
    pool.getConnection((refused, connection) => {
      if (refused) return fail(refused);
      const began = performance.now();
      connection.query(asked, values, (error: QueryError | null, rows: unknown) => {
        connection.release();
        const ms = performance.now() - began;
        if (ms > slowQueryMs) source.logger.logQuerySlow(ms, asked.sql, values);
        if (error) fail(new QueryFailedError(asked.sql, values, error));
        else answer(rows);
      });
    });
  });
}
