import {
  addDays,
  fromMinsk,
  orderFilterFields,
  PAGE_SIZE,
  toKopecks,
  toMinsk,
  type Field,
  type OrderFilter,
} from '@shlyah/domain';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { pointsInCity } from '../points';
import { offsetOf } from '../shared/page';
import { blockBefore, keptCount, ofKinds } from './kept-counts';
import { Order } from './order.entity';
import { foundOrders, type Ids } from './found-orders';
import { soughtNumber } from './order-search';

/** Whose orders a list may show: one customer's, or everybody's. */
export interface Scope {
  userId: number | null;
  staff: boolean;
}

interface Asked {
  filter?: Partial<OrderFilter> | null;
  search?: string | null;
}

/** A list without paging, selecting nothing but ids. */
export interface OrderList {
  /** The order of the number that is looked for, which stands before all others; null when no number is. */
  exact: Ids | null;
  /** All others, newest first. */
  others: Ids;
  /** How many others there are. */
  count: () => Promise<number>;
  /** The order number below which the `skip`th of the others stands, and how many precede that; null when it is not known. */
  jump: (skip: number) => Promise<{ below: number; before: number } | null>;
  /** All others, newest first, where finding them has read them all; else null. */
  known: number[] | null;
}

/** The list under a filter, a search and a scope. */
export async function orderList(
  manager: EntityManager,
  asked: Asked,
  scope: Scope,
  now: Date,
): Promise<OrderList> {
  const { search } = asked;
  const filter = asked.filter ?? {};
  const under = (): SelectQueryBuilder<Order> => {
    const query = manager.createQueryBuilder(Order, 'o').select('o.id', 'id');
    if (scope.userId !== null) query.andWhere('o.userId = :userId', { userId: scope.userId });
    applyFilter(query, filter, scope, now);
    return query;
  };
  if (!search) return whole(manager, under(), filter, scope);
  const number = soughtNumber(search);
  return {
    exact: number === null ? null : under().andWhere('o.id = :number', { number }),
    ...(await foundOrders(manager, under(), search)),
  };
}

/** A list without a search: of everybody's orders the database keeps counts. */
function whole(
  manager: EntityManager,
  others: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  { staff, userId }: Scope,
): OrderList {
  const kept = staff && userId === null;
  return {
    exact: null,
    others,
    count: async () => (kept ? await keptCount(manager, filter) : null) ?? others.clone().getCount(),
    jump: async (skip) => (kept ? blockBefore(manager, filter, skip) : null),
    known: null,
  };
}

const idsOf = async (query: Ids): Promise<number[]> =>
  (await query.getRawMany<{ id: number }>()).map(({ id }) => id);

/** Fewer rows than this are read and thrown away sooner than what precedes them is added up. */
const far = 2000;

/**
 * One page of ids, the sought number and then the newest first, and how many there are in all. A page of the second
 * half is read from the end: the rows before a page are what it costs, unless the kept counts say where it begins.
 */
export async function pageOfIds(
  { exact, others, count: countOthers, jump, known }: OrderList,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const first = exact ? await idsOf(exact) : [];
  const rest = await countOthers();
  const total = first.length + rest;
  const head = page === 1 ? first : [];
  const before = Math.max(0, offsetOf(page) - first.length);
  const count = Math.min(PAGE_SIZE - head.length, rest - before);
  if (count <= 0) return { ids: head, total };
  if (known) return { ids: [...head, ...known.slice(before, before + count)], total };
  const after = rest - before - count;
  const near = Math.min(before, after) > far ? await jump(before) : null;
  if (near) {
    others.andWhere('o.id < :below', { below: near.below }).orderBy('o.id', 'DESC');
    return { ids: await idsOf(others.offset(before - near.before).limit(count)), total };
  }
  const fromEnd = after < before;
  const ids = await idsOf(
    others
      .orderBy('o.id', fromEnd ? 'ASC' : 'DESC')
      .offset(fromEnd ? after : before)
      .limit(count),
  );
  return { ids: [...head, ...(fromEnd ? ids.reverse() : ids)], total };
}

/** What stands before and after an order in a list, whether or not the list still holds the order itself. */
export async function neighboursOf(
  { exact, others, known }: OrderList,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  const [first] = exact ? await idsOf(exact) : [];
  const beside = async (side: '<' | '>'): Promise<number | null> => {
    if (known) {
      const there = known.filter((one) => first === id || (side === '<' ? one < id : one > id));
      return (side === '<' ? there[0] : there.at(-1)) ?? null;
    }
    const query = others.clone().orderBy('o.id', side === '<' ? 'DESC' : 'ASC');
    // The sought number stands before all others, whatever they are.
    if (first !== id) query.andWhere(`o.id ${side} :here`, { here: id });
    return (await idsOf(query.limit(1)))[0] ?? null;
  };
  if (first === id) return { previous: null, next: await beside('<') };
  return { previous: (await beside('>')) ?? first ?? null, next: await beside('<') };
}

/** Texts of the filter; each is compared as a whole with the column of its name. */
const texts = Object.entries<Field>(orderFilterFields)
  .filter(([, { kind }]) => kind === 'text')
  .map(([name]) => name as keyof OrderFilter);

function applyFilter(
  query: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  { staff }: Scope,
  now: Date,
): void {
  const { status = null, state = null } = filter;
  ofKinds(query, staff ? filter : { status, state });
  applyDates(query, filter, toMinsk(now).slice(0, 10));
  applyPrice(query, filter);
  for (const name of texts)
    if (filter[name]) query.andWhere(`o.${name} = :${name}`, { [name]: filter[name] });
  if (!staff) return;
  if (filter.deliveryDay) onDeliveryDay(query, filter.deliveryDay);
  if (filter.city) toCity(query, filter.city);
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
  // Not "before the next day": the last day of the calendar has none.
  if (to) query.andWhere('o.createdAt <= :to', { to: endOfMinute(fromMinsk(`${to} 23:59`)) });
}

const endOfMinute = (minute: Date | null): Date => new Date((minute?.getTime() ?? 0) + 59_999);

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

/** To an address in the city, or to a point there. */
function toCity(query: SelectQueryBuilder<Order>, city: number): void {
  query.andWhere(`(o.receiver.cityId = :city OR o.receivePointId IN ${pointsInCity(query)})`, { city });
}
