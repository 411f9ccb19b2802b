import { addDays } from '../time';
import { isWorkingDay } from './working-days';

/** Working days for which undelivered cargo is kept (clause 6.8 of the договор). */
export const STORAGE_DAYS = 10;

/** Days are counted so far; later ones are all the same past the term. */
const COUNTED = 3 * STORAGE_DAYS;

/** Which working day of storage a day is: the first is the one after the failed delivery; 0 before it. Not counted beyond thirty. */
export function storageDay(since: string, today: string): number {
  let count = 0;
  for (let day = addDays(since, 1); day <= today && count < COUNTED; day = addDays(day, 1))
    if (isWorkingDay(day)) count++;
  return count;
}

/** «день 3 из 10»; past the term «больше 10 рабочих дней». */
export const storageWords = (day: number): string =>
  day > STORAGE_DAYS ? `больше ${STORAGE_DAYS} рабочих дней` : `день ${day} из ${STORAGE_DAYS}`;
