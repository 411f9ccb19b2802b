import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Below SQLite's 32,766 parameters of one statement. */
const mostValues = 20_000;

/**
 * Inserts plain rows by the hundred in bare SQL. TypeORM's own insert builds and hydrates every row as an entity, which
 * takes minutes for the rows of a load test. All rows must name the same columns.
 */
export async function insertMany<T extends ObjectLiteral>(
  tx: EntityManager,
  table: EntityTarget<T>,
  rows: Partial<T>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, columns: all } = tx.connection.getMetadata(table);
  const { driver } = tx.connection;
  const columns = all.filter(({ propertyName }) => propertyName in first);
  const names = columns.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = `(${columns.map(() => '?').join(', ')})`;
  const chunk = Math.floor(mostValues / columns.length);
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    const values = part.flatMap((row) =>
      columns.map((column) => driver.preparePersistentValue(row[column.propertyName], column) as unknown),
    );
    const list = part.map(() => places).join(', ');
    await tx.query(`INSERT INTO ${driver.escape(tableName)} (${names}) VALUES ${list}`, values);
  }
}
