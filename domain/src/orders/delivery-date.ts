import { isEmpty } from '../text/read';
import { addDays, fromMinsk, toMinsk, weekday } from '../time';
import { MESSAGES } from '../validation/messages';

/** Wednesday and Saturday (docs/contract.md#delivery-date). */
const CLOSED_DAYS: readonly number[] = [3, 6];

/** Whether parcels are delivered on this `YYYY-MM-DD`; false for a text that is not a real day. */
export function isDeliveryDay(day: string): boolean {
  const number = weekday(day);
  return number !== null && !CLOSED_DAYS.includes(number);
}

/** What is wrong with a requested delivery date, as a text that says what to do; null when it is allowed. */
export function deliveryDateProblem(text: unknown, now: Date): string | null {
  if (isEmpty(text)) return MESSAGES.required;
  if (typeof text !== 'string') return MESSAGES.date;
  const moment = fromMinsk(text.trim());
  if (moment === null) return MESSAGES.date;
  if (!isDeliveryDay(text.trim().slice(0, 10))) return MESSAGES.closedDay;
  const thisMinute = fromMinsk(toMinsk(now));
  return thisMinute !== null && moment < thisMinute ? MESSAGES.pastDate : null;
}

/** What the form starts with: tomorrow at 23:00, or the next day on which parcels are delivered. */
export function defaultDeliveryDate(now: Date): string {
  let day = addDays(toMinsk(now).slice(0, 10), 1);
  while (!isDeliveryDay(day)) day = addDays(day, 1);
  return `${day} 23:00`;
}
