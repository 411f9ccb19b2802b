import type { DataSource, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { EntityMetadata } from 'typeorm/metadata/EntityMetadata';
import { batchesOf, deleteSome } from './batches';
import type { Database } from './database';

/** Rows of one unit of work. */
const most = 200;

/** The rows of a table that a foreign key deletes with those of another one. */
interface Owned {
  table: EntityMetadata;
  /** Names the other table's row. */
  column: string;
}

export const ownedBy = ({ entityMetadatas }: DataSource, name: string): Owned[] =>
  entityMetadatas.flatMap((table) =>
    table.foreignKeys
      .filter(({ onDelete, referencedTablePath }) => onDelete === 'CASCADE' && referencedTablePath === name)
      .map(({ columns: [column] }) => ({ table, column: column?.propertyName ?? '' })),
  );

/** Deletes rows in short units of work, before them those that a cascade would delete all at once. */
export async function* rowsOf(
  database: Database,
  { target, tableName }: EntityMetadata,
  where: FindOptionsWhere<ObjectLiteral>,
): AsyncGenerator<boolean> {
  const { read } = database;
  if (!(await read.existsBy(target, where))) return;
  for (const { table, column } of ownedBy(read.connection, tableName))
    for (const { id } of await read.find(target, { select: { id: true }, where }))
      yield* rowsOf(database, table, { [column]: id as number });
  yield* batchesOf(database, most, (tx) => deleteSome(tx, target, where, most));
}
