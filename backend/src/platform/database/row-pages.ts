import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reads } from './reads';

/**
 * A page of a table that may be long, and the number of its rows. The rows have a number of their own, `id`. What grows with the table, the
 * count (unless it is known otherwise) and the way to a far page, is read as a slow query: on SQLite a million rows would hold the event
 * loop for a second.
 */
export async function pageOfRows<T extends ObjectLiteral>(
  reads: Reads,
  query: SelectQueryBuilder<T>,
  { skip, take }: { skip: number; take: number },
  counting: Promise<number> = countRows(reads, query),
): Promise<[rows: T[], total: number]> {
  const key = `${query.alias}.id`;
  const [ids, total] = await Promise.all([
    reads.ask<{ id: number }>(query.clone().select(key, 'id').offset(skip).limit(take)),
    counting,
  ]);
  if (ids.length === 0) return [[], total];
  const shown = query.clone().where(`${key} IN (:...shown)`, { shown: ids.map(({ id }) => id) });
  return [await shown.getMany(), total];
}

/** The number of rows of a query, read as a slow one. */
async function countRows(reads: Reads, query: SelectQueryBuilder<ObjectLiteral>): Promise<number> {
  const [row] = await reads.ask<{ count: number | string }>(
    query.clone().select('COUNT(*)', 'count').orderBy(),
  );
  return Number(row?.count);
}
