import { compactSigns } from '../text/signs';

/**
 * An alphabet without the ambiguous 0, O, 1 and I. The index of a symbol is its value, five bits.
 */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The number of random symbols, 55 bits; a check symbol follows. */
export const TRACKING_RANDOM = 11;

export const TRACKING_LENGTH = TRACKING_RANDOM + 1;

/** Maximum number of codes per lookup. */
export const TRACKING_CODES = 3;

/** Multiplies by 2 in GF(32) with the polynomial x⁵ + x² + 1. */
const twice = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The weighted sum of the values, 0 for a valid code. The weights are distinct non-zero powers of 2, so the sum detects a wrong
 * symbol and two transposed symbols.
 */
const checkSum = (symbols: string): number =>
  [...symbols].reduce((sum, symbol) => twice(sum) ^ ALPHABET.indexOf(symbol), 0);

/** Builds a code from `TRACKING_RANDOM` random bytes, five bits of each. */
export function trackingCodeOf(bytes: Uint8Array): string {
  const symbols = Array.from(bytes.subarray(0, TRACKING_RANDOM), (byte) => ALPHABET[byte & 31]).join('');
  if (symbols.length < TRACKING_RANDOM) throw new RangeError('too few random bytes');
  return symbols + (ALPHABET[twice(checkSum(symbols))] ?? '');
}

/** Formats a code for display: `7K4M-PX2D-W9H4`. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const isCode = new RegExp(`^[${ALPHABET}]{${TRACKING_LENGTH}}$`);

/** Parses a typed code; null if it is invalid. */
export function readTrackingCode(text: string): string | null {
  const code = compactSigns(text);
  return isCode.test(code) && checkSum(code) === 0 ? code : null;
}

/** Removes everything up to the last slash of a pasted link. */
const withoutLink = (text: string): string => text.replace(/^https?:\/\/\S*\//i, '');

/** The minimum length of a whole code; shorter words are groups of a code. */
const WORD = 9;

/** Splits a text into codes, separated by commas, semicolons, lines or blanks; returns them as typed. */
export function trackingCodesIn(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((part) => {
    const codes: string[] = [];
    let begun = '';
    let symbols = 0;
    for (const word of part.split(/\s+/).map(withoutLink).filter(Boolean)) {
      const { length } = compactSigns(word);
      const isWhole = length >= WORD;
      if (begun && (isWhole || symbols >= TRACKING_LENGTH)) {
        codes.push(begun);
        begun = '';
        symbols = 0;
      }
      begun = begun ? `${begun} ${word}` : word;
      symbols += length;
      if (!isWhole) continue;
      codes.push(begun);
      begun = '';
      symbols = 0;
    }
    return begun ? [...codes, begun] : codes;
  });
}
