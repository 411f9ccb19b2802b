import moment from 'moment';

/** Days travel as YYYY-MM-DD and are shown as 20.11.2026 (docs/contract.md#dates-and-prices). */
export const DAY = 'YYYY-MM-DD';
const SHOWN = 'DD.MM.YYYY';
const typed = [
  'DD.MM.YYYY',
  'D.M.YYYY',
  'DD.MM.YY',
  'D.M.YY',
  'DD MM YYYY',
  'D M YYYY',
  'DD/MM/YYYY',
  'DDMMYYYY',
  DAY,
];

/** "2026-11-20" to "20.11.2026"; any other text unchanged, so that a half-typed day is kept. */
export function shownDay(day: string): string {
  const known = moment(day, DAY, true);
  return known.isValid() ? known.format(SHOWN) : day;
}

/** What a person typed, as YYYY-MM-DD, or null when it is not a day. */
export function dayFromTyped(text: string): string | null {
  const known = moment(text.trim(), typed, true);
  return known.isValid() ? known.format(DAY) : null;
}

/** The day as the calendar's Date at local noon, which no change of summer time can move to another day. */
export function dateOfDay(day: string): Date | undefined {
  const known = moment(day, DAY, true);
  return known.isValid() ? known.hour(12).toDate() : undefined;
}

/** The calendar's Date as YYYY-MM-DD. */
export function dayOfDate(date: Date): string {
  return moment(date).format(DAY);
}
