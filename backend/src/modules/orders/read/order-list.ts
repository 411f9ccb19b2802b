import { PAGE_SIZE, readTrackingCode, type Mode, type OrderFilter } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import type { Reads } from '../../../platform/database/reads';
import { ownersBeingDeleted } from '../../../platform/access/removed';
import { offsetOf } from '../../../platform/http/page';
import { applyFilter, hasOnly, isHanded, isPastPeriod } from './order-filter';
import { applySearch, orderNumberIn } from '../search/order-search';
import { storedTotal } from './order-total';
import { Order } from '../model/order.entity';
import type { Answers } from './awaiting';
import type { OrderRuns } from './order-runs';

/** The orders that the caller of a list may see. */
export interface OrderListScope {
  /** The client; null for orders of all clients. */
  userId: number | null;
  staff: boolean;
  /** `live` by default. */
  mode?: Mode;
  /** Deleted owners whose orders are still being removed; read from the database for staff by default. */
  deletedOwners?: readonly number[];
  /** The side whose answers to proposals the filter `awaiting` refers to. */
  answers?: Answers;
  runs: OrderRuns;
}

export interface OrderListQuery {
  filter?: Partial<OrderFilter> | null;
  search?: string | null;
  /** Clients' own numbers; an order must have one of them. */
  externalId?: string[] | null;
}

type Orders = SelectQueryBuilder<Order>;

/** Where no stored total applies, counting stops here. */
export const COUNT_LIMIT = 10_000;

/** Whether a list contains all orders of its scope. */
export const isUnfiltered = ({ filter, search, externalId }: OrderListQuery): boolean =>
  !search && !externalId && hasOnly(filter ?? {}, []);

/** A list without paging. */
export interface OrderList {
  /** The order whose number was searched; it precedes all others. */
  exactMatch: number | null;
  pager: Pager;
}

/** The other orders of a list, newest first. */
interface Pager {
  /** Null: more than COUNT_LIMIT. */
  readonly total: number | null;
  countUpTo: (most: number) => Promise<number>;
  slice: (skip: number, count: number) => Promise<number[]>;
  /** The next newer order. */
  newerThan: (id: number) => Promise<number | null>;
  /** The next older orders; without `id`, the newest. */
  olderThan: (count: number, id?: number) => Promise<number[]>;
}

/** The list for a filter, a search and a scope. A search for a tracking code or a number of a test order matches that order only. */
export async function orderList(
  reads: Reads,
  criteria: OrderListQuery,
  scope: OrderListScope,
  now: Date,
): Promise<OrderList> {
  const { manager } = reads;
  const { search, externalId } = criteria;
  const filter = criteria.filter ?? {};
  const isTest = scope.mode === 'test';
  const deletedOwners = scope.deletedOwners ?? (scope.staff ? await ownersBeingDeleted(manager) : []);
  const query = manager.createQueryBuilder(Order, 'o').select('o.id', 'id');
  query.where(isTest ? 'o.id < 0' : 'o.id > :over', { over: 0 });
  if (scope.userId !== null) query.andWhere('o.userId = :userId', { userId: scope.userId });
  // The mode is part of `uq_orders_client_number`.
  if (externalId)
    query.andWhere('o.mode = :mode AND o.externalId IN (:...externalId)', {
      mode: isTest ? 'test' : 'live',
      externalId,
    });
  await applyFilter(query, manager, filter, scope, now);
  // Without the hint MariaDB scans all newer orders to reach an old month, or all orders of a status: 0.3 s at a million orders.
  if (scope.userId === null && !search && isPastPeriod(filter)) query.useIndex('ix_orders_dated_kinds');
  if (!search && !externalId && isHanded(filter)) query.useIndex('ix_orders_handed');
  const hidden = query.clone().andWhere('o.userId IN (:...deletedOwners)', { deletedOwners });
  if (deletedOwners.length > 0)
    query.andWhere('COALESCE(o.userId, 0) NOT IN (:...deletedOwners)', { deletedOwners });

  if (!search) {
    const stored =
      scope.userId === null && !isTest && !externalId ? await storedTotal(manager, filter) : null;
    if (stored === null) return { exactMatch: null, pager: await pagerOf(reads, query) };
    // The stored totals include orders whose rows are still being removed.
    const removed = deletedOwners.length > 0 ? await countOf(reads, hidden) : 0;
    return { exactMatch: null, pager: new QueryPager(reads, query, Math.max(0, stored - removed)) };
  }
  const code = isTest ? null : readTrackingCode(search);
  const tracked = code === null ? null : await idWhere(query, 'o.trackingCode = :code', { code });
  if (tracked !== null) return { exactMatch: tracked, pager: new ArrayPager([]) };
  const number = orderNumberIn(search, isTest);
  const exactMatch = number === null ? null : await idWhere(query, 'o.id = :number', { number });
  if (isTest && number !== null) return { exactMatch, pager: new ArrayPager([]) };
  if (exactMatch !== null) query.andWhere('o.id <> :exactMatch', { exactMatch });
  const size = await applySearch(reads, query, search, isTest);
  if (size === 'none') return { exactMatch, pager: new ArrayPager([]) };
  const isWhole = scope.userId === null && deletedOwners.length === 0 && !externalId && hasOnly(filter, []);
  const isMany = size === 'many' && isWhole;
  return { exactMatch, pager: isMany ? new QueryPager(reads, query, null) : await pagerOf(reads, query) };
}

