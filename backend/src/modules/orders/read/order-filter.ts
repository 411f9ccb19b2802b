import {
  addDays,
  CANCELED,
  CLOSED_STATUSES,
  DELIVERED,
  fromMinsk,
  minskDay,
  NEW_ORDER_STATE,
  NOT_COLLECTED,
  NOT_DELIVERED,
  orderFilterFields,
  RETURNING,
  toKopecks,
  type Failure,
  type Field,
  type OrderFilter,
} from '@shlyah/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pointsInCity } from '../../points';
import type { Order } from '../model/order.entity';
import { applyAwaiting, type Answers } from './awaiting';
import type { OrderRuns } from './order-runs';
import { applyInTime, limitToFailed } from './outcome-filter';

/** The order filter, applied as conditions on the alias `o` (docs/contract.md#order-filter). */
export type Filter = Partial<OrderFilter>;

/** Whether a filter has values in the named fields only. */
export const hasOnly = (filter: Filter, names: readonly (keyof OrderFilter)[]): boolean =>
  Object.entries(filter).every(
    ([name, value]) =>
      names.includes(name as keyof OrderFilter) || value === null || value === undefined || value === 'all',
  );

/** The filter fields that `ix_orders_dated_kinds` covers. */
const indexedFields = [
  'status',
  'state',
  'open',
  'fragile',
  'clientType',
  'dateType',
  'dateFrom',
  'dateTo',
] as const;
const indexedPriceFields = ['priceType', 'priceMin', 'priceMax', 'needsPrice'] as const;

/** Whether `ix_orders_handed` is the index of the filter. */
export const isHanded = (filter: Filter): boolean =>
  Boolean(filter.handedFrom ?? filter.handedTo) &&
  hasOnly(filter, [...indexedFields, ...indexedPriceFields, 'handedFrom', 'handedTo', 'inTime']);

/** Whether `ix_orders_dated_kinds` covers the filter and the period has an end. */
export const isPastPeriod = (filter: Filter): boolean =>
  filter.dateType === 'period' &&
  Boolean(filter.dateTo) &&
  hasOnly(filter, [...indexedFields, ...indexedPriceFields]);

/** The caller of a list. */
interface FilterScope {
  /** Most fields apply to staff only. */
  staff: boolean;
  /** The side whose answers to proposals `awaiting` refers to. */
  answers?: Answers;
  runs: OrderRuns;
}

/** Text fields of the filter that must equal the column of the same name; the driver is no column of an order. */
const textFields = Object.entries<Field>(orderFilterFields)
  .filter(([name, { kind }]) => kind === 'text' && name !== 'driver')
  .map(([name]) => name as keyof OrderFilter);

export async function applyFilter(
  query: SelectQueryBuilder<Order>,
  manager: EntityManager,
  filter: Filter,
  { staff, answers, runs }: FilterScope,
  now: Date,
): Promise<void> {
  const { status = null, state = null } = filter;
  applyTotalsFilter(query, staff ? filter : { status, state });
  // The plus, as below, leaves SQLite the index of the delivery day.
  if (staff) applyNeedsPrice(query, filter, `${filter.deliveryDay ? '+' : ''}o.price IS NULL`);
  applyDates(query, filter, now);
  applyHanded(query, filter);
  if (typeof filter.inTime === 'boolean') applyInTime(query, filter.inTime);
  if (filter.failedFrom ?? filter.failedTo ?? filter.failedFor) applyFailed(query, filter);
  applyPrice(query, filter);
  for (const name of textFields)
    if (filter[name]) query.andWhere(`o.${name} = :${name}`, { [name]: filter[name] });
  if (staff && filter.deliveryDay) applyDeliveryDay(query, filter.deliveryDay);
  if (staff && filter.city) applyCity(query, filter.city, await pointsInCity(manager, filter.city));
  if (staff && filter.failure) applyFailure(query, filter.failure);
  if (staff && typeof filter.run === 'number') runs.limit(query, filter.run, now);
  if (staff && filter.driver) runs.limitToDriver(query, filter.driver, now);
  if (answers && typeof filter.awaiting === 'boolean') applyAwaiting(query, filter.awaiting, answers, now);
}

/** The conditions that apply to orders and to `order_totals` alike: the columns have the same names. */
export function applyTotalsFilter<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { status, state, open, fragile, clientType, deliveryDay }: Filter,
): void {
  // Without statistics SQLite would use the index of the state; the plus leaves it the index of the delivery day.
  const plus = deliveryDay ? '+' : '';
  if (state) query.andWhere(`${plus}o.stateId = :state`, { state });
  if (status) query.andWhere(`${plus}o.statusId = :status`, { status });
  if (typeof open === 'boolean') {
    const isOpen = `(${plus}o.stateId = :active AND o.statusId NOT IN (:...closed))`;
    const closed = deliveryDay ? [...CLOSED_STATUSES, RETURNING] : CLOSED_STATUSES;
    query.andWhere(open ? isOpen : `NOT ${isOpen}`, { active: NEW_ORDER_STATE, closed });
  }
  if (clientType)
    query.andWhere(`${plus}o.clientIsLegalEntity = :legal`, { legal: clientType === 'ur-lico' ? 1 : 0 });
  if (typeof fragile === 'boolean')
    query.andWhere(`${plus}o.fragileCargo = :fragile`, { fragile: fragile ? 1 : 0 });
}

