import { fromMinsk, type Failure } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';
import { ownerNotDeleted } from '../../../platform/access/removed';
import type { Reads } from '../../../platform/database/reads';
import { Handover } from '../model/handover.entity';
import { Order } from '../model/order.entity';
import { endOf } from '../read/order-filter';
import { failedTries, HANDED_HOUR, LATE } from '../read/outcome-filter';
import { delivered, type MonthDays } from './month-queries';

/** Days of a month, "YYYY-MM-DD", both included. */
export type Days = Pick<MonthDays, 'first' | 'until'>;

/** Orders handed over on a day. */
export interface DayRow {
  /** Minsk, "YYYY-MM-DD". */
  day: string;
  orders: number | string;
  /** Kopecks. */
  sum: number | string;
  noPrice: number | string;
  late: number | string;
}

/** What was handed over on each day; `user` is a client, null for all of them. */
export function handedByDay(reads: Reads, days: Days, user: number | null): Promise<DayRow[]> {
  const day = `SUBSTR(${HANDED_HOUR}, 1, 10)`;
  const query = delivered(reads, days)
    .select(day, 'day')
    .addSelect('COUNT(*)', 'orders')
    .addSelect('COALESCE(SUM(o.price), 0)', 'sum')
    .addSelect('SUM(CASE WHEN o.price IS NULL THEN 1 ELSE 0 END)', 'noPrice')
    .addSelect(`SUM(CASE WHEN ${LATE} THEN 1 ELSE 0 END)`, 'late')
    .groupBy(day);
  if (user !== null) query.andWhere('o.userId = :user', { user });
  return reads.ask<DayRow>(query);
}

/** Orders that a driver came with and did not hand over, for a reason; an order that failed for two reasons is in both. */
export interface FailureRow {
  reason: Failure | null;
  orders: number | string;
}

export function failedByReason(reads: Reads, days: Days, user: number | null): Promise<FailureRow[]> {
  const query = failedOrders(reads, days, user)
    .select('t.failure', 'reason')
    .addSelect('COUNT(DISTINCT t.orderId)', 'orders')
    .groupBy('t.failure');
  return reads.ask<FailureRow>(query);
}

/** How many orders have failed at all. */
export async function failedCount(reads: Reads, days: Days, user: number | null): Promise<number> {
  const query = failedOrders(reads, days, user).select('COUNT(DISTINCT t.orderId)', 'orders');
  const [row] = await reads.ask<{ orders: number | string }>(query);
  return Number(row?.orders ?? 0);
}

function failedOrders(
  reads: Reads,
  { first, until }: Days,
  user: number | null,
): SelectQueryBuilder<Handover> {
  const query = failedTries(reads.manager.createQueryBuilder(Handover, 't'), {
    from: fromMinsk(`${first} 00:00`),
    to: endOf(until),
    reason: null,
  })
    .innerJoin(Order, 'o', 'o.id = t.orderId')
    .andWhere('o.id > 0')
    .andWhere(ownerNotDeleted('o.userId'));
  if (user !== null) query.andWhere('o.userId = :user', { user });
  return query;
}