const idsOf = async (reads: Reads, query: Orders): Promise<number[]> =>
  (await reads.ask<{ id: number }>(query)).map(({ id }) => id);

const idWhere = async (query: Orders, where: string, values: object): Promise<number | null> =>
  (await query.clone().andWhere(where, values).getRawOne<{ id: number }>())?.id ?? null;

async function countOf(reads: Reads, query: Orders): Promise<number> {
  const [row] = await reads.ask<{ count: number | string }>(query.clone().select('COUNT(*)', 'count'));
  return Number(row?.count);
}

/** Reads up to COUNT_LIMIT ids at once, without ORDER BY, so that the database may use any index. */
async function pagerOf(reads: Reads, query: Orders): Promise<Pager> {
  const ids = await idsOf(reads, query.clone().limit(COUNT_LIMIT + 1));
  return ids.length > COUNT_LIMIT ? new QueryPager(reads, query, null) : new ArrayPager(ids);
}

/** Pages of ids in memory. Ids of test orders are negative and descend. */
class ArrayPager implements Pager {
  readonly total: number;
  private readonly ids: number[];

  constructor(ids: number[]) {
    this.ids = ids.sort((one, two) => Math.abs(two) - Math.abs(one));
    this.total = ids.length;
  }

  countUpTo(most: number): Promise<number> {
    return Promise.resolve(Math.min(this.total, most));
  }

  slice(skip: number, count: number): Promise<number[]> {
    return Promise.resolve(this.ids.slice(skip, skip + count));
  }

  newerThan(id: number): Promise<number | null> {
    return Promise.resolve(this.ids.findLast((one) => Math.abs(one) > Math.abs(id)) ?? null);
  }

  olderThan(count: number, id = Infinity): Promise<number[]> {
    return Promise.resolve(this.ids.filter((one) => Math.abs(one) < Math.abs(id)).slice(0, count));
  }
}

/** Pages read by queries in the order of ids. */
class QueryPager implements Pager {
  constructor(
    private readonly reads: Reads,
    private readonly query: Orders,
    readonly total: number | null,
  ) {}

