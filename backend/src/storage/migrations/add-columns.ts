import type { QueryRunner, TableColumnOptions } from 'typeorm';

/**
 * Adds columns to a table by plain statements: on SQLite TypeORM would copy the whole table. Existing columns stay,
 * so that a migration killed half way can run again.
 */
export async function addColumns(
  runner: QueryRunner,
  tableName: string,
  ...columns: TableColumnOptions[]
): Promise<void> {
  const table = await runner.getTable(tableName);
  for (const column of columns) {
    if (table?.findColumnByName(column.name)) continue;
    await runner.query(`ALTER TABLE ${tableName} ADD COLUMN ${definition(column)}`);
  }
}

/** The same for an index. */
export async function addIndex(
  runner: QueryRunner,
  tableName: string,
  name: string,
  ...columnNames: string[]
): Promise<void> {
  const table = await runner.getTable(tableName);
  if (table?.indices.some((index) => index.name === name)) return;
  await runner.query(`CREATE INDEX ${name} ON ${tableName} (${columnNames.join(', ')})`);
}

const definition = ({ name, type, charset, collation, isNullable, ...rest }: TableColumnOptions) => {
  const size = rest.length ?? rest.precision ?? null;
  return [
    name,
    size === null ? type : `${type}(${size})`,
    charset && `CHARACTER SET ${charset}`,
    collation && `COLLATE ${collation}`,
    isNullable ? 'NULL' : 'NOT NULL',
    rest.default !== undefined && `DEFAULT ${String(rest.default)}`,
  ]
    .filter(Boolean)
    .join(' ');
};
