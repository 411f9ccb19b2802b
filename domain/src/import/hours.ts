import { fold } from '../text/fold';
import { formatDeadline, LATEST_HOUR } from '../time';
import { windowOf } from './dates';
import type { ImportField } from './fields';
import type { ReadCell } from './read-cell';
import type { RowReader } from './row-reader';

/** The hours of a day, `HH:mm`; null for an end that is not named. */
export interface DayHours {
  from: string | null;
  until: string | null;
}

const CLOCK = String.raw`(\d{1,2})(?:[:.](\d\d)(?::\d\d)?)?(?: ?ч(?:ас(?:а|ов)?)?\.?)?`;
const WINDOW = new RegExp(`^(?:с |от )?${CLOCK} ?(?:-|–|—|до|по) ?${CLOCK}$`);
const AFTER = new RegExp(`^(?:с|от|после|не раньше|не ранее|начиная с) ${CLOCK}$`);
const UNTIL = new RegExp(`^(?:до|по|к|не позже|не позднее) ${CLOCK}$`);
const PLAIN = new RegExp(`^${CLOCK}$`);

/** A bare hour before this one may be of the afternoon: «с 2 до 5». */
const MORNING = 6;

/** A time of groups of a pattern; null for one that does not exist or is not clear. */
function timeOf(hour = '', minute?: string): string | null {
  const isClear = minute !== undefined || hour.startsWith('0') || Number(hour) >= MORNING;
  if (!isClear || Number(hour) > 23 || Number(minute ?? 0) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute ?? '00'}`;
}

/** The hours that a text tells: «10–14», «с 10 до 14», «после 18», «до 12»; null for another text. */
export function hoursIn(text: string): DayHours | null {
  const plain = fold(text.slice(0, 60));
  const window = WINDOW.exec(plain);
  if (window) {
    const [from, until] = [timeOf(window[1], window[2]), timeOf(window[3], window[4])];
    return from !== null && until !== null && from < until ? { from, until } : null;
  }
  const from = single(AFTER, plain);
  if (from !== null) return { from, until: null };
  const until = single(UNTIL, plain);
  return until === null ? null : { from: null, until };
}

function single(pattern: RegExp, plain: string): string | null {
  const found = pattern.exec(plain);
  return found && timeOf(found[1], found[2]);
}

/** What a column of hours says: both ends, or the one that its heading names. */
const READERS = {
  interval: hoursIn,
  timeFrom: (text) => {
    const from = single(PLAIN, fold(text.slice(0, 60))) ?? hoursIn(text)?.from ?? null;
    return from === null || hoursIn(text)?.until ? null : { from, until: null };
  },
  timeUntil: (text) => {
    const until = single(PLAIN, fold(text.slice(0, 60))) ?? hoursIn(text)?.until ?? null;
    return until === null || hoursIn(text)?.from ? null : { from: null, until };
  },
} as const satisfies Partial<Record<ImportField, (text: string) => DayHours | null>>;

type HoursField = keyof typeof READERS;
const FIELDS = Object.keys(READERS) as HoursField[];

export const isHoursField = (field: ImportField | null): field is HoursField =>
  field !== null && Object.hasOwn(READERS, field);

/** The field of hours that reads all of these values: that of the heading, or both ends in one cell; null where a value stays words. */
export const hoursFieldOf = (heading: HoursField, values: readonly string[]): HoursField | null =>
  [heading, 'interval' as const].find((field) => values.every((value) => READERS[field](value) !== null)) ??
  null;

/** The hours of a row and its deadline with their end. Cells of different hours are a problem. */
export function hoursOf(
  row: RowReader,
  deadline: string | null,
): { deliveryFrom: string | null; deliveryDate: string | null } {
  const cells = FIELDS.flatMap((field) => {
    const hours = row.read(field, readerOf(field));
    return hours === null ? [] : [{ field, ...hours }];
  });
  const window = windowOf(row.text('deliveryDate'));
  const named = deadline?.slice(11) === LATEST_HOUR && !window ? null : (deadline?.slice(11) ?? null);
  const hasDate = row.text('deliveryDate') !== '';
  const froms = new Set(
    [...cells.map(({ from }) => from), window?.from ?? null].filter((one) => one !== null),
  );
  const untils = new Set(
    [...cells.map(({ until }) => until), hasDate ? named : null].filter((one) => one !== null),
  );
  const [from = null] = froms;
  const [until = null] = untils;
  const [first] = cells;
  if (first && (froms.size > 1 || untils.size > 1))
    row.problem(first.field, {
      code: 'date_unclear',
      message: `В другой ячейке строки часы другие${deadline && hasDate ? `: ${formatDeadline(deadline)}` : ''}. Оставьте одни`,
    });
  return {
    deliveryFrom: from,
    deliveryDate: deadline !== null && until !== null ? `${deadline.slice(0, 10)} ${until}` : deadline,
  };
}

/** Reads a cell of one time of the day: «14:00», «14». */
export function readTime(text: string): ReadCell<string> {
  const time = single(PLAIN, fold(text.slice(0, 60)));
  return time === null
    ? { code: 'date_unclear', message: `Не поняли час «${text}». Напишите 14:00` }
    : { value: time };
}

const readerOf =
  (field: HoursField) =>
  (text: string): ReadCell<DayHours> => {
    const value = READERS[field](text);
    const example = field === 'interval' ? '10:00–14:00, до 14:00 или после 18:00' : '14:00';
    return value === null
      ? { code: 'date_unclear', message: `Не поняли часы «${text}». Напишите ${example}` }
      : { value };
  };
