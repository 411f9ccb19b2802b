import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { readLists } from './direct-sql';

type Row = Record<string, unknown>;

/** How the rows of a table are read: the beginning of the statement, and the way from a row's values to the entity's fields. */
interface Plan {
  select: string;
  read: (values: unknown[]) => ObjectLiteral;
}

const plans = new WeakMap<DataSource, Map<EntityTarget<ObjectLiteral>, Plan>>();

/** What the drivers answer as it is kept. */
const plain = new Set<unknown>(['varchar', 'text', 'longtext', 'int', 'integer']);

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
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const fields = columns.map((column) => {
    const [first = '', part] = column.propertyPath.split('.');
    const asItIs = plain.has(column.type) && !column.transformer;
    return { first, part, column: asItIs ? null : column };
  });
  const blank = blankOf(fields);
  const embedded = Object.keys(blank).filter((name) => blank[name] !== null);
  const read = (values: unknown[]): ObjectLiteral => {
    const entity: ObjectLiteral = { ...blank };
    for (const name of embedded) entity[name] = { ...(blank[name] as Row) };
    fields.forEach(({ first, part, column }, at) => {
      const value = column ? (driver.prepareHydratedValue(values[at], column) as unknown) : values[at];
      if (part === undefined) entity[first] = value;
      else (entity[first] as Row)[part] = value;
    });
    return entity;
  };
  return { select: `SELECT ${names} FROM ${driver.escape(tableName)}`, read };
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
