import { addDays, weekday } from '../time';
import { publicHolidays } from './holidays';

/** A day that the government moves: a working day off, or a day off that is worked. */
export interface MovedDay {
  /** `YYYY-MM-DD` */
  day: string;
  isWorking: boolean;
}

/** Moved days of a year that are listed. */
export const MAX_MOVED_DAYS = 60;

const WEEKEND: readonly (number | null)[] = [0, 6];

/** Whether a day is worked by the five-day week and the public holidays, before any move. */
export const isOrdinaryWorkingDay = (day: string): boolean =>
  !WEEKEND.includes(weekday(day)) &&
  !publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);

/** Whether a day is worked; it has nothing to do with the days of delivery. */
export const isWorkingDay = (day: string, moved: readonly MovedDay[] = []): boolean =>
  moved.find((one) => one.day === day)?.isWorking ?? isOrdinaryWorkingDay(day);

/** The `count`-th working day after a `YYYY-MM-DD`, which does not count itself. */
export function workingDayAfter(date: string, count: number, moved: readonly MovedDay[] = []): string {
  let day = date;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, moved)) left--;
  }
  return day;
}
