import { QueryFailedError, type DataSource } from 'typeorm';
import { slowQueryMs } from '../logging/query-log';
import type { EmbeddedDriver, Statement } from './embedded-driver';

/** Of the texts that are asked for, most are few; lists of ids make many. */
const mostKept = 300;

/**
 * Has SQL that is read outside a unit of work go straight to SQLite, which answers at once: TypeORM's way to it is five promises long.
 * Failures and slow statements are told as TypeORM tells them.
 */
export function readDirectly(source: DataSource): void {
  const kept = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const { databaseConnection } = source.driver as unknown as { databaseConnection: EmbeddedDriver };
    const statement = databaseConnection.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  const ask = (sql: string, values: unknown[] = []): unknown => {
    const began = performance.now();
    try {
      return prepared(sql).all(
        ...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
      );
    } catch (error) {
      throw new QueryFailedError(sql, values, error as Error);
    } finally {
      const ms = performance.now() - began;
      if (ms > slowQueryMs) source.logger.logQuerySlow(ms, sql, values);
    }
  };
  const query = (...asked: Parameters<typeof ask>): Promise<unknown> =>
    new Promise((answer) => answer(ask(...asked)));
  source.query = query as DataSource['query'];
}
