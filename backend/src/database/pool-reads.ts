import type { ExecuteValues, Pool, PoolConnection, QueryError, QueryOptions } from 'mysql2';
import { QueryFailedError, type DataSource } from 'typeorm';
import { slowQueryMs } from '../logging/query-log';
import { askAgain, isRead } from './repeated-reads';

/**
 * Has reads outside units of work go straight to the driver's pool, as those of SQLite go to its connection (direct-sql.ts): TypeORM's way
 * to it is some fifteen promises long. While the server is gone they are asked again.
 */
export function readFromPool(source: DataSource, patienceMs: number): void {
  const query = source.query.bind(source);
  const ask = async (way: 'query' | 'execute', asked: QueryOptions, values: unknown[]): Promise<unknown> => {
    const deadline = Date.now() + patienceMs;
    const once = (): Promise<unknown> => askPool(source, way, asked, values);
    try {
      return await once();
    } catch (error) {
      return await askAgain(error, deadline, once);
    }
  };
  const read: DataSource['query'] = (sql, values = [], runner) =>
    runner || !isRead(sql)
      ? query(sql, values, runner)
      : (ask('query', { sql }, values as unknown[]) as Promise<never>);
  // Prepared, a statement costs server and driver up to a fifth less: nobody reads its text again, and values come as they are.
  const prepared = (asked: QueryOptions, values: unknown[]): Promise<unknown> =>
    ask('execute', asked, values).catch((error: unknown) => {
      if (!isFull(error)) throw error;
      return ask('query', asked, values);
    });
  const kept = (sql: string, values: unknown[]): Promise<unknown> => prepared({ sql }, values);
  const lists = (sql: string, values: unknown[]): Promise<unknown> =>
    prepared({ sql, rowsAsArray: true }, values);
  Object.assign(source, { query: read, queryKept: kept, queryLists: lists });
}

/** Whether the server keeps no more prepared statements for all who ask it (`max_prepared_stmt_count`). */
const isFull = (error: unknown): boolean =>
  error instanceof QueryFailedError && (error.driverError as { errno?: number }).errno === 1461;

async function askPool(
  source: DataSource,
  way: 'query' | 'execute',
  asked: QueryOptions,
  values: unknown[],
): Promise<unknown> {
  const { pool } = source.driver as unknown as { pool?: Pool };
  // What TypeORM says of a source that is closed.
  if (!pool) return source.createQueryRunner().connect();
  const connection = await new Promise<PoolConnection>((take, refuse) => {
    pool.getConnection((error, free) => (error ? refuse(error) : take(free)));
  });
  const began = performance.now();
  const { error, rows } = await new Promise<{ error: QueryError | null; rows: unknown }>((answer) => {
    const done = (error: QueryError | null, rows: unknown): void => answer({ error, rows });
    if (way === 'query') connection.query(asked, values, done);
    else connection.execute(asked, values as ExecuteValues, done);
  });
  connection.release();
  const ms = performance.now() - began;
  if (ms > slowQueryMs) source.logger.logQuerySlow(ms, asked.sql, values);
  // Made here, and not in the driver's answer, it knows who has asked.
  if (error) throw new QueryFailedError(asked.sql, values, error);
  return rows;
}
