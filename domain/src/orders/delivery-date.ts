import { addDays, minskDay, toMinsk } from '../time';
import { isDeliveryDay, type Calendar } from './calendar';

/** Maximum number of days between today and the delivery. */
export const DAYS_AHEAD = 365;

/** The latest possible delivery day, `YYYY-MM-DD`. */
export const lastDeliveryDay = (now: Date): string => addDays(minskDay(now), DAYS_AHEAD);

/** Whether it is past the calendar's closing hour for this day. */
export const isTooLate = (day: string, now: Date, { closesAt }: Calendar): boolean =>
  closesAt !== null && day <= addDays(minskDay(now), 1) && Number(toMinsk(now).slice(11, 13)) >= closesAt;

/** Whether a delivery can be ordered for a `YYYY-MM-DD`; ignores the time of day of the deadline. */
export const isOpenDay = (day: string, now: Date, calendar: Calendar): boolean =>
  isDeliveryDay(day, calendar) &&
  day >= minskDay(now) &&
  day <= lastDeliveryDay(now) &&
  !isTooLate(day, now, calendar);

/** The next day for which a delivery can be ordered. */
export function nextDeliveryDay(day: string, now: Date, calendar: Calendar): string {
  let next = addDays(day, 1);
  while (!isDeliveryDay(next, calendar) || isTooLate(next, now, calendar)) next = addDays(next, 1);
  return next;
}

/** The previous delivery day. */
export function previousDeliveryDay(day: string, calendar: Calendar): string {
  let previous = addDays(day, -1);
  while (!isDeliveryDay(previous, calendar)) previous = addDays(previous, -1);
  return previous;
}

/** The default deadline: 23:00 on the first available day from tomorrow. */
export const defaultDeliveryDate = (now: Date, calendar: Calendar): string =>
  `${nextDeliveryDay(minskDay(now), now, calendar)} 23:00`;
