import { addDays, addMonths, lastDayOf, toByn } from '@shlyah/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { callerMode, isStaff } from '../../../platform/http/caller';
import type { MonthOutcomeDto, MonthSummaryDto } from '../dto/month-summary.dto';
import { monthDays } from './month-queries';
import {
  failedByReason,
  failedCount,
  handedByDay,
  type DayRow,
  type Days,
  type FailureRow,
} from './summary-queries';

/** What was handed over in a month, beside the month before (docs/contract.md#month-summary). Nothing is stored. */
@Injectable()
export class MonthSummary {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Of all clients for staff, of their own orders for clients; test orders count nowhere. Throws 404 for a month that has not begun. */
  async read(month: string, caller: Actor): Promise<MonthSummaryDto> {
    const days = monthDays(month, this.clock.now());
    const isOver = days.today > days.until;
    const before = daysBefore(month, days, isOver);
    const shown = await this.outcome(days, caller);
    const former = await this.outcome(before, caller);
    const isEmpty = former.orders === 0 && former.notDelivered === 0;
    return { month, isOver, shown, before: isEmpty ? null : former };
  }

  private async outcome(days: Days, caller: Actor): Promise<MonthOutcomeDto> {
    if (callerMode(caller) === 'test') return outcomeOf(days, { handed: [], failures: [], failed: 0 });
    const { reads } = this.database;
    const user = isStaff(caller) ? null : caller.id;
    return outcomeOf(days, {
      handed: await handedByDay(reads, days, user),
      failures: await failedByReason(reads, days, user),
      failed: await failedCount(reads, days, user),
    });
  }
}

/** The month before: of one that is not over, as many days as have passed of it. */
function daysBefore(month: string, { until }: Days, isOver: boolean): Days {
  const before = addMonths(month, -1);
  const last = lastDayOf(before);
  const same = `${before}${until.slice(7)}`;
  return { first: `${before}-01`, until: isOver || same > last ? last : same };
}

function outcomeOf(
  { first, until }: Days,
  {
    handed,
    failures,
    failed,
  }: { handed: readonly DayRow[]; failures: readonly FailureRow[]; failed: number },
): MonthOutcomeDto {
  const byDay = new Map(handed.map((row) => [row.day, row]));
  const total = (name: 'orders' | 'sum' | 'noPrice' | 'late'): number =>
    handed.reduce((sum, row) => sum + Number(row[name]), 0);
  const days = [];
  for (let day = first; day <= until; day = addDays(day, 1)) {
    const row = byDay.get(day);
    days.push({ day, orders: Number(row?.orders ?? 0), sum: toByn(Number(row?.sum ?? 0)) });
  }
  return {
    from: first,
    until,
    orders: total('orders'),
    sum: toByn(total('sum')),
    noPrice: total('noPrice'),
    inTime: total('orders') - total('late'),
    late: total('late'),
    notDelivered: failed,
    failures: failures
      .map(({ reason, orders }) => ({ reason: reason ?? ('none' as const), orders: Number(orders) }))
      .sort((one, two) => two.orders - one.orders || one.reason.localeCompare(two.reason)),
    days,
  };
}
