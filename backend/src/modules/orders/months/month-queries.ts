import {
  CANCELED,
  DELIVERED,
  fromMinsk,
  isMonth,
  lastDayOf,
  minskDay,
  NEW_ORDER_STATE,
  RETURNING,
  type MonthPart,
} from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { ownerNotDeleted } from '../../../platform/access/removed';
import type { Reads } from '../../../platform/database/reads';
import { notFound } from '../../../platform/http/errors';
import { Order } from '../model/order.entity';
import { applyAwaiting } from '../read/awaiting';

/** The days of a month that count, "YYYY-MM-DD"; `today` and later days end no order yet. */
export interface MonthDays {
  first: string;
  until: string;
  today: string;
}

export const NO_MONTH = 'Такого месяца нет, или он ещё не начался.';

/** Throws 404 for a text that names no month, and for a month that has not begun. */
export function monthDays(month: string, now: Date): MonthDays {
  const today = minskDay(now);
  if (!isMonth(month) || month > today.slice(0, 7)) throw notFound(NO_MONTH);
  const last = lastDayOf(month);
  return { first: `${month}-01`, until: last < today ? last : today, today };
}

/** Orders of one client at one price. */
export interface PriceGroup {
  userId: number | null;
  isFirm: number | boolean | null;
  /** Kopecks. */
  price: number | null;
  count: number | string;
  /** The newest order of the group. */
  newest: number;
}

type Orders = SelectQueryBuilder<Order>;

/** Statuses after which an order is neither handed over later nor decided upon: what was returned is billed by lines of its own. */
const ENDED = [DELIVERED, RETURNING, CANCELED];

/** Real orders of clients who are not being deleted with them. The sum keeps the databases from the index of the numbers. */
const all = (reads: Reads): Orders =>
  reads.manager.createQueryBuilder(Order, 'o').where('o.id + 0 > 0').andWhere(ownerNotDeleted('o.userId'));

/** Orders handed over on the days, by `ix_orders_handed`. */
export function delivered(reads: Reads, { first, until }: Pick<MonthDays, 'first' | 'until'>): Orders {
  const end = fromMinsk(`${until} 23:59`);
  return all(reads)
    .andWhere('o.statusId = :delivered AND o.handedAt >= :from AND o.handedAt < :to', {
      delivered: DELIVERED,
      from: fromMinsk(`${first} 00:00`),
      to: end && new Date(end.getTime() + 60_000),
    })
    .useIndex('ix_orders_handed');
}

/** Active orders that were due on the days before today and have no end, by `ix_orders_delivery`. */
const withoutEnd = (reads: Reads, { first, until, today }: MonthDays): Orders =>
  all(reads)
    .andWhere('o.deliveryDate >= :dueFrom AND o.deliveryDate <= :dueTo AND o.deliveryDate < :today', {
      dueFrom: `${first} 00:00`,
      dueTo: `${until} 23:59`,
      today: `${today} 00:00`,
    })
    .andWhere('o.stateId + 0 = :active AND o.statusId + 0 NOT IN (:...ended)', {
      active: NEW_ORDER_STATE,
      ended: ENDED,
    });

/** The orders of a part of a month, of all clients. */
export function ordersOfPart(reads: Reads, part: MonthPart, days: MonthDays, now: Date): Orders {
  if (part === 'noEnd') return withoutEnd(reads, days);
  // A handover ends the proposals of its order: only orders without an end await an answer.
  if (part === 'awaiting') {
    const query = withoutEnd(reads, days);
    applyAwaiting(query, true, 'both', now);
    return query;
  }
  const query = delivered(reads, days);
  return part === 'noPrice' ? query.andWhere('o.price IS NULL') : query;
}

/** How many orders of a part each client has at each price; `limit` leaves some of them out. */
export function pricesOf(
  reads: Reads,
  part: MonthPart,
  { days, now }: { days: MonthDays; now: Date },
  limit?: (query: Orders) => void,
): Promise<PriceGroup[]> {
  const query = ordersOfPart(reads, part, days, now)
    .select('o.userId', 'userId')
    .addSelect('o.clientIsLegalEntity', 'isFirm')
    .addSelect('o.price', 'price')
    .addSelect('COUNT(*)', 'count')
    .addSelect('MAX(o.id)', 'newest')
    .groupBy('o.userId')
    .addGroupBy('o.clientIsLegalEntity')
    .addGroupBy('o.price');
  limit?.(query);
  return reads.ask<PriceGroup>(query);
}

/** How many orders of a month each firm has in acts, and the sum of their lines there, in kopecks. */
export interface InActs {
  userId: number | null;
  orders: number | string;
  sum: number | string;
}

export function inActsOf(reads: Reads, days: MonthDays, join: (query: Orders) => void): Promise<InActs[]> {
  const query = delivered(reads, days)
    .andWhere('o.clientIsLegalEntity = 1')
    .select('o.userId', 'userId')
    .addSelect('COUNT(act_lines.id)', 'orders')
    .addSelect('COALESCE(SUM(act_lines.price), 0)', 'sum')
    .groupBy('o.userId');
  join(query);
  return reads.ask<InActs>(query);
}