  async countUpTo(most: number): Promise<number> {
    if (this.total !== null) return Math.min(this.total, most);
    const { manager } = this.reads;
    const some = this.query.clone().limit(most);
    const [row] = await this.reads.ask<{ count: number | string }>(
      manager
        .createQueryBuilder()
        .select('COUNT(*)', 'count')
        .from(`(${some.getQuery()})`, 'counted')
        .setParameters(some.getParameters()),
    );
    return Number(row?.count);
  }

  /** The second half is read from the end. */
  async slice(skip: number, count: number): Promise<number[]> {
    const after = this.total === null ? Infinity : this.total - skip - count;
    const fromEnd = after < skip;
    const query = this.query.clone().orderBy('o.id', fromEnd ? 'ASC' : 'DESC');
    const ids = await idsOf(this.reads, query.offset(fromEnd ? after : skip).limit(count));
    return fromEnd ? ids.reverse() : ids;
  }

  /** Replaces the lower bound: of two lower bounds SQLite would seek to the first one. */
  async newerThan(id: number): Promise<number | null> {
    const query = this.query.clone().setParameter('over', id).orderBy('o.id', 'ASC');
    return (await idsOf(this.reads, query.limit(1)))[0] ?? null;
  }

  olderThan(count: number, id?: number): Promise<number[]> {
    const query = this.query.clone().orderBy('o.id', 'DESC').limit(count);
    return idsOf(
      this.reads,
      id === undefined ? query : query.andWhere('o.id < :olderThan', { olderThan: id }),
    );
  }
}

/** The size of a list; `total` is a lower bound unless `totalIsExact` (docs/contract.md#lists). */
export interface Total {
  total: number;
  totalIsExact: boolean;
}

export const totalOf = ({ exactMatch, pager }: OrderList): Total => ({
  total: (exactMatch === null ? 0 : 1) + (pager.total ?? COUNT_LIMIT),
  totalIsExact: pager.total !== null,
});

/** The size of a list; counting stops at `most`. */
export const countUpTo = async ({ exactMatch, pager }: OrderList, most: number): Promise<number> =>
  (exactMatch === null ? 0 : 1) + (await pager.countUpTo(most));

/** One page of ids, the exact match first, then newest first, and the size of the list. */
export async function pageOfIds(
  list: OrderList,
  page: number,
  perPage = PAGE_SIZE,
): Promise<{ ids: number[] } & Total> {
  const { exactMatch, pager } = list;
  const known = totalOf(list);
  const before = exactMatch === null ? 0 : 1;
  const head = exactMatch !== null && page === 1 ? [exactMatch] : [];
  const skip = Math.max(0, offsetOf(page, perPage) - before);
  const count = perPage - head.length;
  if (pager.total !== null) {
    const rest = Math.min(count, pager.total - skip);
    return { ids: [...head, ...(rest > 0 ? await pager.slice(skip, rest) : [])], ...known };
  }
  // One more id than the page holds tells whether there is a next page.
  const rest = await pager.slice(skip, count + 1);
  const ids = [...head, ...rest.slice(0, count)];
  const read = before + skip + Math.min(rest.length, count);
  if (rest.length === 0 || read < known.total) return { ids, ...known };
  return { ids, total: read, totalIsExact: rest.length <= count };
}

/** Keyset pagination: the ids after an order, unaffected by deletions before it, and whether more follow. */
export async function idsBefore(
  list: OrderList,
  before: number,
  perPage = PAGE_SIZE,
): Promise<{ ids: number[]; more: boolean } & Total> {
  const ids = await list.pager.olderThan(perPage + 1, before);
  return { ids: ids.slice(0, perPage), more: ids.length > perPage, ...totalOf(list) };
}

/** The orders before and after an order in a list; the list need not contain the order itself any more. */
export async function neighboursOf(
  { exactMatch, pager }: OrderList,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  if (exactMatch === id) return { previous: null, next: (await pager.olderThan(1))[0] ?? null };
  return {
    previous: (await pager.newerThan(id)) ?? exactMatch,
    next: (await pager.olderThan(1, id))[0] ?? null,
  };
}
