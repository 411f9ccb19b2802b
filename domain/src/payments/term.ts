import { workingDayAfter, type MovedDay } from '../orders/working-days';
import { TERM_DAYS } from './limits';

/** The last day, `YYYY-MM-DD`, on which an act of the day is paid in time. */
export const paymentTerm = (day: string, moved: readonly MovedDay[] = []): string =>
  workingDayAfter(day, TERM_DAYS, moved);
