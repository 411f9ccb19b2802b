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
  const day = text.trim().slice(0, 10);
  if (day < toMinsk(now).slice(0, 10)) return MESSAGES.pastDay;
  if (day > lastDeliveryDay(now)) return MESSAGES.farDate(DAYS_AHEAD);
  if (!isDeliveryDay(day)) return closedDay(day);
  const thisMinute = fromMinsk(toMinsk(now));
  return thisMinute !== null && moment < thisMinute ? MESSAGES.pastDate : null;
}

/** «02.12 — среда, доставки нет. Ближайшие: 03.12, 04.12». */
function closedDay(day: string): string {
  const next = nextDeliveryDay(day);
  const name = weekday(day) === 3 ? 'среда' : 'суббота';
  return `${shortDay(day)} — ${name}, доставки нет. Ближайшие: ${shortDay(next)}, ${shortDay(nextDeliveryDay(next))}`;
}

const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

function nextDeliveryDay(day: string): string {
  const next = addDays(day, 1);
  return isDeliveryDay(next) ? next : nextDeliveryDay(next);
}

/** The day before on which parcels were delivered. */
export function previousDeliveryDay(day: string): string {
  const previous = addDays(day, -1);
  return isDeliveryDay(previous) ? previous : previousDeliveryDay(previous);
}

/** What the form starts with: tomorrow at 23:00, or the next day on which parcels are delivered. */
export const defaultDeliveryDate = (now: Date): string =>
  `${nextDeliveryDay(toMinsk(now).slice(0, 10))} 23:00`;
