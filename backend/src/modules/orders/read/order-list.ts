import { PAGE_SIZE, readTrackingCode, type Mode, type OrderFilter } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import type { Reads } from '../../../platform/database/reads';
import { goneOwners } from '../../../platform/database/removed';
import { offsetOf } from '../../../platform/http/page';
import { applyFilter, asksOnly, isOfFormerDays } from './order-filter';
import { applySearch, soughtNumber } from '../search/order-search';
import { keptTotal } from './order-total';
import { Order } from '../order.entity';
import type { Answers } from '../proposals/awaiting';

/** Whose orders a list may show: one customer's, or everybody's. */
export interface OrderListScope {
  userId: number | null;
  staff: boolean;
  /** Real ones when it is not said. */
  mode?: Mode;
  /** Owners whose orders are being removed; read for staff when it is not given. */
  gone?: readonly number[];
  /** Whose answers to proposals a filter may ask for. */
  answers?: Answers;
}

export interface OrderListQuery {
  filter?: Partial<OrderFilter> | null;
  search?: string | null;
  /** The clients' own numbers, one of which an order must have. */
  externalId?: string[] | null;
}

type Orders = SelectQueryBuilder<Order>;

/** So many orders are counted where no kept total says how many there are. */
export const COUNTED = 10_000;

/** Whether a list leaves out none of the orders in its scope. */
export const asksAll = ({ filter, search, externalId }: OrderListQuery): boolean =>
  !search && !externalId && asksOnly(filter ?? {}, []);

/** A list without paging. */
export interface OrderList {
  /** The order of the number that is looked for, which stands before all others; null when there is none or no number is. */
  first: number | null;
  others: Others;
}

/** The orders of a list, newest first. */
interface Others {
  /** How many there are; null: more than COUNTED. */
  readonly total: number | null;
  /** How many there are, counted to `most`. */
  countUpTo: (most: number) => Promise<number>;
  slice: (skip: number, count: number) => Promise<number[]>;
  /** The next newer one. */
  above: (id: number) => Promise<number | null>;
  /** So many of the next older ones; the newest of all without a number. */
  below: (count: number, id?: number) => Promise<number[]>;
}

/** The list under a filter, a search and a scope; a whole tracking code finds its order alone. */
export async function orderList(
  reads: Reads,
  asked: OrderListQuery,
  scope: OrderListScope,
  now: Date,
): Promise<OrderList> {
  const { manager } = reads;
  const { search, externalId } = asked;
  const filter = asked.filter ?? {};
  const isTest = scope.mode === 'test';
  const gone = scope.gone ?? (scope.staff ? await goneOwners(manager) : []);
  const query = manager.createQueryBuilder(Order, 'o').select('o.id', 'id');
  query.where(isTest ? 'o.id < 0' : 'o.id > :over', { over: 0 });
  if (scope.userId !== null) query.andWhere('o.userId = :userId', { userId: scope.userId });
  // With the mode `uq_orders_client_number` finds them.
  if (externalId)
    query.andWhere('o.mode = :mode AND o.externalId IN (:...externalId)', {
      ...{ mode: isTest ? 'test' : 'live', externalId },
    });
  await applyFilter(query, manager, filter, scope, now);
  // Without it MariaDB walks past all newer orders to a page of an old month, or looks up all orders of a status: 0.3 s at a million.
  if (scope.userId === null && !search && isOfFormerDays(filter)) query.useIndex('ix_orders_dated_kinds');
  const hidden = query.clone().andWhere('o.userId IN (:...gone)', { gone });
  if (gone.length > 0) query.andWhere('COALESCE(o.userId, 0) NOT IN (:...gone)', { gone });

  if (!search) {
    const kept = scope.userId === null && !isTest && !externalId ? await keptTotal(manager, filter) : null;
    if (kept === null) return { first: null, others: await counted(reads, query) };
    // The totals count orders as long as their rows are there.
    const removed = gone.length > 0 ? await countOf(reads, hidden) : 0;
    return { first: null, others: new Walked(reads, query, Math.max(0, kept - removed)) };
  }
  const code = isTest ? null : readTrackingCode(search);
  const followed = code === null ? null : await oneOf(query, 'o.trackingCode = :code', { code });
  if (followed !== null) return { first: followed, others: new KnownIds([]) };
  const number = soughtNumber(search, isTest);
  const first = number === null ? null : await oneOf(query, 'o.id = :number', { number });
  if (isTest && number !== null) return { first, others: new KnownIds([]) };
  if (first !== null) query.andWhere('o.id <> :first', { first });
  const finds = await applySearch(reads, query, search, isTest);
  if (finds === 'none') return { first, others: new KnownIds([]) };
  const isWhole = scope.userId === null && gone.length === 0 && !externalId && asksOnly(filter, []);
  const isMany = finds === 'many' && isWhole;
  return { first, others: isMany ? new Walked(reads, query, null) : await counted(reads, query) };
}

