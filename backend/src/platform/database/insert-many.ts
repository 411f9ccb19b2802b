import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { isMysql } from './columns';
import { isPlain } from './read-rows';

/** Below SQLite's 32,766 parameters of one statement. */
const mostValues = 20_000;

/**
 * Inserts plain rows by the hundred in bare SQL. TypeORM's own insert builds and hydrates every row as an entity and reads
 * back what the database may have filled in. All rows must name the same columns, those of embedded objects included.
 */
export async function insertMany<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: Partial<T>[],
): Promise<void> {
  await insert(tx, table, rows);
}

/** The same for one row; returns its id where the database counts ids. */
export const insertOne = <T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  row: Partial<T>,
): Promise<number> => insert(tx, table, [row]);

/**
 * The same, with their ids in the order of the rows. MySQL says only the first one, and by what it counts on may be set otherwise on
 * each node: there they are read back, in whatever order.
 */
export async function insertWithIds<T extends ObjectLiteral & { id: number }>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: Partial<T>[],
  readBack: () => Promise<{ id: number }[]>,
): Promise<number[]> {
  const ids: number[] = [];
  const returns = saysIds(tx);
  await insert(tx, table, rows, returns ? ids : undefined);
  if (!returns) ids.push(...(await readBack()).map(({ id }) => id));
  return ids.sort((one, two) => one - two);
}

/** MySQL does not; the versions of MariaDB begin with 10. */
const saysIds = ({ connection: { driver } }: EntityManager): boolean =>
  !isMysql || Number.parseInt(driver.version ?? '', 10) >= 10;

/** What the drivers say of an insert: the row's id, alone or among other things, or the rows that were asked for. */
type Inserted = number | bigint | { insertId: number } | { id: number }[];

/** Puts the ids into `ids` where that is given. */
async function insert<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: Partial<T>[],
  ids?: number[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const { driver } = tx.connection;
  const { columns, tableName } = tx.connection.getMetadata(table);
  const named = columns
    .map((column) => {
      const [field = '', part] = column.propertyPath.split('.');
      const valueIn = (row: ObjectLiteral): unknown =>
        part === undefined ? row[field] : (row[field] as ObjectLiteral | undefined)?.[part];
      return { column, valueIn };
    })
    .filter(({ valueIn }) => valueIn(first) !== undefined);
  const names = named.map(({ column }) => driver.escape(column.databaseName)).join(', ');
  const marks = `(${named.map(() => '?').join(', ')})`;
  const chunk = Math.floor(mostValues / named.length);
  let id = 0;
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    const values = part.flatMap((row) =>
      named.map(({ column, valueIn }) =>
        isPlain(column) ? valueIn(row) : (driver.preparePersistentValue(valueIn(row), column) as unknown),
      ),
    );
    const list = part.map(() => marks).join(', ');
    const inserted = await tx.query<Inserted>(
      `INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${list}${ids ? ' RETURNING id' : ''}`,
      values,
    );
    if (Array.isArray(inserted)) ids?.push(...inserted.map((row) => row.id));
    else id = Number(typeof inserted === 'object' ? inserted.insertId : inserted);
  }
  return id;
}
