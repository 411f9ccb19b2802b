import { amountIn } from '../text/amount';
import { cleanText, fold, plainSigns } from '../text/fold';
import { readFlag, readNumber } from '../text/read';
import type { PackageType } from '../orders/enums';
import { readPhone } from '../validation/phone';
import { dayParts, SHORT_DAY } from './dates';
import type { ReadCell } from './read-cell';

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

/** «30 20 10 см» */
const THREE = /^\d+(?:[.,]\d+)?\s+\d+(?:[.,]\d+)?\s+\d+(?:[.,]\d+)?(?:\s?[мс]?м\.?)?$/i;

/** Reads «30×20×10» with any common separator; the unit follows the last number or each one. */
export function readSizes(text: string, plainUnit: string): ReadCell<[number, number, number]> {
  const plain = plainSigns(text).trim();
  const found = SIZES.exec(THREE.test(plain) ? plain.replace(/(\d)\s+(?=\d)/g, '$1×') : plain);
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
