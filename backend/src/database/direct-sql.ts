import { QueryFailedError, type DataSource, type QueryRunner } from 'typeorm';
import { slowQueryMs } from '../logging/query-log';
import type { EmbeddedDriver, Statement } from './embedded-driver';

/** Of the texts that are asked for, most are few; lists of ids make many. */
const mostKept = 300;

type Use = (statement: Statement, values: unknown[]) => unknown;

/** Prepares each statement once, and tells failures and slow statements as TypeORM tells them. */
function asking(source: DataSource): (sql: string, values: unknown[], use: Use) => unknown {
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
  return (sql, values, use) => {
    const began = performance.now();
    try {
      return use(
        prepared(sql),
        values.map((value) => (typeof value === 'boolean' ? Number(value) : value)),
      );
    } catch (error) {
      throw new QueryFailedError(sql, values, error as Error);
    } finally {
      const ms = performance.now() - began;
      if (ms > slowQueryMs) source.logger.logQuerySlow(ms, sql, values);
    }
  };
}

/**
 * Has SQL that is read outside a unit of work go straight to SQLite, which answers at once: TypeORM's way to it is five promises long.
 */
export function readDirectly(source: DataSource): void {
  const ask = asking(source);
  const query = (sql: string, values: unknown[] = []): Promise<unknown> =>
    new Promise((answer) => answer(ask(sql, values, (statement, given) => statement.all(...given))));
  source.query = query as DataSource['query'];
}

/** The same for the statements of units of work, those that TypeORM builds included. A connection has one runner as long as it lasts. */
export function runDirectly(source: DataSource, runner: QueryRunner): void {
  const ask = asking(source);
  const query = (sql: string, values: unknown[] = [], isWhole = false): Promise<unknown> =>
    new Promise((answer) => answer(ask(sql, values, isWhole ? whole : raw)));
  runner.query = query as QueryRunner['query'];
}

/** What TypeORM wants to know of a statement. */
const whole: Use = (statement, values) => {
  if (statement.reader) {
    const rows = statement.all(...values);
    return { raw: rows, records: rows };
  }
  const { changes, lastInsertRowid } = statement.run(...values);
  return { raw: lastInsertRowid, records: [], affected: changes };
};

const raw: Use = (statement, values) =>
  statement.reader ? statement.all(...values) : statement.run(...values).lastInsertRowid;
