import type { MonthOutcomeDto, MonthSummaryDto } from '@shlyah/api-client';
import { formatDate, lastDayOf, TRY_FAILURES } from '@shlyah/domain';
import { paths } from '../../../paths';
import { nbsp } from '../../../ui/text';
import { filterToSearch, type OrderFilter } from '../filter';
import { monthTitle } from './words';

/** What a row of the summary counts. */
type Count = 'orders' | 'noPrice' | 'inTime' | 'late' | 'notDelivered';

/** The filter of the orders that a figure counts. */
function filterOf(count: Count, { from, until }: MonthOutcomeDto): OrderFilter {
  const handed = { handedFrom: from, handedTo: until };
  const filters: Record<Count, OrderFilter> = {
    orders: handed,
    noPrice: { ...handed, priceType: 'none' },
    inTime: { ...handed, inTime: '1' },
    late: { ...handed, inTime: '0' },
    notDelivered: { failedFrom: from, failedTo: until },
  };
  return filters[count];
}

/** The list of orders under a filter: staff's, or the client's own. */
const listOf = (filter: OrderFilter, isStaff: boolean): string =>
  (isStaff ? paths.orders(1) : paths.myOrders(1)) + filterToSearch(filter);

export const listOfCount = (count: Count, shown: MonthOutcomeDto, isStaff: boolean): string =>
  listOf(filterOf(count, shown), isStaff);

export const listOfDay = (day: string, isStaff: boolean): string =>
  listOf({ handedFrom: day, handedTo: day }, isStaff);

export const listOfReason = (
  reason: keyof typeof TRY_FAILURES,
  shown: MonthOutcomeDto,
  isStaff: boolean,
): string => listOf({ ...filterOf('notDelivered', shown), failedFor: reason }, isStaff);

/** «Ноябрь 2026», «Ноябрь 2026 по 14.11». */
export function outcomeTitle({ from, until }: MonthOutcomeDto): string {
  const month = from.slice(0, 7);
  const isWhole = until === lastDayOf(month);
  return monthTitle(month) + (isWhole ? '' : ` по${nbsp}${formatDate(until).slice(0, 5)}`);
}

/** «96 %»; empty of nothing. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.floor((100 * part) / whole)}${nbsp}%`;

/** «никого не было на месте». */
export const reasonWords = (reason: keyof typeof TRY_FAILURES): string => TRY_FAILURES[reason];

/** A day of the month with the day of the same number of the month before. */
export interface DayPair {
  /** «14», the number of the day. */
  number: string;
  day: string | null;
  orders: number | null;
  sum: number | null;
  dayBefore: string | null;
  ordersBefore: number | null;
  sumBefore: number | null;
}

/** The days of both months by their number; the longer month has the last ones alone. */
export function dayPairs({ shown, before }: MonthSummaryDto): DayPair[] {
  const longest = Math.max(shown.days.length, before?.days.length ?? 0);
  return Array.from({ length: longest }, (_, at) => {
    const now = shown.days[at];
    const then = before?.days[at];
    return {
      number: String(at + 1),
      day: now?.day ?? null,
      orders: now?.orders ?? null,
      sum: now?.sum ?? null,
      dayBefore: then?.day ?? null,
      ordersBefore: then?.orders ?? null,
      sumBefore: then?.sum ?? null,
    };
  });
}

/** The reasons of both months, those that are frequent now first. */
export interface ReasonPair {
  reason: keyof typeof TRY_FAILURES;
  orders: number;
  ordersBefore: number;
}

export function reasonPairs({ shown, before }: MonthSummaryDto): ReasonPair[] {
  const countIn = (outcome: MonthOutcomeDto | null, reason: string): number =>
    outcome?.failures.find((one) => one.reason === reason)?.orders ?? 0;
  const reasons = [...shown.failures, ...(before?.failures ?? [])].map(({ reason }) => reason);
  return [...new Set(reasons)].map((reason) => ({
    reason,
    orders: countIn(shown, reason),
    ordersBefore: countIn(before, reason),
  }));
}
