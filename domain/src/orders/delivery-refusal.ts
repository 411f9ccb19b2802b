import { isEmpty } from '../text/read';
import { fromMinsk, minskDay, toMinsk } from '../time';
import { MESSAGES } from '../validation/messages';
import { isDeliveryDay, MONDAY_FIRST, weekdayOf, type Calendar, type Weekday } from './calendar';
import { DAYS_AHEAD, isTooLate, lastDeliveryDay, nextDeliveryDay } from './delivery-date';

export const WEEKDAY_WORDS: Readonly<Record<Weekday, string>> = {
  sunday: 'воскресенье',
  monday: 'понедельник',
  tuesday: 'вторник',
  wednesday: 'среда',
  thursday: 'четверг',
  friday: 'пятница',
  saturday: 'суббота',
};

const WEEKLY: Readonly<Record<Weekday, string>> = {
  sunday: 'воскресеньям',
  monday: 'понедельникам',
  tuesday: 'вторникам',
  wednesday: 'средам',
  thursday: 'четвергам',
  friday: 'пятницам',
  saturday: 'субботам',
};

/** Validates a delivery date; returns a message with a suggestion, or null. */
export function deliveryDateProblem(text: unknown, now: Date, calendar: Calendar): string | null {
  if (isEmpty(text)) return MESSAGES.required;
  if (typeof text !== 'string') return MESSAGES.date;
  const moment = fromMinsk(text.trim());
  if (moment === null) return MESSAGES.date;
  const day = text.trim().slice(0, 10);
  const outside = dayProblem(day, now);
  if (outside !== null) return outside;
  const closed = closedDay(day, calendar) ?? lateDay(day, now, calendar);
  if (closed !== null) return `${closed}. Ближайшие: ${nearest(day, now, calendar)}`;
  const thisMinute = fromMinsk(toMinsk(now));
  return thisMinute !== null && moment < thisMinute ? MESSAGES.pastDate : null;
}

/** The error of a past day or one too far ahead, regardless of the calendar. */
export function dayProblem(day: string, now: Date): string | null {
  if (day < minskDay(now)) return MESSAGES.pastDay;
  return day > lastDeliveryDay(now) ? MESSAGES.farDate(DAYS_AHEAD) : null;
}

/** «02.12 — среда, доставки нет», «01.01 — Новый год, доставки нет»; null for an open day. */
export function closedDay(day: string, calendar: Calendar, what = 'доставки нет'): string | null {
  if (isDeliveryDay(day, calendar)) return null;
  const holiday = calendar.days.find((one) => one.day === day)?.name;
  const name = holiday || WEEKDAY_WORDS[weekdayOf(day) ?? 'sunday'];
  return `${shortDay(day)} — ${name}, ${what}`;
}

/** «Заказы на 02.12 принимаются сегодня до 17:00»; null for a day that can still be ordered. */
function lateDay(day: string, now: Date, calendar: Calendar): string | null {
  return isTooLate(day, now, calendar)
    ? `Заказы на ${shortDay(day)} принимаются сегодня до ${calendar.closesAt}:00`
    : null;
}

/** The next two available days: «03.12, 04.12». */
function nearest(day: string, now: Date, calendar: Calendar): string {
  const next = nextDeliveryDay(day, now, calendar);
  return `${shortDay(next)}, ${shortDay(nextDeliveryDay(next, now, calendar))}`;
}

/** «02.12» of `YYYY-MM-DD`. */
export const shortDay = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`;

/** «По средам и субботам доставки нет», in order from Monday; '' if every weekday is open. */
export function closedWeekdays({ weekdays }: Calendar): string {
  const closed = MONDAY_FIRST.filter((name) => !weekdays.includes(name)).map((name) => WEEKLY[name]);
  const [last, ...before] = closed.toReversed();
  if (last === undefined) return '';
  return `По ${before.length > 0 ? `${before.toReversed().join(', ')} и ${last}` : last} доставки нет`;
}
