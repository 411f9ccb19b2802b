/** Belarus uses UTC+3 without daylight saving time since 2011. */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** Formats a time for the wire: `YYYY-MM-DD HH:mm` in Minsk. Throws RangeError for an invalid Date. */
export function toMinsk(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day in Minsk, `YYYY-MM-DD`. */
export const minskDay = (moment: Date): string => toMinsk(moment).slice(0, 10);

/** Parses a `YYYY-MM-DD HH:mm` in Minsk; null if invalid. */
export function fromMinsk(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text)) return null;
  const time = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  if (Number.isNaN(time)) return null;
  const moment = new Date(time - OFFSET_MS);
  // Date.parse rolls 31 April over to 1 May, so the result must format to the same text.
  return toMinsk(moment) === text ? moment : null;
}

/** Whether the text is a valid day, `YYYY-MM-DD`. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' && fromMinsk(`${text} 00:00`) !== null;

/** Adds days to a `YYYY-MM-DD`; throws RangeError for an invalid day. */
export function addDays(day: string, count: number): string {
  const start = fromMinsk(`${day} 00:00`);
  if (start === null) throw new RangeError(`not a day: ${day}`);
  return minskDay(new Date(start.getTime() + count * 24 * 60 * 60 * 1000));
}

/** The first and the last day of the month before that of a day. */
export function monthBefore(day: string): { from: string; to: string } {
  const to = addDays(`${day.slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The weekday of a `YYYY-MM-DD`, 0 = Sunday … 6 = Saturday; null for an invalid day. */
export const weekday = (day: string): number | null =>
  isDay(day) ? new Date(`${day}T00:00:00Z`).getUTCDay() : null;

/** Formats a wire date or day, `20.11.2026`; '' if absent. */
export function formatDate(text: string | null | undefined): string {
  const day = (text ?? '').slice(0, 10);
  return isDay(day) ? day.split('-').reverse().join('.') : '';
}

/** Whether the text is a valid time of day, `HH:mm`. */
export const isTime = (text: unknown): text is string =>
  typeof text === 'string' && fromMinsk(`2000-01-01 ${text}`) !== null;

/** The hour of a deadline that names none. */
export const LATEST_HOUR = '23:00';

/** The hours of a delivery, `14:00–18:00`, `до 18:00`, `после 18:00`; '' if absent. `from` is when they begin. */
export function deliveryHours(deadline: string | null | undefined, from?: string | null): string {
  if (fromMinsk(deadline) === null) return '';
  const until = (deadline ?? '').slice(11);
  if (!isTime(from)) return `до ${until}`;
  return until === LATEST_HOUR ? `после ${from}` : `${from}–${until}`;
}

/** The same for a narrow column on one line, `14–18`, `до 18`, `с 18`; '' where no hour is named. */
export function shortDeliveryHours(deadline: string, from?: string | null): string {
  if (!from && deadline.endsWith(LATEST_HOUR)) return '';
  return deliveryHours(deadline, from)
    .replace('после', 'с')
    .replace(/0(\d:)/g, '$1')
    .replaceAll(':00', '')
    .replace(' ', '\u00a0');
}

/** Formats a delivery deadline, `20.11.2026 до 23:00`, `20.11.2026 14:00–18:00`; '' if absent. */
export const formatDeadline = (text: string | null | undefined, from?: string | null): string =>
  [formatDate(text), deliveryHours(text, from)].filter(Boolean).join(' ');

/** Formats a wire date with its time, `20.11.2026 23:00`; '' if absent. */
export function formatDateTime(text: string | null | undefined): string {
  return fromMinsk(text) === null ? formatDate(text) : `${formatDate(text)} ${(text ?? '').slice(11)}`;
}
