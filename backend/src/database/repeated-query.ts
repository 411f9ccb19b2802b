import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isMysql } from './columns';
import { askKept } from './direct-sql';

type Build<P> = (manager: EntityManager, parameters: P) => SelectQueryBuilder<ObjectLiteral>;

type Ask = (manager: EntityManager, sql: string, values: unknown[]) => Promise<unknown[]>;

/** A statement, and the names of its parameters in the order of their places. */
interface Text {
  sql: string;
  places: string[];
}

/**
 * A query that is asked again and again: TypeORM builds its text the first time, afterwards only the parameters change. Answers raw
 * rows; with `readLists` as the way to ask, as lists. The text must not depend on the parameters, of which none is a list.
 */
export function repeatedQuery<Row, P extends ObjectLiteral>(
  build: Build<P>,
  ask: Ask = askKept,
): (manager: EntityManager, parameters: P) => Promise<Row[]> {
  const texts = new WeakMap<DataSource, Text>();
  return (manager, parameters) => {
    let text = texts.get(manager.connection);
    if (!text) texts.set(manager.connection, (text = textOf(build(manager, parameters), parameters)));
    const values = text.places.map((name) => bound(parameters[name]));
    return ask(manager, text.sql, values) as Promise<Row[]>;
  };
}

/** Names in the place of values: TypeORM writes numbers into the text. */
function textOf(query: SelectQueryBuilder<ObjectLiteral>, parameters: ObjectLiteral): Text {
  const names = Object.fromEntries(Object.keys(parameters).map((name) => [name, name]));
  const [sql, places] = query.connection.driver.escapeQueryWithParameters(query.getQuery(), names);
  return { sql, places: places as string[] };
}

/** SQLite keeps instants as texts (database/columns.ts). */
const bound = (value: unknown): unknown =>
  !isMysql && value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', '') : value;
