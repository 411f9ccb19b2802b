import { orderOfLabel, placeOfLabel, registerOfDigits } from '../orders/label';
import { runOfDigits } from '../runs/digits';
import { readTrackingCode, trackingCodesIn } from '../tracking/code';
import { LIMITS } from '../validation/limits';

/** What a scanned or typed code names. */
export type ScannedCode =
  | { kind: 'place'; order: number; place: number }
  | { kind: 'order'; order: number }
  | { kind: 'parcel'; code: string }
  | { kind: 'register'; register: number }
  | { kind: 'run'; run: number };

const isId = (value: number | null): value is number => value !== null && value >= 1 && value <= LIMITS.id;

const orderNumber = /^(?:№|N)?\s*(\d{1,10})$/i;

/** Codes of barcodes alone: digits whose count says what they name. */
function readBarcode(digits: string): ScannedCode | null {
  const label = placeOfLabel(digits);
  if (label) return isId(label.order) && label.place > 0 ? { kind: 'place', ...label } : null;
  const register = registerOfDigits(digits);
  if (register !== null) return isId(register) ? { kind: 'register', register } : null;
  const run = runOfDigits(digits);
  return isId(run) ? { kind: 'run', run } : null;
}

/**
 * A barcode of ours, an order's number as people type it, or a parcel's tracking code or the link to its page; null for any other text
 * (docs/contract.md#scans).
 */
export function readCode(text: string): ScannedCode | null {
  const trimmed = text.trim();
  const typed = orderNumber.exec(trimmed)?.[1];
  if (typed !== undefined) return isId(Number(typed)) ? { kind: 'order', order: Number(typed) } : null;
  const digits = trimmed.replace(/\s/g, '');
  if (/^\d{14,}$/.test(digits)) return readBarcode(digits);
  const code = readTrackingCode(trackingCodesIn(trimmed)[0] ?? '');
  return code === null ? null : { kind: 'parcel', code };
}

/** Two barcodes that a scanner has typed without an end between them, where only one way of parting them makes both right; else null. */
export function splitCodes(text: string): [string, string] | null {
  const digits = text.replace(/\s/g, '');
  if (!isGlued(digits)) return null;
  const parted: [string, string][] = [];
  for (let at = BARCODE.least; at <= digits.length - BARCODE.least; at++) {
    const [one, two] = [digits.slice(0, at), digits.slice(at)];
    if (readBarcode(one) && readBarcode(two)) parted.push([one, two]);
  }
  return parted.length === 1 ? (parted[0] ?? null) : null;
}

/** Whether the text is longer than any barcode of ours: several scans in one. */
export const isGlued = (text: string): boolean => {
  const digits = text.replace(/\s/g, '');
  return /^\d+$/.test(digits) && digits.length > BARCODE.longest && orderOfLabel(digits) === null;
};

/** Digits of the shortest and of the longest barcode: a label's and a run's. */
const BARCODE = { least: 14, longest: 18 };
