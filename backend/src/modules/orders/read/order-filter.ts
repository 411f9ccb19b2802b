import {
  addDays,
  CLOSED_STATUSES,
  fromMinsk,
  minskDay,
  NEW_ORDER_STATE,
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
import type { Order } from '../order.entity';
import { applyAwaiting, type Answers } from '../proposals/awaiting';

/** The filter of orders as conditions over `o` (docs/contract.md#order-filter). */
export type Filter = Partial<OrderFilter>;

/** Whether nothing but the named parts of a filter is filled in. */
export const asksOnly = (filter: Filter, names: readonly (keyof OrderFilter)[]): boolean =>
  Object.entries(filter).every(
    ([name, value]) =>
      names.includes(name as keyof OrderFilter) || value === null || value === undefined || value === 'all',
  );

/** The filter fields in `ix_orders_dated_kinds`. */
const dated = ['status', 'state', 'open', 'fragile', 'clientType', 'dateType', 'dateFrom', 'dateTo'] as const;
const priced = ['priceType', 'priceMin', 'priceMax'] as const;

/** Whether a filter asks for days that have ended, and for nothing that `ix_orders_dated_kinds` lacks. */
export const isOfFormerDays = (filter: Filter): boolean =>
  filter.dateType === 'period' && Boolean(filter.dateTo) && asksOnly(filter, [...dated, ...priced]);

/** Parts of the filter that a client has, too. */
interface Asker {
  staff: boolean;
  /** Whose answers to proposals are waited for. */
  answers?: Answers;
}

/** Texts of the filter; each is compared as a whole with the column of its name. */
const texts = Object.entries<Field>(orderFilterFields)
  .filter(([, { kind }]) => kind === 'text')
  .map(([name]) => name as keyof OrderFilter);

export async function applyFilter(
  query: SelectQueryBuilder<Order>,
  manager: EntityManager,
  filter: Filter,
  { staff, answers }: Asker,
  now: Date,
): Promise<void> {
  const { status = null, state = null } = filter;
  applyKinds(query, staff ? filter : { status, state });
  applyDates(query, filter, now);
  applyPrice(query, filter);
  for (const name of texts)
    if (filter[name]) query.andWhere(`o.${name} = :${name}`, { [name]: filter[name] });
  if (staff && filter.deliveryDay) onDeliveryDay(query, filter.deliveryDay);
  if (staff && filter.city) applyCity(query, filter.city, await pointsInCity(manager, filter.city));
  if (staff && filter.failure) applyFailure(query, filter.failure);
  if (staff && typeof filter.run === 'number') applyRun(query, filter.run, now);
  if (answers && typeof filter.awaiting === 'boolean') applyAwaiting(query, filter.awaiting, answers, now);
}

/** The conditions that hold for orders as for their totals, whose columns have the same names. */
export function applyKinds<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { status, state, open, fragile, clientType, deliveryDay }: Filter,
): void {
  // SQLite keeps no statistics: the plus makes it read a day of delivery, and not all orders of a state, from its index.
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

function applyDates(query: SelectQueryBuilder<Order>, filter: Filter, now: Date): void {
  const [from, to] = daysOf(filter, now);
  if (from) query.andWhere('o.createdAt >= :from', { from: fromMinsk(`${from} 00:00`) });
  // Not "before the next day": the last day of the calendar has none.
  if (to) query.andWhere('o.createdAt <= :to', { to: endOfMinute(fromMinsk(`${to} 23:59`)) });
}

/** The first and the last day of the filter, in Minsk. */
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

const endOfMinute = (minute: Date | null): Date => new Date((minute?.getTime() ?? 0) + 59_999);

function applyPrice(query: SelectQueryBuilder<Order>, { priceType, priceMin, priceMax }: Filter): void {
  if (priceType === 'none') query.andWhere('o.price IS NULL');
  if (priceType === 'exist') query.andWhere('o.price IS NOT NULL');
  if (priceType !== 'range') return;
  query.andWhere('o.price >= :min', { min: toKopecks(priceMin ?? 0) });
  if (priceMax) query.andWhere('o.price <= :max', { max: toKopecks(priceMax) });
}

/** `day` is "YYYY-MM-DD"; delivery dates are Minsk wall-clock texts and sort as such. */
function onDeliveryDay(query: SelectQueryBuilder<Order>, day: string): void {
  query.andWhere('o.deliveryDate BETWEEN :dayStart AND :dayEnd', {
    dayStart: `${day} 00:00`,
    dayEnd: `${day} 23:59`,
  });
}

/** To an address in the city or to one of its points. */
function applyCity(query: SelectQueryBuilder<Order>, city: number, points: number[]): void {
  const toPoints = points.length > 0 ? ' OR o.receivePointId IN (:...points)' : '';
  query.andWhere(`(o.receiver.cityId = :city${toPoints})`, { city, points });
}

/** The status is named for its index: an order that has left it has no reason either. */
function applyFailure(query: SelectQueryBuilder<Order>, failure: Failure): void {
  query.andWhere('o.statusId = :failed AND o.failure = :failure', { failed: NOT_DELIVERED, failure });
}

/** Orders that a run has, or had when it left; of no run those that nothing carries (docs/contract.md#runs). */
function applyRun(query: SelectQueryBuilder<Order>, run: number, now: Date): void {
  if (run > 0) query.andWhere('o.id IN (SELECT orderId FROM run_orders WHERE runId = :run)', { run });
  else
    query.andWhere(
      `NOT EXISTS (SELECT 1 FROM run_orders INNER JOIN runs ON runs.id = run_orders.runId
        WHERE run_orders.liveOrderId = o.id AND (runs.leftAt IS NULL OR runs.day >= :today))`,
      { today: minskDay(now) },
    );
}
