import {
  orderFilterFields,
  PAGE_SIZE,
  readTrackingCode,
  type Field,
  type Mode,
  type OrderFilter,
} from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import type { Reads } from '../database/reads';
import { IdSet } from '../database/id-set';
import { goneOwners } from '../database/removed';
import { pointsInCity } from '../points';
import { offsetOf } from '../shared/page';
import { asksOnly, blockBefore, indexesFor, isHeld, keptCount, ofKinds, type Path } from './kept-counts';
import type { OrderProposals } from './order-proposals';
import { applyDates, applyPrice, keptSpan } from './order-spans';
import { Order } from './order.entity';
import { among, foundOrders, isFiltered, type Ids } from './found-orders';
import { soughtNumber } from './order-search';
import { testOrders } from './test-orders';
import { far, Walk } from './walk';

/** Whose orders a list may show: one customer's, or everybody's. */
export interface Scope {
  userId: number | null;
  staff: boolean;
  /** Real ones when it is not said. */
  mode?: Mode;
  /** Owners whose orders are being removed; read for staff when it is not given. */
  gone?: readonly number[];
  /** Where proposals of clients wait, for staff who ask. */
  awaiting?: ReturnType<OrderProposals['awaiting']>;
}

interface Asked {
  filter?: Partial<OrderFilter> | null;
  search?: string | null;
}

/** Whether a list leaves out none of the orders in its scope. */
export const asksAll = ({ filter, search }: Asked): boolean => !search && asksOnly(filter ?? {}, []);

/** A list without paging. */
export interface OrderList {
  /** The order of the number that is looked for, which stands before all others; null when there is none or no number is. */
  first: number | null;
  /** All others. */
  others: Others;
}

/** The orders of a list, newest first. */
export interface Others {
  readonly count: number;
  slice: (skip: number, count: number) => Promise<number[]>;
  /** The next newer one. */
  above: (id: number) => Promise<number | null>;
  /** The next older one; of all of them without a number. */
  below: (id?: number) => Promise<number | null>;
}

/** The list under a filter, a search and a scope; a whole tracking code finds its order alone. */
export async function orderList(reads: Reads, asked: Asked, scope: Scope, now: Date): Promise<OrderList> {
  const { search } = asked;
  const { city: named = null, ...filter } = asked.filter ?? {};
  const city = scope.staff ? named : null;
  const gone = scope.gone ?? (scope.staff ? await goneOwners(reads.manager) : []);
  const under: Under = (path) => {
    const query = reads.manager.createQueryBuilder(Order, 'o').select('o.id', 'id');
    // The first condition of all: see isFiltered.
    query.where(`${path === 'by city' ? '+ ' : ''}o.id ${scope.mode === 'test' ? '<' : '>'} 0`);
    if (scope.userId !== null) query.andWhere('o.userId = :userId', { userId: scope.userId });
    if (path === 'of gone owners') query.andWhere('o.userId IN (:...gone)', { gone });
    else if (gone.length > 0) query.andWhere('COALESCE(o.userId, 0) NOT IN (:...gone)', { gone });
    applyFilter(query, filter, scope, now, path);
    if (scope.userId === null) query.useIndex(indexesFor(filter, path));
    return query;
  };
  // Staff see none, so there is no city to look at.
  if (scope.mode === 'test') return testOrders(under(), search);
  const going = city === null ? null : await ordersTo(reads, city);
  if (!search && going) return { first: null, others: known(await passing(reads, going, under)) };
  if (!search) return { first: null, others: await listed(reads, under, filter, { ...scope, gone }, now) };
  const there = going && going.toAddresses.or(going.toPoints);
  const isThere = (id: number): boolean => there === null || there.has(id);
  const code = readTrackingCode(search);
  const [followed] =
    code === null ? [] : await idsOf(reads, under().andWhere('o.trackingCode = :code', { code }));
  if (followed !== undefined && isThere(followed)) return { first: followed, others: known(IdSet.of([])) };
  const number = soughtNumber(search);
  const exact = number === null ? [] : await idsOf(reads, under().andWhere('o.id = :number', { number }));
  const [first = null] = exact.filter(isThere);
  const sought = await foundOrders(reads, under('as a set'), search);
  const found = there ? sought.and(there) : sought;
  return { first, others: known(first === null ? found : found.without(first)) };
}

