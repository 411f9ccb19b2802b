import { addDays, minskDay, toMinsk } from '../time';
import { isDeliveryDay, type Calendar } from './calendar';

/** How far ahead a delivery may be asked for. */
export const DAYS_AHEAD = 365;

/** The last `YYYY-MM-DD` for which a delivery may be asked today. */
export const lastDeliveryDay = (now: Date): string => addDays(minskDay(now), DAYS_AHEAD);

/** Whether the calendar's hour has come, after which orders for today and tomorrow are refused. */
export const isTooLate = (day: string, now: Date, { closesAt }: Calendar): boolean =>
  closesAt !== null && day <= addDays(minskDay(now), 1) && Number(toMinsk(now).slice(11, 13)) >= closesAt;

/** Whether a delivery may be asked for this `YYYY-MM-DD`; the minute within today does not count. */
export const isOpenDay = (day: string, now: Date, calendar: Calendar): boolean =>
  isDeliveryDay(day, calendar) &&
  day >= minskDay(now) &&
  day <= lastDeliveryDay(now) &&
  !isTooLate(day, now, calendar);

/** The day after it for which an order is taken. */
export function nextDeliveryDay(day: string, now: Date, calendar: Calendar): string {
  let next = addDays(day, 1);
  while (!isDeliveryDay(next, calendar) || isTooLate(next, now, calendar)) next = addDays(next, 1);
  return next;
}

/** The day before on which parcels were delivered. */
export function previousDeliveryDay(day: string, calendar: Calendar): string {
  let previous = addDays(day, -1);
  while (!isDeliveryDay(previous, calendar)) previous = addDays(previous, -1);
  return previous;
}

/** What the form starts with: tomorrow at 23:00, or the next day for which an order is taken. */
export const defaultDeliveryDate = (now: Date, calendar: Calendar): string =>
  `${nextDeliveryDay(minskDay(now), now, calendar)} 23:00`;
