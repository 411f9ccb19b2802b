import { addDays, isDay, toMinsk, weekday } from '@shlyah/domain';
import { whole, type Guess, type Scan } from './scan';

/** How far ahead a day without a year may be of the next year: «10.01» in December. */
const NEXT_YEAR = 62;

const MONTHS = [
  'янв|студз',
  'фев|лют',
  'мар|сак',
  'апр|крас',
  'мая|май|траў',
  'июн|чэрв',
  'июл|ліп',
  'авг|жні',
  'сен|вер',
  'окт|кас',
  'ноя|ліс',
  'дек|снеж',
];
/** In the order of `weekday`. */
const WEEKDAYS = [
  'воскресенье|вс|нядзелю',
  'понедельник|пн|панядзелак',
  'вторник|вт|аўторак',
  'среду|среда|ср|сераду',
  'четверг|чт|чацвер',
  'пятницу|пятница|пт|пятніцу',
  'субботу|суббота|сб|суботу',
];
const NEAR = ['сегодня|сёння', 'завтра|заўтра', 'послезавтра|паслязаўтра'];

/** The latest time of that day: «до 18:00», «к 15 ч». */
const UNTIL = String.raw`(?:,? {0,2}(?:до|к|да) (\d{1,2})(?:[:.](\d\d))?(?: ?ч(?:ас\p{L}{0,2})?\.?)?(?![\p{L}\d]|[.:]\d))?`;
/** Days of something else: «оплатили 11.12», «счёт от 10.11», «с 1 декабря», «10–12.12». */
const OTHER =
  /(?:оплат\p{L}*|плат[еі]ж\p{L}*|сч[её]т\p{L}*|заказ\p{L}*|получил\p{L}*|отправил\p{L}*|звонил\p{L}*|был\p{L}*|скидк\p{L}*|акци\p{L}*|от|с|со|после|пасля)[\s№\d%]{1,9}(?:до )?$|\d ?[-–—] ?$|\d[./]$/iu;

/** A day and its latest minute, and the hour from which on it is meant. */
export type DateGuess = Guess & { begins?: string };

interface Rule {
  pattern: string;
  /** `YYYY-MM-DD`, or null. */
  day: (groups: readonly string[], today: string) => string | null;
}

const RULES: readonly Rule[] = [
  {
    pattern: String.raw`(\d{1,2})[./](\d\d)[./](20\d\d|\d\d)`,
    day: ([day = '', month = '', year = '']) => dayOf(`20${year.slice(-2)}`, month, day),
  },
  {
    pattern: String.raw`(\d{1,2})[.](\d\d)`,
    day: ([day = '', month = ''], today) => nextDay(today, month, day),
  },
  ...MONTHS.map((names, at) => ({
    pattern: String.raw`(\d{1,2})(?:-?го)? {1,2}(?:${names})\p{L}{0,7}`,
    day: ([day = '']: readonly string[], today: string) => nextDay(today, String(at + 1), day),
  })),
  ...NEAR.map((words, days) => ({
    pattern: words,
    day: (_groups: readonly string[], today: string) => addDays(today, days),
  })),
  ...WEEKDAYS.map((names, number) => ({
    pattern: names,
    // The day itself is «сегодня»: the name means the next one.
    day: (_groups: readonly string[], today: string) =>
      addDays(today, ((number - (weekday(today) ?? 0) + 6) % 7) + 1),
  })),
];

/** Any of the days, without groups. */
export const ANY_DAY = RULES.map(({ pattern }) => pattern.replace(/\((?!\?)/g, '(?:')).join('|');

/** The day that a text names from today on, `YYYY-MM-DD`; null for another text. */
export function dayNamed(text: string, now: Date): string | null {
  const today = toMinsk(now).slice(0, 10);
  for (const { pattern, day } of RULES) {
    const match = new RegExp(`^(?:${pattern})$`, 'iu').exec(text);
    if (!match) continue;
    const value = day(match.slice(1), today);
    return value !== null && value >= today ? value : null;
  }
  return null;
}

/** The day of delivery and its latest minute, `YYYY-MM-DD HH:mm`; none where the message names two days, or one that has passed. */
export function dateIn(scan: Scan, now: Date): Guess | null {
  const today = toMinsk(now).slice(0, 10);
  const found: Guess[] = [];
  for (const { pattern, day } of RULES) {
    const read = (groups: readonly string[]): string | null => {
      const value = day(groups, today);
      const time = timeOf(groups.at(-2) ?? '', groups.at(-1) ?? '');
      return value === null || time === null || value < today ? null : `${value} ${time}`;
    };
    const pieces = scan.takeAll(
      new RegExp(whole(pattern) + UNTIL, 'giu'),
      (groups, before) => read(groups) !== null && !OTHER.test(before),
    );
    found.push(...pieces.map(({ groups, from }) => ({ value: read(groups) ?? '', from })));
  }
  const [only = null] = found;
  return found.every(({ value }) => value === only?.value) ? only : null;
}

/** The day with the hours that stand behind it; an hour of the date itself stays. */
export function withHours(
  { value, from: said }: Guess,
  { from, until, words }: { from: string | null; until: string | null; words: string },
): DateGuess {
  const day = until === null ? value : value.replace(/ 23:00$/, ` ${until}`);
  const begins = from !== null && from < day.slice(11) ? from : null;
  return { value: day, from: `${said}, ${words}`, ...(begins !== null && { begins }) };
}

function timeOf(hour: string, minute: string): string | null {
  if (hour === '') return '23:00';
  return Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute.padEnd(2, '0')}`
    : null;
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Such a day of this year that has not passed, or one early in the next. */
function nextDay(today: string, month: string, day: string): string | null {
  const year = Number(today.slice(0, 4));
  const here = dayOf(String(year), month, day);
  if (here !== null && here >= today) return here;
  const next = dayOf(String(year + 1), month, day);
  return next !== null && next <= addDays(today, NEXT_YEAR) ? next : null;
}
