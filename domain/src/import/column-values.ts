import { isFirmName } from '../orders/firms';
import { plainSigns } from '../text/fold';
import { DAY_FIRST, MONTH_FIRST } from './fields';

/** Different values that a question shows, and the characters of each. */
const SAMPLES = 3;
const SAMPLE_CHARS = 40;

/** Up to three different values of a column, each cut to forty characters. */
export function samplesOf(values: readonly string[]): string[] {
  const found = new Set<string>();
  for (const value of values) {
    const text = value.trim().replace(/\s+/g, ' ');
    const signs = [...text.slice(0, 4 * SAMPLE_CHARS)];
    found.add(signs.length > SAMPLE_CHARS ? `${signs.slice(0, SAMPLE_CHARS - 1).join('')}…` : text);
    if (found.size === SAMPLES) break;
  }
  return [...found];
}

/** A number of a house; «12.01.2026» is one that a spreadsheet has converted. */
const HOUSE = /^(?:д(?:ом)?[. ]{0,2})?(?:№ ?)?\d{1,4}(?:$|[ ,а-яёa-z/\\\-.])/iu;
const DECIMAL = /^\d+[.,]\d*[05]$/;
export const isHouseLike = (value: string): boolean =>
  HOUSE.test(value.trim()) && !DECIMAL.test(value.trim());

/** The number of a Belarusian waybill: two letters and seven digits. */
export const isWaybillLike = (value: string): boolean =>
  /^(?:№ ?)?[a-zа-яёі]{2}[ -]?(?:№ ?)?\d{7}$/iu.test(plainSigns(value).trim());

/** Whether a value has three numbers, as sizes have. */
export const isSizesLike = (value: string): boolean => (value.slice(0, 100).match(/\d+/g) ?? []).length >= 3;

const CLOCK = /(?:^|[^\d:])(\d{1,2})[:.](\d\d)(?::(\d\d))?(?![\d:.])/;
/** Whether a date has a time that no deadline has said: «07.06.2027 10:15:33», but not «до 10:15», «10:00–12:00» and midnight. */
export function hasMoment(value: string): boolean {
  const [, , clock = ''] = /^(\S{6,30})[\sT,]{1,3}(\S{4,20})$/.exec(value.trim()) ?? [];
  const [, hour, minute, second = '00'] = /^(\d{1,2}):(\d\d)(?::(\d\d))?/.exec(clock) ?? [];
  return hour !== undefined && !/[-–—]/.test(clock) && Number(`${hour}${minute}${second}`) > 0;
}

/** Whether a value tells hours: «10:00–18:00», «с 9 до 18», «после 18». */
export const isHoursLike = (value: string): boolean =>
  CLOCK.test(value) ||
  /(?:^|\s)(?:с|до|после|от|по)\s\d{1,2}(?!\d)/iu.test(value) ||
  /^\d{1,2}\s?[-–—]\s?\d{1,2}$/.test(value.trim());

const PATRONYMIC = /(?:вич|вна|ична|инична)$/iu;
const INITIALS = /^[\p{Lu}][\p{Ll}-]+ \p{Lu}\. ?(?:\p{Lu}\.)?$/u;
/** Whether a value is a person's name by its patronymic or initials. */
export function isPersonLike(value: string): boolean {
  const text = value.trim();
  const words = text.split(/\s+/, 4);
  if (isFirmName(text) || words.length > 3) return false;
  return (words.length > 1 && PATRONYMIC.test(words.at(-1) ?? '')) || INITIALS.test(text);
}

/** Whether an amount is more than one: «2», «3 шт.». */
export const isMany = (value: string): boolean =>
  Number(/^\D{0,10}(\d{1,9})/.exec(plainSigns(value))?.[1] ?? 0) > 1;

const FIGURES = /^(?:[а-я]{2}[,.]? )?(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})(?!\d)/iu;

/** How a column writes its dates: sure of the order, or two readings. */
export type DateOrder = typeof DAY_FIRST | typeof MONTH_FIRST | 'unclear';

/** The order of day and month that all dates of a column agree with. «06/07/2027» alone is not clear, «06.07.2027» is Russian. */
export function dateOrderOf(values: readonly string[]): DateOrder {
  const dates = values.flatMap((value) => {
    const [, first, sign, second] = FIGURES.exec(value.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second), sign }];
  });
  const isDayFirst = dates.some(({ first }) => first > 12);
  const isMonthFirst = dates.some(({ second }) => second > 12);
  if (isDayFirst && isMonthFirst) return 'unclear';
  if (isMonthFirst) return MONTH_FIRST;
  const isOpen = !isDayFirst && dates.some(({ first, second, sign }) => sign === '/' && first !== second);
  return isOpen ? 'unclear' : DAY_FIRST;
}
