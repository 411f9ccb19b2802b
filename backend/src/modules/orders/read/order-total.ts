import type { OrderFilter } from '@shlyah/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { keepsOrderCounts } from '../model/order-counts';
import { applyNeedsPrice, applyTotalsFilter, hasOnly, type Filter } from './order-filter';
import { OrderTotal } from '../model/order-totals.entity';

/** The filter fields that `order_totals` has columns for. */
const totalsFields: readonly (keyof OrderFilter)[] = [
  'status',
  'state',
  'open',
  'fragile',
  'clientType',
  'priceType',
  'needsPrice',
];

/** The number of orders that match a filter, from `order_totals`; null when the filter has other fields or the table is not maintained. */
export async function storedTotal(manager: EntityManager, filter: Filter): Promise<number | null> {
  const { priceType } = filter;
  if (priceType === 'range' || !hasOnly(filter, totalsFields) || !(await hasTotals(manager))) return null;
  const query = manager.createQueryBuilder(OrderTotal, 'o').select('SUM(o.orders)', 'total');
  applyTotalsFilter(query, filter);
  applyNeedsPrice(query, filter, 'o.unpriced = 1');
  if (priceType === 'none') query.andWhere('o.unpriced = 1');
  if (priceType === 'exist') query.andWhere('o.unpriced = 0');
  const row = await query.getRawOne<{ total: number | string | null }>();
  return Number(row?.total ?? 0);
}

const supported = new WeakMap<DataSource, Promise<boolean>>();

/** Whether triggers maintain the totals: a MariaDB server may allow none. Checked once per connection. */
function hasTotals({ connection }: EntityManager): Promise<boolean> {
  const result = supported.get(connection) ?? keepsOrderCounts((sql) => connection.query(sql));
  supported.set(connection, result);
  result.catch(() => supported.delete(connection));
  return result;
}
