import { addDays } from '../time';
import type { CalendarDay } from './calendar';

/** The legal source of the list, for display. */
export const HOLIDAYS_SOURCE =
  'Указ Президента Республики Беларусь от 26.03.1998 № 157 «О государственных праздниках, праздничных днях и памятных датах в Республике Беларусь»';

/** Public holidays with a fixed date, `MM-DD`. */
const FIXED = [
  ['01-01', 'Новый год'],
  ['01-02', 'Новый год'],
  ['01-07', 'Рождество (православное)'],
  ['03-08', 'День женщин'],
  ['05-01', 'Праздник труда'],
  ['05-09', 'День Победы'],
  ['07-03', 'День Независимости'],
  ['11-07', 'День Октябрьской революции'],
  ['12-25', 'Рождество (католическое)'],
] as const;

/** Радуница: the second Tuesday after the Orthodox Easter. */
const RADUNITSA_AFTER_EASTER = 9;

/** The difference between the Julian and the Gregorian calendar from 1900 to 2099, days. */
const JULIAN_BEHIND = 13;

/** The Orthodox Easter of a year from 1900 to 2099 (Jean Meeus, «Astronomical Algorithms», chapter 8). */
function orthodoxEaster(year: number): string {
  const moon = (19 * (year % 19) + 15) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const afterMarch = moon + sunday + 21;
  return addDays(`${year}-03-01`, afterMarch + JULIAN_BEHIND);
}

/** The public holidays of Belarus in chronological order, for years from 1900 to 2099. */
export function publicHolidays(year: number): CalendarDay[] {
  const radunitsa = [addDays(orthodoxEaster(year), RADUNITSA_AFTER_EASTER), 'Радуница'] as const;
  return [...FIXED.map(([day, name]) => [`${year}-${day}`, name] as const), radunitsa]
    .map(([day, name]) => ({ day, isOpen: false, name }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}
