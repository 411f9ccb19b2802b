import { QueryFailedError, type DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { slowQueryMs } from '../logging/query-log';
import type { EmbeddedDriver, Statement } from './embedded-driver';

/** Of the texts that are asked for, most are few; lists of ids make many. */
const mostKept = 300;

type Use = (statement: Statement, values: unknown[]) => unknown;

type Ask = (sql: string, values: unknown[], use: Use) => unknown;

/** Prepares each statement once, and tells failures and slow statements as TypeORM tells them. */
function asking(source: DataSource, prepare = (at: EmbeddedDriver, sql: string) => at.prepare(sql)): Ask {
  const kept = new Map<string, Statement>();
  const prepared = (sql: string): Statement => {
    const known = kept.get(sql);
    if (known) return known;
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    const { databaseConnection } = source.driver as unknown as { databaseConnection: EmbeddedDriver };
    const statement = prepare(databaseConnection, sql);
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
  const asked = asking(source);
  const query = (sql: string, values: unknown[] = []): Promise<unknown> =>
    new Promise((answer) => answer(asked(sql, values, all)));
  source.query = query as DataSource['query'];
  listDirectly(source, source);
}

/** The same for the statements of units of work, those that TypeORM builds included. A connection has one runner as long as it lasts. */
export function runDirectly(source: DataSource, runner: QueryRunner): void {
  const asked = asking(source);
  const query = (sql: string, values: unknown[] = [], isWhole = false): Promise<unknown> =>
    new Promise((answer) => answer(asked(sql, values, isWhole ? whole : raw)));
  runner.query = query as QueryRunner['query'];
  listDirectly(source, runner);
}

/** What asks a driver directly has beside its `query`; on a server that is the source alone (pool-reads.ts). */
interface Direct {
  queryLists: (sql: string, values: unknown[]) => Promise<unknown[][]>;
  /** For texts of which there are few: a server is told them once. SQLite's `query` keeps all that it is asked. */
  queryKept?: (sql: string, values: unknown[]) => Promise<unknown>;
}

type Way = (DataSource | QueryRunner) & Partial<Direct>;

function listDirectly(source: DataSource, way: Way): void {
  const asked = asking(source, (at, sql) => at.prepare(sql).raw(true));
  way.queryLists = (sql, values) => new Promise((answer) => answer(asked(sql, values, all) as unknown[][]));
}

/** `EntityManager.query` without the promises that it and the source put around the one of whoever asks the database. */
export const ask = <Answer>(
  { queryRunner, connection }: EntityManager,
  sql: string,
  values: unknown[] = [],
): Promise<Answer> => (queryRunner ?? connection).query(sql, values) as Promise<Answer>;

/** The same for a text that is asked again and again: values are never part of it. */
export const askKept = <Answer>(
  manager: EntityManager,
  sql: string,
  values: unknown[] = [],
): Promise<Answer> => {
  const way: Way = manager.queryRunner ?? manager.connection;
  return way.queryKept ? (way.queryKept(sql, values) as Promise<Answer>) : ask(manager, sql, values);
};

/** Rows as lists of values, in the order in which the statement names its columns: no object is made that another is made from. The text is kept, too. */
export async function readLists(
  manager: EntityManager,
  sql: string,
  values: unknown[],
): Promise<unknown[][]> {
  const way: Way = manager.queryRunner ?? manager.connection;
  if (way.queryLists) return way.queryLists(sql, values);
  return (await ask<object[]>(manager, sql, values)).map((row) => Object.values(row) as unknown[]);
}

const all: Use = (statement, values) => statement.all(...values);

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
