import { addDays, fromMinsk, PAGE_SIZE, toKopecks, toMinsk, type OrderFilter } from '@shlyah/domain';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { offsetOf } from '../shared/page';
import { Order } from './order.entity';
import { matchOrders } from './order-search';
import { OrderSearch } from './order-search.entity';

/** Whose orders a list may show: one customer's, or everybody's. */
export interface Scope {
  userId: number | null;
  staff: boolean;
}

interface Asked {
  filter?: Partial<OrderFilter>;
  search?: string | null;
}

/** The query of a list without paging: filter, search and scope, selecting nothing but ids. */
export function orderIds(
  manager: EntityManager,
  { filter, search }: Asked,
  scope: Scope,
  now: Date,
): SelectQueryBuilder<Order> | SelectQueryBuilder<OrderSearch> {
  const query = manager.createQueryBuilder(Order, 'o').select('o.id', 'id');
  if (scope.userId !== null) query.andWhere('o.userId = :userId', { userId: scope.userId });
  if (filter) applyFilter(query, filter, scope, now);
  if (!search) return query;
  // Nothing but a search: the orders themselves need not be looked at.
  if (query.expressionMap.wheres.length === 0) return foundIds(manager, search);
  query.innerJoin(OrderSearch, 's', 's.id = o.id');
  matchOrders(query, 's', search);
  return query;
}

function foundIds(manager: EntityManager, search: string): SelectQueryBuilder<OrderSearch> {
  const query = manager.createQueryBuilder(OrderSearch, 'o').select('o.id', 'id');
  matchOrders(query, 'o', search);
  return query;
}

/**
 * One page of ids, newest first, and how many there are in all. A page of the second half is read from the end: the
 * rows before a page are what it costs.
 */
export async function pageOfIds(
  query: ReturnType<typeof orderIds>,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const total = await query.clone().getCount();
  const before = offsetOf(page);
  const count = Math.min(PAGE_SIZE, total - before);
  if (count <= 0) return { ids: [], total };
  const after = total - before - count;
  const fromEnd = after < before;
  const rows = await query
    .orderBy('o.id', fromEnd ? 'ASC' : 'DESC')
    .offset(fromEnd ? after : before)
    .limit(count)
    .getRawMany<{ id: number }>();
  const ids = rows.map(({ id }) => id);
  return { ids: fromEnd ? ids.reverse() : ids, total };
}

function applyFilter(
  query: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  { staff }: Scope,
  now: Date,
): void {
  const { state, status } = filter;
  if (state) query.andWhere('o.stateId = :state', { state });
  if (status) query.andWhere('o.statusId = :status', { status });
  applyDates(query, filter, toMinsk(now).slice(0, 10));
  applyPrice(query, filter);
  if (filter.externalId) query.andWhere('o.externalId = :externalId', { externalId: filter.externalId });
  if (!staff) return;
  if (filter.deliveryDay) onDeliveryDay(query, filter.deliveryDay);
  if (filter.fragile !== null && filter.fragile !== undefined) {
    query.andWhere('o.fragileCargo = :fragile', { fragile: filter.fragile ? 1 : 0 });
  }
}

/** Order dates, by whole days in Minsk (docs/contract.md#order-filter). */
function applyDates(query: SelectQueryBuilder<Order>, filter: Partial<OrderFilter>, today: string): void {
  const periods: Record<string, [from: string | null, to: string | null]> = {
    today: [today, today],
    week: [addDays(today, -6), today],
    lastMonth: [addDays(today, -29), today],
    period: [filter.dateFrom ?? null, filter.dateTo ?? null],
  };
  const [from, to] = periods[filter.dateType ?? 'all'] ?? [null, null];
  if (from) query.andWhere('o.createdAt >= :from', { from: fromMinsk(`${from} 00:00`) });
  if (to) query.andWhere('o.createdAt < :to', { to: fromMinsk(`${addDays(to, 1)} 00:00`) });
}

function applyPrice(
  query: SelectQueryBuilder<Order>,
  { priceType, priceMin, priceMax }: Partial<OrderFilter>,
): void {
  if (priceType === 'none') query.andWhere('o.price IS NULL');
  if (priceType === 'exist') query.andWhere('o.price IS NOT NULL');
  if (priceType !== 'range') return;
  query.andWhere('o.price >= :min', { min: toKopecks(priceMin ?? 0) });
  if (priceMax) query.andWhere('o.price <= :max', { max: toKopecks(priceMax) });
}

/** `day` is "YYYY-MM-DD"; delivery dates are Minsk wall-clock texts and sort as such. */
export function onDeliveryDay(query: SelectQueryBuilder<Order>, day: string): void {
  query.andWhere('o.deliveryDate BETWEEN :dayStart AND :dayEnd', {
    dayStart: `${day} 00:00`,
    dayEnd: `${day} 23:59`,
  });
}