const idsOf = async (reads: Reads, query: Orders): Promise<number[]> =>
  (await reads.ask<{ id: number }>(query)).map(({ id }) => id);

const oneOf = async (query: Orders, where: string, values: object): Promise<number | null> =>
  (await query.clone().andWhere(where, values).getRawOne<{ id: number }>())?.id ?? null;

async function countOf(reads: Reads, query: Orders): Promise<number> {
  const [row] = await reads.ask<{ count: number | string }>(query.clone().select('COUNT(*)', 'count'));
  return Number(row?.count);
}

/** A list of up to COUNTED orders is read as a whole: in any order, so that each index may serve. */
async function counted(reads: Reads, query: Orders): Promise<Others> {
  const ids = await idsOf(reads, query.clone().limit(COUNTED + 1));
  return ids.length > COUNTED ? new Walked(reads, query, null) : new KnownIds(ids);
}

/** Orders whose numbers are known. The newest test order has the least number. */
class KnownIds implements Others {
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

  above(id: number): Promise<number | null> {
    return Promise.resolve(this.ids.findLast((one) => Math.abs(one) > Math.abs(id)) ?? null);
  }

  below(count: number, id = Infinity): Promise<number[]> {
    return Promise.resolve(this.ids.filter((one) => Math.abs(one) < Math.abs(id)).slice(0, count));
  }
}

/** Orders that the database walks through in the order of their numbers. */
class Walked implements Others {
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

  /** Not one more condition: of two lower ends SQLite would begin at the first. */
  async above(here: number): Promise<number | null> {
    const query = this.query.clone().setParameter('over', here).orderBy('o.id', 'ASC');
    return (await idsOf(this.reads, query.limit(1)))[0] ?? null;
  }

  below(count: number, here?: number): Promise<number[]> {
    const query = this.query.clone().orderBy('o.id', 'DESC').limit(count);
    return idsOf(this.reads, here === undefined ? query : query.andWhere('o.id < :here', { here }));
  }
}

/** How many orders a list has: `total` of them at least, and no more where it is exact (docs/contract.md#lists). */
export interface Total {
  total: number;
  totalIsExact: boolean;
}

export const totalOf = ({ first, others }: OrderList): Total => ({
  total: (first === null ? 0 : 1) + (others.total ?? COUNTED),
  totalIsExact: others.total !== null,
});

/** How many orders a list has, counted to `most`. */
export const countUpTo = async ({ first, others }: OrderList, most: number): Promise<number> =>
  (first === null ? 0 : 1) + (await others.countUpTo(most));

/** One page of ids, the sought number and then the newest first, and how many there are in all. */
export async function pageOfIds(list: OrderList, page: number): Promise<{ ids: number[] } & Total> {
  const { first, others } = list;
  const known = totalOf(list);
  const before = first === null ? 0 : 1;
  const head = first !== null && page === 1 ? [first] : [];
  const skip = Math.max(0, offsetOf(page) - before);
  const count = PAGE_SIZE - head.length;
  if (others.total !== null) {
    const rest = Math.min(count, others.total - skip);
    return { ids: [...head, ...(rest > 0 ? await others.slice(skip, rest) : [])], ...known };
  }
  // One more than the page has says whether the list goes on.
  const rest = await others.slice(skip, count + 1);
  const ids = [...head, ...rest.slice(0, count)];
  const read = before + skip + Math.min(rest.length, count);
  if (rest.length === 0 || read < known.total) return { ids, ...known };
  return { ids, total: read, totalIsExact: rest.length <= count };
}

/** The ids behind a number, which misses none when orders before it go meanwhile, and whether others follow. */
export async function idsBefore(
  list: OrderList,
  before: number,
): Promise<{ ids: number[]; more: boolean } & Total> {
  const ids = await list.others.below(PAGE_SIZE + 1, before);
  return { ids: ids.slice(0, PAGE_SIZE), more: ids.length > PAGE_SIZE, ...totalOf(list) };
}

/** What stands before and after an order in a list, whether or not the list still holds the order itself. */
export async function neighboursOf(
  { first, others }: OrderList,
  id: number,
): Promise<{ previous: number | null; next: number | null }> {
  // The sought number stands before all others, whatever they are.
  if (first === id) return { previous: null, next: (await others.below(1))[0] ?? null };
  return { previous: (await others.above(id)) ?? first, next: (await others.below(1, id))[0] ?? null };
}
