import type { EntityManager } from 'typeorm';
import { PERSONAL } from './inventory';

type Row = Readonly<Record<string, unknown>>;

/** Everything that the tables hold of a person and that is his to read, by table. */
export async function ownData(manager: EntityManager, id: number): Promise<Readonly<Record<string, Row[]>>> {
  const tables = Object.fromEntries(manager.connection.entityMetadatas.map((one) => [one.tableName, one]));
  const found: Record<string, Row[]> = {};
  let email = '';
  for (const [name, { whose, person, plain }] of Object.entries(PERSONAL)) {
    const table = tables[name];
    if (!table || whose === null) continue;
    const query = manager.createQueryBuilder<Row>(table.target, 'mine').where(whose, { id, email });
    const rows = await query.getMany();
    const shown = table.columns.filter((column) => [...person, ...plain].includes(column.databaseName));
    found[name] = rows.map((row) =>
      Object.fromEntries(shown.map((column) => [column.databaseName, column.getEntityValue(row) as unknown])),
    );
    if (name === 'users') email = String(found[name][0]?.email ?? '');
  }
  return found;
}