/** The orders that `isToBePriced` names; `unpriced` is the condition for a missing price, which `order_totals` keeps in another column. */
export function applyNeedsPrice<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { needsPrice }: Filter,
  unpriced: string,
): void {
  if (typeof needsPrice !== 'boolean') return;
  const needed = `(${unpriced} AND o.statusId <> :canceled
    AND (o.stateId = :active OR o.statusId NOT IN (:...notCollected)))`;
  query.andWhere(needsPrice ? needed : `NOT ${needed}`, {
    canceled: CANCELED,
    active: NEW_ORDER_STATE,
    notCollected: NOT_COLLECTED,
  });
}

function applyDates(query: SelectQueryBuilder<Order>, filter: Filter, now: Date): void {
  const [from, to] = daysOf(filter, now);
  if (from) query.andWhere('o.createdAt >= :from', { from: fromMinsk(`${from} 00:00`) });
  if (to) query.andWhere('o.createdAt <= :to', { to: endOf(to) });
}

/** The inclusive end of a day of Minsk, because the last day of the calendar has no next day. */
export function endOf(day: string): Date | null {
  const lastMinute = fromMinsk(`${day} 23:59`);
  return lastMinute && new Date(lastMinute.getTime() + 59_999);
}

/** The status is redundant (other orders have no such hour) and lets the database use its index. */
function applyHanded(query: SelectQueryBuilder<Order>, { handedFrom, handedTo }: Filter): void {
  if (!handedFrom && !handedTo) return;
  query.andWhere('o.statusId = :delivered', { delivered: DELIVERED });
  if (handedFrom)
    query.andWhere('o.handedAt >= :handedFrom', { handedFrom: fromMinsk(`${handedFrom} 00:00`) });
  if (handedTo) query.andWhere('o.handedAt <= :handedTo', { handedTo: endOf(handedTo) });
}

function applyFailed(query: SelectQueryBuilder<Order>, filter: Filter): void {
  const { failedFrom, failedTo, failedFor = null } = filter;
  limitToFailed(query, {
    from: failedFrom ? fromMinsk(`${failedFrom} 00:00`) : null,
    to: failedTo ? endOf(failedTo) : null,
    reason: failedFor,
  });
}

/** The first and last day of the filter, Minsk time. */
function daysOf({ dateType, dateFrom, dateTo }: Filter, now: Date): (string | null)[] {
  const today = minskDay(now);
  const periods: Record<string, [from: string | null, to: string | null]> = {
    today: [today, today],
    week: [addDays(today, -6), today],
    lastMonth: [addDays(today, -29), today],
    period: [dateFrom ?? null, dateTo ?? null],
  };
  return periods[dateType ?? 'all'] ?? [null, null];
}

function applyPrice(query: SelectQueryBuilder<Order>, { priceType, priceMin, priceMax }: Filter): void {
  if (priceType === 'none') query.andWhere('o.price IS NULL');
  if (priceType === 'exist') query.andWhere('o.price IS NOT NULL');
  if (priceType !== 'range') return;
  query.andWhere('o.price >= :min', { min: toKopecks(priceMin ?? 0) });
  if (priceMax) query.andWhere('o.price <= :max', { max: toKopecks(priceMax) });
}

/** Delivery dates are Minsk wall-clock texts, "YYYY-MM-DD HH:mm", and sort as texts. */
function applyDeliveryDay(query: SelectQueryBuilder<Order>, day: string): void {
  query.andWhere('o.deliveryDate BETWEEN :dayStart AND :dayEnd', {
    dayStart: `${day} 00:00`,
    dayEnd: `${day} 23:59`,
  });
}

/** Orders to an address in the city or to one of its points. */
function applyCity(query: SelectQueryBuilder<Order>, city: number, points: number[]): void {
  const toPoints = points.length > 0 ? ' OR o.receivePointId IN (:...points)' : '';
  query.andWhere(`(o.receiver.cityId = :city${toPoints})`, { city, points });
}

/** The status is redundant (other statuses have no failure) and lets the database use its index. */
function applyFailure(query: SelectQueryBuilder<Order>, failure: Failure): void {
  query.andWhere('o.statusId = :failed AND o.failure = :failure', { failed: NOT_DELIVERED, failure });
}
