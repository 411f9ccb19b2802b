import { addDays, fromMinsk, toKopecks, toMinsk, type OrderFilter } from '@shlyah/domain';
import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { BLOCK } from '../database/order-counts';
import { asksOnly, hasCounts, isDated, ofKinds, type Sign } from './kept-counts';
import { Order } from './order.entity';
import { OrderBlock, OrderDay, OrderPrice } from './order-totals.entity';

/** How many orders a span holds, and numbers between which all of them stand. */
export interface Kept {
  count: number;
  least: number;
  most: number;
}

/** The first and the last day of the filter, in Minsk (docs/contract.md#order-filter). */
function daysOf({ dateType, dateFrom, dateTo }: Partial<OrderFilter>, now: Date): (string | null)[] {
  const today = toMinsk(now).slice(0, 10);
  const periods: Record<string, [from: string | null, to: string | null]> = {
    today: [today, today],
    week: [addDays(today, -6), today],
    lastMonth: [addDays(today, -29), today],
    period: [dateFrom ?? null, dateTo ?? null],
  };
  return periods[dateType ?? 'all'] ?? [null, null];
}

const pricesOf = ({ priceMin, priceMax }: Partial<OrderFilter>): [min: number, max: number | null] => [
  toKopecks(priceMin ?? 0),
  priceMax ? toKopecks(priceMax) : null,
];

export function applyDates(
  query: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  now: Date,
  sign: Sign = '',
): void {
  const [from, to] = daysOf(filter, now);
  if (from) query.andWhere(`${sign}o.createdAt >= :from`, { from: fromMinsk(`${from} 00:00`) });
  // Not "before the next day": the last day of the calendar has none.
  if (to) query.andWhere(`${sign}o.createdAt <= :to`, { to: endOfMinute(fromMinsk(`${to} 23:59`)) });
}

const endOfMinute = (minute: Date | null): Date => new Date((minute?.getTime() ?? 0) + 59_999);

export function applyPrice(
  query: SelectQueryBuilder<Order>,
  filter: Partial<OrderFilter>,
  sign: Sign = '',
): void {
  const { priceType } = filter;
  if (priceType === 'none') query.andWhere(`${sign}o.price IS NULL`);
  if (priceType === 'exist') query.andWhere(`${sign}o.price IS NOT NULL`);
  if (priceType !== 'range') return;
  const [min, max] = pricesOf(filter);
  query.andWhere(`${sign}o.price >= :min`, { min });
  if (max !== null) query.andWhere(`${sign}o.price <= :max`, { max });
}

/** What the database's own counts say of days or of prices, with a status and a state; null when they do not know. */
export async function keptSpan(
  manager: EntityManager,
  filter: Partial<OrderFilter>,
  now: Date,
): Promise<Kept | null> {
  const isOf = (...names: (keyof OrderFilter)[]): boolean =>
    asksOnly(filter, ['status', 'state', 'open', ...names]);
  const count =
    isDated(filter) && isOf('dateType', 'dateFrom', 'dateTo')
      ? ofDays
      : filter.priceType === 'range' && isOf('priceType', 'priceMin', 'priceMax')
        ? ofPrices
        : null;
  return count && (await hasCounts(manager)) ? count(manager, filter, now) : null;
}

async function ofDays(manager: EntityManager, filter: Partial<OrderFilter>, now: Date): Promise<Kept> {
  const query = manager
    .createQueryBuilder(OrderDay, 'o')
    .select('SUM(o.orders)', 'count')
    .addSelect('MIN(o.least)', 'least')
    .addSelect('MAX(o.most)', 'most')
    .where('o.orders > 0');
  ofKinds(query, filter);
  const [from, to] = daysOf(filter, now);
  if (from) query.andWhere('o.day >= :from', { from: numberOf(from) });
  if (to) query.andWhere('o.day <= :to', { to: numberOf(to) });
  return numbers(await firstOf(query));
}

/** Days since 1 January 1970. */
const numberOf = (day: string): number => Date.parse(day) / 86_400_000;

/** Whole rubles are added up; what a span has of the ruble at either end is counted. */
async function ofPrices(manager: EntityManager, filter: Partial<OrderFilter>): Promise<Kept | null> {
  const [min, max] = pricesOf(filter);
  const first = Math.ceil(min / 100);
  const last = max === null ? null : Math.floor((max + 1) / 100) - 1;
  if (last !== null && last < first) return null;
  const whole = manager
    .createQueryBuilder(OrderPrice, 'o')
    .select('SUM(o.orders)', 'count')
    .where('o.rubles >= :first', { first });
  if (last !== null) whole.andWhere('o.rubles <= :last', { last });
  ofKinds(whole, filter);
  const ends = [[min, 100 * first - 1], ...(last === null || max === null ? [] : [[100 * (last + 1), max]])];
  const blocks = manager
    .createQueryBuilder(OrderBlock, 'o')
    .select(`MIN(o.block) * ${BLOCK}`, 'least')
    .addSelect(`MAX(o.block) * ${BLOCK} + ${BLOCK - 1}`, 'most');
  const { least, most } = numbers(await firstOf(blocks));
  let { count } = numbers(await firstOf(whole));
  for (const [from = 0, to = 0] of ends) {
    if (from > to) continue;
    const part = manager.createQueryBuilder(Order, 'o').select('COUNT(*)', 'count').where('+ o.id > 0');
    part.andWhere('o.price BETWEEN :from AND :to', { from, to }).useIndex(['ix_orders_priced_kinds']);
    ofKinds(part, filter, '+ ');
    count += numbers(await firstOf(part)).count;
  }
  return { count, least, most };
}

const firstOf = (query: SelectQueryBuilder<ObjectLiteral>): Promise<Raw | undefined> =>
  query.getRawOne<Raw>();

type Raw = Partial<Record<keyof Kept, number | string | null>>;

const numbers = ({ count, least, most }: Raw = {}): Kept => ({
  count: Number(count ?? 0),
  least: Number(least ?? 0),
  most: Number(most ?? 0),
});
