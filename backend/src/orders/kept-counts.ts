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
  if (asksOnly(filter, []))
    return sumOf(await manager.query('SELECT SUM(orders) AS count FROM order_totals'));
  const query = manager.createQueryBuilder(OrderTotal, 'o').select('SUM(o.orders)', 'count');
  ofKinds(query, filter);
  if (priceType === 'none') query.andWhere('o.unpriced = 1');
  if (priceType === 'exist') query.andWhere('o.unpriced = 0');
  return sumOf(await query.getRawMany());
}

const sumOf = ([row]: { count: number | string | null }[]): number => Number(row?.count ?? 0);

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

/** A plus before a column keeps a database from looking for an index that begins with it. */
export type Sign = '' | '+ ';

/** The conditions that hold for orders as for their counts, whose columns have the same names. */
export function ofKinds<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { status, state, open, fragile, clientType }: Partial<OrderFilter>,
  sign: Sign = '',
): void {
  if (state) query.andWhere(`${sign}o.stateId = :state`, { state });
  if (status) query.andWhere(`${sign}o.statusId = :status`, { status });
  if (open !== null && open !== undefined) {
    const isOpen = `${sign}o.stateId = :active AND ${sign}o.statusId NOT IN (:...closed)`;
    query.andWhere(open ? `(${isOpen})` : `NOT (${isOpen})`, {
      active: NEW_ORDER_STATE,
      closed: CLOSED_STATUSES,
    });
  }
  if (clientType)
    query.andWhere(`${sign}o.clientIsLegalEntity = :legal`, { legal: clientType === 'ur-lico' ? 1 : 0 });
  if (fragile !== null && fragile !== undefined)
    query.andWhere(`${sign}o.fragileCargo = :fragile`, { fragile: fragile ? 1 : 0 });
}

/** Of orders of a kind, the newest first. */
const narrow = ['price', 'status', 'state', 'status_state', 'fragile', 'client_kind'];

/** Whether one index holds all that is asked for by days or prices. It is read from end to end, and none of the orders. */
export const isHeld = (filter: Partial<OrderFilter>): boolean =>
  (isDated(filter) || filter.priceType === 'range') &&
  asksOnly(filter, [...kinds, 'dateType', 'dateFrom', 'dateTo', 'priceType', 'priceMin', 'priceMax']);

export const isDated = ({ dateType }: Partial<OrderFilter>): boolean =>
  Boolean(dateType) && dateType !== 'all';

/**
 * How orders are gone through: one after another by their numbers, or those to addresses of a city, and not from an index of what is asked; or all of them
 * at once, in whichever order. Those of owners who are gone are counted, to be left out.
 */
export type Path = 'by numbers' | 'by city' | 'as a set' | 'of gone owners';

/**
 * Of which indexes a server may choose; all when it is empty. By itself it takes a narrow one, and looks a hundred thousand orders up, or
 * sorts as many that have no price. What a search has found is looked up by its number.
 */
export function indexesFor(filter: Partial<OrderFilter>, path?: Path): string[] {
  const named = (...names: string[]): string[] => ['PRIMARY', ...names.map((name) => `ix_orders_${name}`)];
  if (path === 'of gone owners') return named('user');
  if (path === 'by numbers') return named();
  if (path === 'by city') return named('receiver_address');
  if (isHeld(filter)) return named(isDated(filter) ? 'dated_kinds' : 'priced_kinds');
  if (path === 'as a set' && isOpenAsked(filter)) return named('status_state');
  return filter.priceType === 'none' && asksOnly(filter, [...kinds, 'priceType']) ? named(...narrow) : [];
}

/** Whether it is asked what is in work, and no more than statuses and states can tell. */
const isOpenAsked = (filter: Partial<OrderFilter>): boolean =>
  typeof filter.open === 'boolean' && asksOnly(filter, ['status', 'state', 'open']);

/** Whether nothing but the named parts of a filter is filled in. */
export const asksOnly = (filter: Partial<OrderFilter>, names: readonly (keyof OrderFilter)[]): boolean =>
  Object.entries(filter).every(
    ([name, value]) =>
      names.includes(name as keyof OrderFilter) || value === null || value === undefined || value === 'all',
  );

const known = new WeakMap<DataSource, Promise<boolean>>();

/** Whether this database keeps the counts; asked once. */
export function hasCounts({ connection }: EntityManager): Promise<boolean> {
  const asked = known.get(connection) ?? keepsOrderCounts((sql) => connection.query(sql));
  known.set(connection, asked);
  asked.catch(() => known.delete(connection));
  return asked;
}