/** All that is asked of orders. */
type Under = (path?: Path) => SelectQueryBuilder<Order>;

/** Orders that have been found already. */
const known = (found: IdSet): Others => ({
  count: found.size,
  slice: (skip, count) => Promise.resolve(found.slice(skip, count)),
  above: (id) => Promise.resolve(found.above(id)),
  below: (id = Infinity) => Promise.resolve(found.below(id)),
});

/** Of fewer all numbers are read sooner than any is looked for. */
const many = 3000;

/**
 * Orders without a search. Of everybody's the database keeps counts; what they do not know is read from an index as a whole, which
 * says how many there are and where each stands.
 */
async function listed(
  reads: Reads,
  under: Under,
  filter: Partial<OrderFilter>,
  { staff, userId, gone }: Scope & { gone: readonly number[] },
  now: Date,
): Promise<Others> {
  const all = async (): Promise<Others> => known(await reads.ids(under('as a set')));
  if (staff && userId === null) {
    // The kept counts count them as long as their rows are there.
    const hidden = gone.length > 0 ? await countOf(reads, under('of gone owners')) : 0;
    const kept = await keptCount(reads.manager, filter);
    if (kept !== null)
      return new Asking(reads, under, hidden > 0 ? null : filter, Math.max(0, kept - hidden));
    const span = await keptSpan(reads.manager, filter, now);
    if (span && span.count - hidden > many)
      return new Walk(reads, () => under('by numbers'), all, { ...span, count: span.count - hidden });
  }
  if (isFiltered(under())) return all();
  return new Asking(reads, under, filter, await countOf(reads, under()));
}

async function countOf(reads: Reads, query: SelectQueryBuilder<Order>): Promise<number> {
  const [row] = await reads.ask<{ count: number | string }>(query.select('COUNT(*)', 'count'));
  return Number(row?.count);
}

/** Orders that are asked for as they are wanted. */
class Asking implements Others {
  constructor(
    private readonly reads: Reads,
    private readonly under: Under,
    /** Null where the kept blocks count other orders, too. */
    private readonly filter: Partial<OrderFilter> | null,
    readonly count: number,
  ) {}

  /** What is in the second half is read from the end: the rows before are what it costs, unless the kept counts say where it begins. */
  async slice(skip: number, count: number): Promise<number[]> {
    const after = this.count - skip - count;
    const isFar = Math.min(skip, after) > far;
    const near = isFar && this.filter ? await blockBefore(this.reads.manager, this.filter, skip) : null;
    const query = this.under();
    if (near) {
      query.andWhere('o.id < :below', { below: near.below }).orderBy('o.id', 'DESC');
      return idsOf(this.reads, query.offset(skip - near.before).limit(count));
    }
    const fromEnd = after < skip;
    query.orderBy('o.id', fromEnd ? 'ASC' : 'DESC').offset(fromEnd ? after : skip);
    const ids = await idsOf(this.reads, query.limit(count));
    return fromEnd ? ids.reverse() : ids;
  }

  above(id: number): Promise<number | null> {
    return this.next(this.under().andWhere('o.id > :here', { here: id }).orderBy('o.id', 'ASC'));
  }

  below(id?: number): Promise<number | null> {
    const query = this.under().orderBy('o.id', 'DESC');
    return this.next(id === undefined ? query : query.andWhere('o.id < :here', { here: id }));
  }

  private async next(query: Ids): Promise<number | null> {
    return (await idsOf(this.reads, query.limit(1)))[0] ?? null;
  }
}

/** What a filter asks may take long; the newest of all orders do not. */
const idsOf = async (reads: Reads, query: Ids): Promise<number[]> => {
  const rows = isFiltered(query)
    ? await reads.ask<{ id: number }>(query)
    : await query.getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
};

