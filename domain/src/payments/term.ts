import { publicHolidays } from '../orders/holidays';
import { addDays, weekday } from '../time';
import { TERM_DAYS } from './limits';

const isWorkingDay = (day: string): boolean =>
  ![0, 6].includes(weekday(day) ?? 0) &&
  !publicHolidays(Number(day.slice(0, 4))).some((holiday) => holiday.day === day);

/** The last day, `YYYY-MM-DD`, on which an act of the day is paid in time. */
export function paymentTerm(day: string): string {
  let last = day;
  for (let left = TERM_DAYS; left > 0;) {
    last = addDays(last, 1);
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}
