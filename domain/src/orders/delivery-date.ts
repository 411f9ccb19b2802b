import { isEmpty } from '../text/read';
import { addDays, fromMinsk, toMinsk } from '../time';
import { MESSAGES } from '../validation/messages';
import { isDeliveryDay, WEEKDAY_WORDS, weekdayOf, type Calendar } from './calendar';

/** How far ahead a delivery may be asked for. */
const DAYS_AHEAD = 365;

const today = (now: Date): string => toMinsk(now).slice(0, 10);

/** The last `YYYY-MM-DD` for which a delivery may be asked today. */
const lastDeliveryDay = (now: Date): string => addDays(today(now), DAYS_AHEAD);

/** Whether the calendar's hour has come, after which orders for today and tomorrow are refused. */
const isTooLate = (day: string, now: Date, { closesAt }: Calendar): boolean =>
  closesAt !== null && day <= addDays(today(now), 1) && Number(toMinsk(now).slice(11, 13)) >= closesAt;

/** Whether a delivery may be asked for this `YYYY-MM-DD`; the minute within today does not count. */
export const isOpenDay = (day: string, now: Date, calendar: Calendar): boolean =>
  isDeliveryDay(day, calendar) &&
  day >= today(now) &&
  day <= lastDeliveryDay(now) &&
  !isTooLate(day, now, calendar);

/** The error of a requested delivery date, as a text that says what to do; null when it is allowed. */
export function deliveryDateProblem(text: unknown, now: Date, calendar: Calendar): string | null {
  if (isEmpty(text)) return MESSAGES.required;
  if (typeof text !== 'string') return MESSAGES.date;
  const moment = fromMinsk(text.trim());
  if (moment === null) return MESSAGES.date;
  const day = text.trim().slice(0, 10);
  if (day < today(now)) return MESSAGES.pastDay;
  if (day > lastDeliveryDay(now)) return MESSAGES.farDate(DAYS_AHEAD);
  const closed = closedDay(day, now, calendar);
  if (closed !== null) return `${closed}. Ближайшие: ${nearest(day, now, calendar)}`;
  const thisMinute = fromMinsk(toMinsk(now));
  return thisMinute !== null && moment < thisMinute ? MESSAGES.pastDate : null;
}

/** «02.12 — среда, доставки нет», «01.01 — Новый год, доставки нет»; null when the day is open. */
function closedDay(day: string, now: Date, calendar: Calendar): string | null {
  if (!isDeliveryDay(day, calendar)) {
    const holiday = calendar.days.find((one) => one.day === day)?.name;
    const name = holiday || WEEKDAY_WORDS[weekdayOf(day) ?? 'sunday'];
    return `${shortDay(day)} — ${name}, доставки нет`;
  }
  if (!isTooLate(day, now, calendar)) return null;
  return `Заказы на ${shortDay(day)} принимаются сегодня до ${calendar.closesAt}:00`;
}

/** The two days that may be asked for after this one: «03.12, 04.12». */
function nearest(day: string, now: Date, calendar: Calendar): string {
  const next = nextDeliveryDay(day, now, calendar);
  return `${shortDay(next)}, ${shortDay(nextDeliveryDay(next, now, calendar))}`;
}

const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

function nextDeliveryDay(day: string, now: Date, calendar: Calendar): string {
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
  `${nextDeliveryDay(today(now), now, calendar)} 23:00`;
