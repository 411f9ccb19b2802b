import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { readLists } from './direct-sql';

type Row = Record<string, unknown>;

/** How the rows of a table are read: its columns, the beginning of a statement, and the way from a row's values to the entity's fields. */
interface Plan {
  names: string[];
  select: string;
  read: (values: readonly unknown[]) => ObjectLiteral;
  /** What `partOf` has answered, by alias. */
  parts: Map<string, Part<ObjectLiteral>>;
}

const plans = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, Plan>>();

/** What the drivers take and answer as it is kept. */
const plain = new Set<unknown>(['varchar', 'text', 'longtext', 'int', 'integer']);

export const isPlain = ({ type, transformer }: ColumnMetadata): boolean => plain.has(type) && !transformer;

/**
 * Reads rows as `find` does, as plain objects and for a third of its time: lists are most of what is asked. `rest` is SQL that
 * follows the table's name, with the names of columns and `?` for values.
 */
export async function readRows<T extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<T>,
  rest: string,
  values: unknown[],
): Promise<T[]> {
  const { select, read } = planOf(manager.connection, table);
  const rows = await readLists(manager, `${select} ${rest}`, values);
  return rows.map((row) => read(row) as T);
}

/** A table's part in a statement that joins several. */
interface Part<T> {
  /** Its columns for the list of what is selected, each under a name that no other table has. */
  columns: string;
  /** Those names, in their order. */
  names: string[];
  /** The row, from the values under those names. */
  read: (values: readonly unknown[]) => T;
}

/** How the rows of a table are read where a statement knows it as `alias`. */
export function partOf<T extends ObjectLiteral>(
  { connection }: EntityManager,
  table: EntityTarget<T>,
  alias: string,
): Part<T> {
  const { names, read, parts } = planOf(connection, table);
  let part = parts.get(alias);
  if (!part) {
    const named = names.map((_, at) => `${alias}_${at}`);
    const columns = names.map((name, at) => `${alias}.${name} AS ${named[at]}`).join(', ');
    parts.set(alias, (part = { columns, names: named, read }));
  }
  return part as Part<T>;
}

/** Places for so many values, in brackets. */
export const placesFor = (values: readonly unknown[]): string => `(${values.map(() => '?').join(', ')})`;

function planOf(source: DataSource, table: EntityTarget<ObjectLiteral>): Plan {
  let known = plans.get(source);
  if (!known) plans.set(source, (known = new Map<EntityTarget<ObjectLiteral>, Plan>()));
  let plan = known.get(table);
  if (!plan) known.set(table, (plan = makePlan(source, table)));
  return plan;
}

function makePlan(source: DataSource, table: EntityTarget<ObjectLiteral>): Plan {
  const { driver } = source;
  const { tableName, columns: all } = source.getMetadata(table);
  const columns = all.filter(({ isSelect }) => isSelect);
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  const fields = columns.map((column) => {
    const [first = '', part] = column.propertyPath.split('.');
    return { first, part, column: isPlain(column) ? null : column };
  });
  const blank = blankOf(fields);
  const embedded = Object.keys(blank).filter((name) => blank[name] !== null);
  const read = (values: readonly unknown[]): ObjectLiteral => {
    const entity: ObjectLiteral = { ...blank };
    for (const name of embedded) entity[name] = { ...(blank[name] as Row) };
    fields.forEach(({ first, part, column }, at) => {
      const value = column ? (driver.prepareHydratedValue(values[at], column) as unknown) : values[at];
      if (part === undefined) entity[first] = value;
      else (entity[first] as Row)[part] = value;
    });
    return entity;
  };
  const select = `SELECT ${names.join(', ')} FROM ${driver.escape(tableName)}`;
  return { names, select, read, parts: new Map() };
}

/** An object with each field, all null: copies of one that was read from JSON are cheap (readerOf in domain says why). */
function blankOf(fields: readonly { first: string; part: string | undefined }[]): Row {
  const blank: Row = {};
  for (const { first, part } of fields) {
    if (part === undefined) blank[first] = null;
    else ((blank[first] ??= {}) as Row)[part] = null;
  }
  return JSON.parse(JSON.stringify(blank)) as Row;
}
