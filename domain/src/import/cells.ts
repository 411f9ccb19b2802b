import { amountIn } from '../text/amount';
import { cleanText, fold, plainSigns } from '../text/fold';
import { readFlag, readNumber } from '../text/read';
import { formatDate, isDay } from '../time';
import type { PackageType } from '../orders/enums';
import { readPhone } from '../validation/phone';
import type { ImportProblemCode } from './problems';

/** The value of a cell, or the problem that prevents reading it. */
export type ReadCell<Value> =
  { value: Value } | { code: ImportProblemCode; message: string; choices?: string[] };

/** Whether a cell counts as empty; dashes and dots are common placeholders. */
export const isBlankCell = (text: string): boolean => /^[\s\-–—.]*$/.test(text);

const KINDS: readonly (readonly [RegExp, PackageType])[] = [
  [/^(?:посыл|короб|груз|пакет|место)/i, 'package'],
  [/^товар/i, 'product'],
  [/^док/i, 'doc'],
];

export const kindIn = (text: string): PackageType | undefined =>
  KINDS.find(([word]) => word.test(text.trim()))?.[1];

export function readKind(text: string): ReadCell<PackageType> {
  const kind = kindIn(text);
  return kind
    ? { value: kind }
    : {
        code: 'kind_unclear',
        message: 'Напишите «Посылка», «Товар» или «Документы»',
        choices: ['Посылка', 'Товар', 'Документы'],
      };
}

const YES = ['да', 'д', '+', 'x', 'х', 'yes', 'истина', 'хрупкое', 'хрупкий', '✓', '✔'];
const NO = ['нет', 'н', 'no', 'ложь'];

export function readYesNo(text: string): ReadCell<boolean> {
  const word = fold(text);
  const flag = YES.includes(word) ? true : NO.includes(word) ? false : readFlag(word);
  return flag === null
    ? { code: 'flag_unclear', message: 'Напишите «да» или «нет»', choices: ['да', 'нет'] }
    : { value: flag };
}

/** Converts an amount to the unit of its field; a number without a unit is in `plainUnit`. */
export function readAmount(unit: string, text: string, plainUnit: string): ReadCell<number> {
  const number = readNumber(amountIn(unit, text, plainUnit));
  return number === null
    ? { code: 'number_unclear', message: `Не поняли число «${text}». Напишите, например, 2,5` }
    : { value: number };
}

const SIZES =
  /^(\d+(?:[.,]\d+)?)\s*(?:(мм|см|м)\s*)?[×xх*/]\s*(\d+(?:[.,]\d+)?)\s*(?:(мм|см|м)\s*)?[×xх*/]\s*(\d+(?:[.,]\d+)?)\s*(мм|см|м)?\.?$/i;

/** Reads «30×20×10» with any common separator; the unit follows the last number or each one. */
export function readSizes(text: string, plainUnit: string): ReadCell<[number, number, number]> {
  const found = SIZES.exec(plainSigns(text).trim());
  if (!found) return { code: 'sizes_unclear', message: 'Напишите три размера через «×»: 30×20×10' };
  const [, length = '', , width = '', , height = ''] = found;
  const own = (at: number): string => (found[at] ?? found[6] ?? plainUnit).toLowerCase();
  const sides = [length, width, height].map(
    (side, at) => readNumber(amountIn('см', side, own(at * 2 + 2))) ?? 0,
  );
  return { value: sides as [number, number, number] };
}

/** The fewest digits of a whole number. */
const PHONE_DIGITS = 9;

const SEVERAL = /[,;/\n]|\s{2,}|\sи\s|\sили\s/;

/** Reads a telephone. Two numbers in one cell, or words after the number, are a problem with suggestions. */
export function readPhoneCell(text: string): ReadCell<string> {
  if (/^\d(?:[.,]\d+)?e\+\d+$/i.test(text.trim()))
    return {
      code: 'phone_cut',
      message: 'Таблица сократила номер. Впишите его целиком: +375 (29) 12-34-567',
    };
  const parts = text
    .split(SEVERAL)
    .filter((part) => part.length >= PHONE_DIGITS)
    .map((part) => readPhone(part).phone)
    .filter((phone) => phone !== null);
  if (parts.length > 1)
    return {
      code: 'phone_several',
      message: 'В ячейке два номера. Выберите, по какому звонить',
      choices: [...new Set(parts)],
    };
  const { phone, rest } = readPhone(text);
  if (phone === null) return { value: cleanText(text) };
  // Couriers cannot dial an extension.
  return rest === ''
    ? { value: phone }
    : {
        code: 'phone_unclear',
        message: `Добавочный или подпись «${rest}» курьер не наберёт. Оставьте номер, остальное впишите в комментарий`,
        choices: [phone],
      };
}

const MONTHS = ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'];
const DAY =
  /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?:\s*г\.?)?(?:[\s,]+(?:до\s+)?(\d{1,2})[:.](\d\d)(?::\d\d)?)?$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T\s](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?Z?)?$/;
const SHORT_DAY = /^(\d{1,2})[./-](\d{1,2})\.?$/;
const NAMED_DAY = /^(\d{1,2})[.\s-]+([а-яё]{3,8})\.?(?:[.\s-]+(\d{4}|\d{2})(?:\s*г\.?)?)?$/i;

interface DayParts {
  day: string;
  month: string;
  /** Absent if the text has no year. */
  year?: string | undefined;
  time?: string | undefined;
}

function dayParts(text: string): DayParts | null {
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

/** Reads a delivery deadline, `YYYY-MM-DD HH:mm`; the default time is 23:00. */
export function readDeliveryDate(text: string, now: Date): ReadCell<string> {
  const unclear = { code: 'date_unclear', message: `Не поняли дату «${text}». Напишите ДД.ММ.ГГГГ` } as const;
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text.trim()) ? readNumber(text) : null;
  if (serial !== null) return { value: `${excelDay(serial)} 23:00` };
  const parts = dayParts(text);
  if (!parts) return unclear;
  if (parts.year === undefined) {
    const year = now.getUTCFullYear();
    const days = [year, year + 1].map((one) => iso(parts, String(one))).filter(isDay);
    const next = days.find((day) => day >= now.toISOString().slice(0, 10));
    return { ...unclear, message: 'Укажите дату с годом', choices: next ? [formatDate(next)] : [] };
  }
  const day = iso(parts, parts.year);
  if (!isDay(day)) return unclear;
  const time = parts.time && parts.time !== '00:00' ? parts.time : '23:00';
  return { value: `${day} ${time}` };
}

/** Reads the number of a house or a flat. A date means that the spreadsheet has converted «12/1». */
export function readHouse(text: string): ReadCell<string> {
  const parts = dayParts(text);
  const isShort = parts?.year === undefined && SHORT_DAY.test(text.trim());
  if (!parts || (isShort && !/\.\d+$/.test(text.trim()))) return { value: cleanText(text) };
  const [day, month] = [Number(parts.day), Number(parts.month)];
  return {
    code: 'date_in_house',
    message: 'Таблица превратила номер в дату. Каким он был?',
    choices: [`${day}/${month}`, `${day}-${month}`],
  };
}

/** Removes the fraction that Excel adds to an integer: «1024.0» is «1024». */
export const codeIn = (text: string): string => cleanText(text).replace(/^(\d+)[.,]0$/, '$1');
