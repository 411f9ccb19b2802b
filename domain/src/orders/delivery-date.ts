import { isEmpty } from '../text/read';
import { addDays, fromMinsk, toMinsk, weekday } from '../time';
import { MESSAGES } from '../validation/messages';

/** Wednesday and Saturday (docs/contract.md#delivery-date). */
const CLOSED_DAYS: readonly number[] = [3, 6];

/** How far ahead a delivery may be asked for. */
const DAYS_AHEAD = 365;

/** The last `YYYY-MM-DD` for which a delivery may be asked today. */
const lastDeliveryDay = (now: Date): string => addDays(toMinsk(now).slice(0, 10), DAYS_AHEAD);

/** Whether parcels are delivered on this `YYYY-MM-DD`; false for a text that is not a real day. */
export function isDeliveryDay(day: string): boolean {
  const number = weekday(day);
  return number !== null && !CLOSED_DAYS.includes(number);
}

/** Whether a delivery may be asked for this `YYYY-MM-DD`; how late it is today does not count. */
export const isOpenDay = (day: string, now: Date): boolean =>
  isDeliveryDay(day) && day >= toMinsk(now).slice(0, 10) && day <= lastDeliveryDay(now);

/** The error of a requested delivery date, as a text that says what to do; null when it is allowed. */
export function deliveryDateProblem(text: unknown, now: Date): string | null {
  if (isEmpty(text)) return MESSAGES.required;
  if (typeof text !== 'string') return MESSAGES.date;
  const moment = fromMinsk(text.trim());
  if (moment === null) return MESSAGES.date;
  if (!isDeliveryDay(text.trim().slice(0, 10))) return MESSAGES.closedDay;
  if (text.trim().slice(0, 10) > lastDeliveryDay(now)) return MESSAGES.farDate(DAYS_AHEAD);
  const thisMinute = fromMinsk(toMinsk(now));
  return thisMinute !== null && moment < thisMinute ? MESSAGES.pastDate : null;
}

/** What the form starts with: tomorrow at 23:00, or the next day on which parcels are delivered. */
export function defaultDeliveryDate(now: Date): string {
  let day = addDays(toMinsk(now).slice(0, 10), 1);
  while (!isDeliveryDay(day)) day = addDays(day, 1);
  return `${day} 23:00`;
}
