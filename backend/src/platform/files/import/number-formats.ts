import { plainText } from './workbook-parts';

/** How a spreadsheet shows a whole number of a format: «00021» of 21. */
export interface ZeroFormat {
  digits: number;
  before: string;
  after: string;
}

/** Digits that are all shown, with fixed texts around them; positive numbers come first in a format. */
const ZEROS = /^(?:"([^"]{0,20})")?(0{2,20})(?:"([^"]{0,20})")?(?:;|$)/;

const TAG = /<(\/?)(?:\w{1,20}:)?(\w{1,40})(?=[\s/>])([^<>]*)>/g;

const attribute = (attributes: string, name: string): string =>
  new RegExp(`\\s${name}=["']([^"']{0,200})["']`).exec(attributes)?.[1] ?? '';

/** The formats of cells that show zeros before a number, by their indexes in the styles of a workbook. */
export function zeroFormats(styles: string): Map<number, ZeroFormat> {
  const codes = new Map<string, ZeroFormat>();
  const found = new Map<number, ZeroFormat>();
  let [isOfCells, index] = [false, 0];
  for (const { 1: slash, 2: name, 3: attributes = '' } of styles.matchAll(TAG)) {
    if (name === 'cellXfs') isOfCells = slash === '';
    if (slash !== '') continue;
    if (name === 'numFmt') {
      const [, before = '', digits, after = ''] =
        ZEROS.exec(plainText(attribute(attributes, 'formatCode'))) ?? [];
      if (digits) codes.set(attribute(attributes, 'numFmtId'), { digits: digits.length, before, after });
    } else if (name === 'xf' && isOfCells) {
      const format = codes.get(attribute(attributes, 'numFmtId'));
      if (format) found.set(index, format);
      index++;
    }
  }
  return found;
}

/** A whole number as it is shown; other texts stay. */
export const withZeros = (text: string, { digits, before, after }: ZeroFormat): string =>
  /^\d{1,20}$/.test(text) ? before + text.padStart(digits, '0') + after : text;
