import moment from 'moment';
import 'moment/locale/ru';

/** Days travel as YYYY-MM-DD and are shown as 20.11.2026 (docs/contract.md#dates-and-prices). */
const DAY = 'YYYY-MM-DD';
const SHOWN = 'DD.MM.YYYY';
const typed = [
  ...['D.M', 'DD.MM', 'D.MM', 'DD.M'].flatMap((start) => [`${start}.YYYY`, `${start}.YY`]),
  'DDMMYYYY',
  'DDMMYY',
];

/** "2026-11-20" to "20.11.2026"; any other text unchanged, so that a half-typed day is kept. */
export function shownDay(day: string): string {
  const known = moment(day, DAY, true);
  return known.isValid() ? known.format(SHOWN) : day;
}

/** What a person typed, as YYYY-MM-DD, or null when it is not a day. */
export function dayFromTyped(text: string): string | null {
  const day = text.trim();
  const known = moment(day, DAY, true);
  if (known.isValid()) return day;
  // Dots, commas, slashes, hyphens and blanks divide the parts alike.
  const divided = moment(day.replace(/[\s.,/-]+/g, '.'), typed, true);
  return divided.isValid() ? divided.format(DAY) : null;
}

/** The first of the texts that is a day, else today on this device. */
export function firstDay(...texts: string[]): string {
  return texts.find((text) => moment(text, DAY, true).isValid()) ?? moment().format(DAY);
}

/** A month's name and year: «ноябрь 2026». */
export const monthTitle = (day: string): string => moment(day, DAY).format('MMMM YYYY');

/** A day in words: «пятница, 20 ноября 2026». */
export const dayTitle = (day: string): string => moment(day, DAY).format('dddd, D MMMM YYYY');

/** The names of the week's days from Monday: short and in full. */
export const weekdays = (): { short: string; full: string }[] =>
  [1, 2, 3, 4, 5, 6, 7].map((number) => {
    const day = moment().isoWeekday(number);
    return { short: day.format('dd'), full: day.format('dddd') };
  });

export const shiftDay = (day: string, count: number, unit: 'day' | 'month'): string =>
  moment(day, DAY).add(count, unit).format(DAY);

export const firstOfWeek = (day: string): string => moment(day, DAY).startOf('isoWeek').format(DAY);
export const lastOfWeek = (day: string): string => moment(day, DAY).endOf('isoWeek').format(DAY);

/** The weeks from Monday that a day's month lies in, with the days of the neighbouring months. */
export function weeksOfMonth(day: string): string[][] {
  const monday = moment(day, DAY).startOf('month').startOf('isoWeek');
  const end = moment(day, DAY).endOf('month');
  const weeks: string[][] = [];
  for (; !monday.isAfter(end); monday.add(7, 'day')) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((later) => monday.clone().add(later, 'day').format(DAY)));
  }
  return weeks;
}
