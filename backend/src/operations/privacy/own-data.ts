import { setImmediate } from 'node:timers/promises';
import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import { placeholders, readRows } from '../../platform/database/read-rows';
import { PERSONAL } from './inventory';

/** Rows read at a time, and orders whose own rows are read together: a page takes some milliseconds. */
const PAGE = { rows: 200, orders: 20 };

type Values = Readonly<Record<string, unknown>>;

/**
 * Everything that the tables hold of a person and that is the person's to read, as the text of a JSON object of arrays, one for each table.
 * Read by pages, so that an account with 20,000 orders takes neither memory nor a long turn of the event loop.
 */
export async function* ownData(
  manager: EntityManager,
  whom: { id: number; email: string },
): AsyncGenerator<string> {
  let between = '{';
  for (const table of manager.connection.entityMetadatas) {
    if (PERSONAL[table.tableName]?.whose == null) continue;
    yield `${between}\n  ${JSON.stringify(table.tableName)}: [`;
    let separator = '\n    ';
    for await (const row of rowsOf(manager, table, whom)) {
      yield separator + JSON.stringify(row);
      separator = ',\n    ';
    }
    yield '\n  ]';
    between = ',';
  }
  yield '\n}\n';
}

async function* rowsOf(
  manager: EntityManager,
  table: EntityMetadata,
  values: { id: number; email: string },
): AsyncGenerator<object> {
  const { whose, ofOrders, person = [], plain = [], adds } = PERSONAL[table.tableName] ?? {};
  const columns = table.columns.filter(({ databaseName }) => [...person, ...plain].includes(databaseName));
  const shown = (row: ObjectLiteral): object => ({
    ...Object.fromEntries(columns.map((one) => [one.databaseName, one.getEntityValue(row) as unknown])),
    ...adds?.(row),
    // The journal keeps the address of the actor, who may be staff.
    ...whereToFetch(table, row),
    ...(table.tableName === 'journal' && row.actorId !== values.id ? { address: null } : {}),
  });
  for (const condition of [whose ?? []].flat())
    for await (const rows of pagesOf(manager, table, condition, values)) yield* rows.map(shown);
  if (ofOrders === undefined) return;
  const orders = manager.connection.entityMetadatas.find(({ tableName }) => tableName === 'orders');
  if (!orders) return;
  for await (const page of pagesOf(manager, orders, 'userId = :id', values, PAGE.orders)) {
    const ids = page.map(({ id }) => id as number);
    for await (const rows of pagesOf(manager, table, ofOrders, { orders: ids })) yield* rows.map(shown);
  }
}

/** Pictures are no text: the row says where they are. */
function whereToFetch({ tableName }: EntityMetadata, { orderId, handoverId }: ObjectLiteral): object {
  if (tableName !== 'handover_pictures') return {};
  return { files: `/api/order/${orderId}/handovers/${handoverId}/pictures/1…3` };
}

/** The matching rows by pages, in the order of the primary key; yields to other work between two pages. */
async function* pagesOf(
  manager: EntityManager,
  table: EntityMetadata,
  condition: string,
  values: Values,
  most = PAGE.rows,
): AsyncGenerator<ObjectLiteral[]> {
  const key = table.primaryColumns;
  const names = key.map(({ databaseName }) => manager.connection.driver.escape(databaseName)).join(', ');
  const { sql, parameters } = filled(condition, values);
  for (let last: unknown[] = []; ;) {
    const after = last.length > 0 ? `AND ${behind(names, key.length)}` : '';
    const rest = `WHERE (${sql}) ${after} ORDER BY ${names} LIMIT ${most}`;
    const rows = await readRows(manager, table.target, rest, [...parameters, ...last]);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < most) return;
    last = key.map((column) => column.getEntityValue(end) as unknown);
    await setImmediate();
  }
}

/** A single column is compared as itself: the engines find its place in an index sooner than that of a row of one. */
const behind = (names: string, columns: number): string =>
  columns === 1 ? `${names} > ?` : `(${names}) > ${placeholders(Array.from({ length: columns }))}`;

/** The condition with `?` for each `:name`, a list as many in brackets, and their values. */
function filled(condition: string, values: Values): { sql: string; parameters: unknown[] } {
  const parameters: unknown[] = [];
  const sql = condition.replace(/\(:(\w+)\)|:(\w+)/g, (_, list?: string, single?: string) => {
    const value = values[list ?? single ?? ''];
    parameters.push(...[value].flat());
    return Array.isArray(value) ? placeholders(value) : '?';
  });
  return { sql, parameters };
}
