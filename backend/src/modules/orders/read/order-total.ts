import type { OrderFilter } from '@shlyah/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { keepsOrderCounts } from '../../../platform/database/order-counts';
import { applyKinds, asksOnly, type Filter } from './order-filter';
import { OrderTotal } from '../order-totals.entity';

/** The parts of a filter that the totals are kept by, beside a price that is there or not. */
const kept: readonly (keyof OrderFilter)[] = [
  'status',
  'state',
  'open',
  'fragile',
  'clientType',
  'priceType',
];

/** How many of all orders a filter lets pass, from the totals that the database keeps; null when they do not say. */
export async function keptTotal(manager: EntityManager, filter: Filter): Promise<number | null> {
  const { priceType } = filter;
  if (priceType === 'range' || !asksOnly(filter, kept) || !(await hasTotals(manager))) return null;
  const query = manager.createQueryBuilder(OrderTotal, 'o').select('SUM(o.orders)', 'total');
  applyKinds(query, filter);
  if (priceType === 'none') query.andWhere('o.unpriced = 1');
  if (priceType === 'exist') query.andWhere('o.unpriced = 0');
  const row = await query.getRawOne<{ total: number | string | null }>();
  return Number(row?.total ?? 0);
}

const known = new WeakMap<DataSource, Promise<boolean>>();

/** Whether this database keeps the totals: a server may allow no triggers. Asked once. */
function hasTotals({ connection }: EntityManager): Promise<boolean> {
  const asked = known.get(connection) ?? keepsOrderCounts((sql) => connection.query(sql));
  known.set(connection, asked);
  asked.catch(() => known.delete(connection));
  return asked;
}
