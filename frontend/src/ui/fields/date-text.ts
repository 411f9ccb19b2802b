import moment from 'moment';
import 'moment/locale/ru';

/** Days travel as YYYY-MM-DD and are shown as 20.11.2026 (docs/contract.md#dates-and-prices). */
const DAY = 'YYYY-MM-DD';
const SHOWN = 'DD.MM.YYYY';
/** Day, month and year as typed: 1.2.26, 01.02.2026, 010226, 01022026. */
const TYPED = [/^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/, /^(\d{2})(\d{2})(\d{2}|\d{4})$/] as const;

/** Half a day, as it is with most keys, need not be read as one. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && moment(text, DAY, true).isValid();

/** "2026-11-20" to "20.11.2026"; any other text unchanged, so that a half-typed day is kept. */
export function shownDay(day: string): string {
  return isDay(day) ? moment(day, DAY).format(SHOWN) : day;
}

/** Typed text as YYYY-MM-DD, or null when it is not a day. */
export function dayFromTyped(text: string): string | null {
  const given = text.trim();
  if (isDay(given)) return given;
  // Dots, commas, slashes, hyphens and blanks divide the parts alike.
  const divided = given.replace(/[\s.,/-]+/g, '.');
  const parts = TYPED[0].exec(divided) ?? TYPED[1].exec(divided);
  if (!parts) return null;
  const [, day = '', month = '', year = ''] = parts;
  const full = year.length === 2 ? moment.parseTwoDigitYear(year) : year;
  const found = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(found) ? found : null;
}

/** A day without its year, «2.12», as the one nearest to today; null for any other text. */
export function nearestDay(text: string, today = moment().format(DAY)): string | null {
  const [, day, month] = /^(\d{1,2})[.,/-](\d{1,2})\.?$/.exec(text.trim()) ?? [];
  const now = moment(today, DAY);
  const days = [-1, 0, 1].flatMap((years) => dayFromTyped(`${day}.${month}.${now.year() + years}`) ?? []);
  const away = (one: string): number => Math.abs(moment(one, DAY).diff(now));
  return days.sort((one, other) => away(one) - away(other))[0] ?? null;
}

/** The first of the texts that is a day, else today on this device. */
export function firstDay(...texts: string[]): string {
  return texts.find(isDay) ?? moment().format(DAY);
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