/** One page of ids, the sought number and then the newest first, and how many there are in all. */
export async function pageOfIds(
  { first, others }: OrderList,
  page: number,
): Promise<{ ids: number[]; total: number }> {
  const before = first === null ? 0 : 1;
  const rest = others.count;
  const head = first !== null && page === 1 ? [first] : [];
  const skip = Math.max(0, offsetOf(page) - before);
  const count = Math.min(PAGE_SIZE - head.length, rest - skip);
  const ids = count > 0 ? await others.slice(skip, count) : [];
  return { ids: [...head, ...ids], total: before + rest };
}

/** What stands before and after an order in a list, whether or not the list still holds the order itself. */
export async function neighboursOf(
  { first, others }: OrderList,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  // The sought number stands before all others, whatever they are.
  if (first === id) return { previous: null, next: await others.below() };
  return { previous: (await others.above(id)) ?? first, next: await others.below(id) };
}

/** Texts of the filter; each is compared as a whole with the column of its name. */
const texts = Object.entries<Field>(orderFilterFields)
  .filter(([, { kind }]) => kind === 'text')
  .map(([name]) => name as keyof OrderFilter);

function applyFilter(
  query: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  { staff, userId, awaiting }: Scope,
  now: Date,
  path?: Path,
): void {
  const { status = null, state = null } = filter;
  const aside = path === 'by numbers' || path === 'by city' ? '+ ' : '';
  if (staff) ofKinds(query, filter, userId === null && isHeld(filter) ? '+ ' : aside);
  else ofKinds(query, { status, state });
  applyDates(query, filter, now, aside);
  applyPrice(query, filter, aside);
  for (const name of texts)
    if (filter[name]) query.andWhere(`o.${name} = :${name}`, { [name]: filter[name] });
  if (staff && filter.deliveryDay) onDeliveryDay(query, filter.deliveryDay);
  if (awaiting && typeof filter.awaiting === 'boolean')
    query.andWhere(`o.id ${filter.awaiting ? '' : 'NOT '}IN (${awaiting.sql})`, awaiting.values);
}

/** `day` is "YYYY-MM-DD"; delivery dates are Minsk wall-clock texts and sort as such. */
export function onDeliveryDay(query: SelectQueryBuilder<Order>, day: string): void {
  query.andWhere('o.deliveryDate BETWEEN :dayStart AND :dayEnd', {
    dayStart: `${day} 00:00`,
    dayEnd: `${day} 23:59`,
  });
}

/** Real orders to a city. */
interface Going {
  city: number;
  toAddresses: IdSet;
  toPoints: IdSet;
}

/**
 * Each read from an index, for both at once every order would be looked up. The plus keeps SQLite from walking through all orders where few
 * go to points.
 */
async function ordersTo(reads: Reads, city: number): Promise<Going> {
  const real = (): SelectQueryBuilder<Order> =>
    reads.manager.createQueryBuilder(Order, 'o').select('o.id', 'id').where('+ o.id > 0');
  const toAddresses = await reads.ids(real().andWhere('o.receiver.cityId = :city', { city }));
  const points = await pointsInCity(reads.manager, city);
  const toPoints =
    points.length === 0
      ? IdSet.of([])
      : await reads.ids(real().andWhere('o.receivePointId IN (:...points)', { points }));
  return { city, toAddresses, toPoints };
}

/** Of so many orders to a city the rest of a filter is looked up one by one, 2 µs each, sooner than all that pass it are read. */
const mostLookedUp = 50_000;

/** Those of the orders to a city that the rest of a filter lets pass. */
async function passing(reads: Reads, { city, toAddresses, toPoints }: Going, under: Under): Promise<IdSet> {
  const isLookedUp = toAddresses.size > many && toAddresses.size <= mostLookedUp;
  if (!isLookedUp || !isFiltered(under())) return among(reads, toAddresses.or(toPoints), under('as a set'));
  const found = await reads.ids(under('by city').andWhere('o.receiver.cityId = :city', { city }));
  return found.or(await among(reads, toPoints, under('as a set')));
}
