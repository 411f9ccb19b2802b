/** Belarus has kept UTC+3 without summer time since 2011, so no time-zone data is needed. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** A moment in the wire's format: `YYYY-MM-DD HH:mm` in Minsk. Throws RangeError for an invalid Date. */
export function toMinsk(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day of a moment in Minsk, `YYYY-MM-DD`. */
export const minskDay = (moment: Date): string => toMinsk(moment).slice(0, 10);

/** The moment of a `YYYY-MM-DD HH:mm` in Minsk; null for anything that is not a real minute of the calendar. */
export function fromMinsk(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(time)) return null;
  const moment = new Date(time - OFFSET_MS);
  // Date.parse rolls 31 April over to 1 May: only a text that reads back the same was a real minute.
  return toMinsk(moment) === text ? moment : null;
}

/** Whether the text is a real day, `YYYY-MM-DD`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && fromMinsk(`${text} 00:00`) !== null;

/** The day that follows by `count` days, both `YYYY-MM-DD`; RangeError when `day` is no real day. */
export function addDays(day: string, count: number): string {
  const start = fromMinsk(`${day} 00:00`);
  if (start === null) throw new RangeError(`not a day: ${day}`);
  return minskDay(new Date(start.getTime() + count * 24 * 60 * 60 * 1000));
}

/** Day of the week of a `YYYY-MM-DD`, 0 = Sunday … 6 = Saturday; null when it is no real day. */
export const weekday = (day: string): number | null =>
  isDay(day) ? new Date(`${day}T00:00:00Z`).getUTCDay() : null;

/** A wire date or day as shown to people, `20.11.2026`; '' when there is none. */
export function formatDate(text: string | null | undefined): string {
  const day = (text ?? '').slice(0, 10);
  return isDay(day) ? day.split('-').reverse().join('.') : '';
}

/** A delivery date as shown to people, the latest minute: `20.11.2026 до 23:00`; '' when there is none. */
export const formatDeadline = (text: string | null | undefined): string =>
  fromMinsk(text) === null ? formatDate(text) : `${formatDate(text)} до ${(text ?? '').slice(11)}`;

/** A wire date as shown to people, with the time, `20.11.2026 23:00`; '' when there is none. */
export function formatDateTime(text: string | null | undefined): string {
  return fromMinsk(text) === null ? formatDate(text) : `${formatDate(text)} ${(text ?? '').slice(11)}`;
}
