import { CLOSED_STATUSES, NEW_ORDER_STATE, type OrderFilter } from '@shlyah/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BLOCK, keepsOrderCounts } from '../database/order-counts';
import { OrderBlock, OrderTotal } from './order-totals.entity';

/** The parts of a filter that the counts of kinds know. */
const kinds: readonly (keyof OrderFilter)[] = ['status', 'state', 'open', 'fragile', 'clientType'];

/** How many of all orders a filter lets pass, from the counts that the database keeps; null when they do not know. */
export async function keptCount(
  manager: EntityManager,
  filter: Partial<OrderFilter>,
): Promise<number | null> {
  const { priceType } = filter;
  if (priceType === 'range' || !asksOnly(filter, [...kinds, 'priceType']) || !(await hasCounts(manager)))
    return null;
  const query = manager.createQueryBuilder(OrderTotal, 'o').select('SUM(o.orders)', 'count');
  ofKinds(query, filter);
  if (priceType === 'none') query.andWhere('o.unpriced = 1');
  if (priceType === 'exist') query.andWhere('o.unpriced = 0');
  const row = await query.getRawOne<{ count: number | string | null }>();
  return Number(row?.count ?? 0);
}

/**
 * Where the `skip`th order under the filter stands, newest first: below the number `below`, which `before` of them do not
 * stay under. Null when the counts do not know the filter.
 */
export async function blockBefore(
  manager: EntityManager,
  filter: Partial<OrderFilter>,
  skip: number,
): Promise<{ below: number; before: number } | null> {
  if (!asksOnly(filter, ['status', 'state', 'open']) || !(await hasCounts(manager))) return null;
  const blocks = manager
    .createQueryBuilder(OrderBlock, 'o')
    .select('o.block', 'block')
    .addSelect('SUM(o.orders)', 'orders')
    .groupBy('o.block');
  ofKinds(blocks, filter);
  const summed = `SELECT b.block, SUM(b.orders) OVER (ORDER BY b.block DESC) AS upTo, b.orders FROM (${blocks.getQuery()}) b`;
  const [sql, values] = manager.connection.driver.escapeQueryWithParameters(
    `SELECT s.block, s.upTo - s.orders AS earlier FROM (${summed}) s WHERE s.upTo > :skip ORDER BY s.block DESC LIMIT 1`,
    { ...blocks.getParameters(), skip },
  );
  const [row] = await manager.query<{ block: number; earlier: number | string }[]>(sql, values);
  return row ? { below: (row.block + 1) * BLOCK, before: Number(row.earlier) } : null;
}

/** The conditions that hold for orders as for their counts, whose columns have the same names. */
export function ofKinds<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { status, state, open, fragile, clientType }: Partial<OrderFilter>,
): void {
  if (state) query.andWhere('o.stateId = :state', { state });
  if (status) query.andWhere('o.statusId = :status', { status });
  if (open !== null && open !== undefined) {
    const isOpen = 'o.stateId = :active AND o.statusId NOT IN (:...closed)';
    query.andWhere(open ? `(${isOpen})` : `NOT (${isOpen})`, {
      active: NEW_ORDER_STATE,
      closed: CLOSED_STATUSES,
    });
  }
  if (clientType)
    query.andWhere('o.clientIsLegalEntity = :legal', { legal: clientType === 'ur-lico' ? 1 : 0 });
  if (fragile !== null && fragile !== undefined)
    query.andWhere('o.fragileCargo = :fragile', { fragile: fragile ? 1 : 0 });
}

/** Whether nothing but the named parts of a filter is filled in. */
const asksOnly = (filter: Partial<OrderFilter>, names: readonly (keyof OrderFilter)[]): boolean =>
  Object.entries(filter).every(
    ([name, value]) =>
      names.includes(name as keyof OrderFilter) || value === null || value === undefined || value === 'all',
  );

const known = new WeakMap<DataSource, Promise<boolean>>();

/** Whether this database keeps the counts; asked once. */
function hasCounts({ connection }: EntityManager): Promise<boolean> {
  const asked = known.get(connection) ?? keepsOrderCounts((sql) => connection.query(sql));
  known.set(connection, asked);
  asked.catch(() => known.delete(connection));
  return asked;
}
