import { fold } from '../text/fold';
import { readNumber } from '../text/read';
import { formatDate, isDay } from '../time';
import { MONTH_FIRST } from './fields';
import type { ReadCell } from './read-cell';

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const DAY =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s*г\.?)?(?:[\s,]+(?:до\s+)?(\d{1,2})[:.](\d\d)(?::\d\d)?)?$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z?)?$/;
export const SHORT_DAY = /^(\d{1,2})[./-](\d{1,2})\.?$/;
const NAMED_DAY = /^(\d{1,2})[.\s-]+([а-яё]{3,8})\.?(?:[.\s-]+(\d{4}|\d{2})(?:\s*г\.?)?)?$/i;

export interface DayParts {
  day: string;
  month: string;
  /** Absent if the text has no year. */
  year?: string | undefined;
  time?: string | undefined;
}

export function dayParts(text: string): DayParts | null {
  const plain = fold(text);
  const iso = ISO.exec(text.trim());
  if (iso)
    return { day: iso[3] ?? '', month: iso[2] ?? '', year: iso[1], time: iso[4] && `${iso[4]}:${iso[5]}` };
  const full = DAY.exec(plain);
  if (full)
    return {
      day: full[1] ?? '',
      month: full[2] ?? '',
      year: full[3],
      time: full[4] && `${full[4].padStart(2, '0')}:${full[5]}`,
    };
  const named = NAMED_DAY.exec(plain);
  const month = named ? MONTHS.findIndex((word) => named[2]?.startsWith(word)) + 1 : 0;
  if (named && month > 0) return { day: named[1] ?? '', month: String(month), year: named[3] };
  const short = SHORT_DAY.exec(plain);
  return short && { day: short[1] ?? '', month: short[2] ?? '' };
}

const iso = ({ day, month }: DayParts, year: string): string =>
  `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Converts an Excel serial date: day 1 is 1 January 1900, and a 29 February 1900 is counted. */
const excelDay = (serial: number): string =>
  new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);

const WEEKDAYS = ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'];
const WEEKDAY_NAMES = ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'];
const WEEKDAY =
  /^(вс|пн|вт|ср|чт|пт|сб|воскресенье|понедельник|вторник|среда|четверг|пятница|суббота)[.,]{0,2} ?(?=\d)/;
/** A folded date with the hours of a day behind it: «2027-06-07 10:00 - 22:00». */
const WINDOW =
  /^(.{4,30}?),? (?:с )?(\d{1,2})[:.](\d\d)(?::\d\d)? ?(?:-|–|—|до) ?(\d{1,2})[:.](\d\d)(?::\d\d)?$/;

/** The hours behind a date. */
export function windowOf(text: string): { from: string; until: string } | null {
  const [, , hour = '', minute = '', last = '', lastMinute = ''] = WINDOW.exec(fold(text)) ?? [];
  if (hour === '') return null;
  return { from: `${hour.padStart(2, '0')}:${minute}`, until: `${last.padStart(2, '0')}:${lastMinute}` };
}

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** A date without its weekday, from 0 for Sunday, and with the end of its hours as the deadline. */
function withoutWords(text: string): { date: string; weekday: number | null } {
  const plain = fold(text);
  const [, date = plain, , , last, lastMinute] = WINDOW.exec(plain) ?? [];
  const whole = last === undefined ? plain : `${date} ${last.padStart(2, '0')}:${lastMinute}`;
  const word = WEEKDAY.exec(whole);
  if (!word) return { date: last === undefined ? text : whole, weekday: null };
  const [all, name = ''] = word;
  return {
    date: whole.slice(all.length),
    weekday: Math.max(WEEKDAYS.indexOf(name), WEEKDAY_NAMES.indexOf(name)),
  };
}

/** The date read in another order of day and month, where it is of figures: «06/14/2027». */
const turned = (parts: DayParts, text: string): DayParts =>
  /^\d{1,2}[./-]\d/.test(text.trim()) ? { ...parts, day: parts.month, month: parts.day } : parts;

/** Reads a delivery deadline, `YYYY-MM-DD HH:mm`; the default time is 23:00. `order` is that of day and month in the column. */
export function readDeliveryDate(text: string, now: Date, order: string | null = null): ReadCell<string> {
  const unclear = { code: 'date_unclear', message: `Не поняли дату «${text}». Напишите ДД.ММ.ГГГГ` } as const;
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text.trim()) ? readNumber(text) : null;
  if (serial !== null) return { value: `${excelDay(serial)} 23:00` };
  const { date, weekday } = withoutWords(text);
  const found = dayParts(date);
  const parts = found && order === MONTH_FIRST ? turned(found, date) : found;
  if (!parts) return unclear;
  const time = parts.time && parts.time !== '00:00' ? parts.time : '23:00';
  if (parts.year === undefined) {
    const year = now.getUTCFullYear();
    const days = [year, year + 1].map((one) => iso(parts, String(one))).filter(isDay);
    const next = days.find((day) => day >= now.toISOString().slice(0, 10));
    // The weekday tells the year.
    if (next && weekdayOf(next) === weekday) return { value: `${next} ${time}` };
    return { ...unclear, message: 'Укажите дату с годом', choices: next ? [formatDate(next)] : [] };
  }
  const day = iso(parts, parts.year);
  if (!isDay(day)) return unclear;
  if (weekday !== null && weekdayOf(day) !== weekday)
    return {
      ...unclear,
      message: `${formatDate(day)} — ${WEEKDAY_NAMES[weekdayOf(day)]}. Проверьте дату`,
      choices: [formatDate(day)],
    };
  return { value: `${day} ${time}` };
}
