import { shownOrderNumber } from '../integrations/modes';
import { orderOfLabel, placeOfLabel, registerOfDigits, testPaperOf } from '../orders/label';
import { orderOfStop, runOfDigits } from '../runs/digits';
import { numbered } from '../text/numbered';
import { readTrackingCode, trackingCodesIn } from '../tracking/code';
import { LIMITS } from '../validation/limits';

/** The object that a scanned or typed code identifies. */
export type ScannedCode =
  | { kind: 'place'; order: number; place: number }
  | { kind: 'order'; order: number }
  | { kind: 'parcel'; code: string }
  | { kind: 'register'; register: number }
  | { kind: 'run'; run: number }
  | { kind: 'stop'; order: number }
  | { kind: 'test'; what: 'label' | 'register'; id: number };

const isId = (value: number | null): value is number => value !== null && value >= 1 && value <= LIMITS.id;

/** «T-17», with a Latin or a Cyrillic letter, or «-17»: a test order's number as it is shown. */
const testOrderNumber = /^(?:№|N)?\s*(?:[TТ]\s*)?-(\d{1,10})$/i;

const orderNumber = /^(?:№|N)?\s*(\d{1,10})$/i;

/** Reads a barcode; the number of digits determines its kind. */
function readBarcode(digits: string): ScannedCode | null {
  const test = testPaperOf(digits);
  if (test) return isId(-test.id) ? { kind: 'test', ...test } : null;
  const label = placeOfLabel(digits);
  if (label) return isId(label.order) && label.place > 0 ? { kind: 'place', ...label } : null;
  const stop = orderOfStop(digits);
  if (stop !== null) return isId(stop) ? { kind: 'stop', order: stop } : null;
  const register = registerOfDigits(digits);
  if (register !== null) return isId(register) ? { kind: 'register', register } : null;
  const run = runOfDigits(digits);
  return isId(run) ? { kind: 'run', run } : null;
}

/**
 * Removes what scanners add to a code: AIM identifiers of the kind of the barcode (`]C1`, `]Q3`, `]d2`), a leading `~`, and the
 * asterisks of Code 39.
 */
export function withoutPrefix(text: string): string {
  const plain = text
    .trim()
    .replace(/\][A-Za-z][0-9A-Za-z]/g, '')
    .replace(/^~/, '');
  return plain.length > 2 && plain.startsWith('*') && plain.endsWith('*') ? plain.slice(1, -1) : plain;
}

/**
 * Reads a barcode of the product, an order's number, a tracking code or a tracking link; null for another text
 * (docs/contract.md#scans).
 */
export function readCode(text: string): ScannedCode | null {
  const trimmed = withoutPrefix(text).trim();
  const typed = orderNumber.exec(trimmed)?.[1];
  if (typed !== undefined) return isId(Number(typed)) ? { kind: 'order', order: Number(typed) } : null;
  const test = Number(testOrderNumber.exec(trimmed)?.[1] ?? 0);
  if (isId(test)) return { kind: 'test', what: 'label', id: -test };
  const digits = trimmed.replace(/\s/g, '');
  if (/^\d{14,}$/.test(digits)) return readBarcode(digits);
  const code = readTrackingCode(trackingCodesIn(trimmed)[0] ?? '');
  return code === null ? null : { kind: 'parcel', code };
}

/** Splits two concatenated barcodes; null unless exactly one split yields two valid ones. */
export function splitCodes(text: string): [string, string] | null {
  const digits = withoutPrefix(text).replace(/\s/g, '');
  if (digits.length > 2 * BARCODE.longest || !hasSeveralScans(digits)) return null;
  const parted: [string, string][] = [];
  for (let at = BARCODE.least; at <= digits.length - BARCODE.least; at++) {
    const [one, two] = [digits.slice(0, at), digits.slice(at)];
    if (readBarcode(one) && readBarcode(two)) parted.push([one, two]);
  }
  return parted.length === 1 ? (parted[0] ?? null) : null;
}

/** Whether the text is longer than any barcode, so it contains several scans. */
export const hasSeveralScans = (text: string): boolean => {
  const digits = withoutPrefix(text).replace(/\s/g, '');
  return /^\d+$/.test(digits) && digits.length > BARCODE.longest && orderOfLabel(digits) === null;
};

/** The lengths of the shortest and the longest barcode: a label's and a test paper's. */
const BARCODE = { least: 14, longest: 20 };

/** What a screen or an answer says of a scanned test paper, by which nothing is done. */
export const testPaperWords = ({ what, id }: { what: 'label' | 'register'; id: number }): string =>
  what === 'label'
    ? `Тестовая этикетка: заказ ${numbered(shownOrderNumber(id))} не везут, ничего не изменилось`
    : `Тестовый реестр ${numbered(shownOrderNumber(id))}: принимать по нему нечего`;
