import { compactSigns } from '../text/signs';

/**
 * Digits and capitals that are not taken for one another when they are read aloud or from paper: without 0, O, 1 and I. A symbol's
 * place is its value, five bits.
 */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Random symbols: 55 bits. One more checks them. */
export const TRACKING_RANDOM = 11;

export const TRACKING_LENGTH = TRACKING_RANDOM + 1;

/** As many codes as are looked up at once. */
export const TRACKING_CODES = 3;

/** Twice a value in the field of 32 elements, by x⁵ + x² + 1. */
const twice = (value: number): number => (value << 1) ^ (value & 16 ? 0b100101 : 0);

/**
 * The sum of the values, each times another power of two: 0 for a whole code. One wrong symbol, or two that changed places, change it,
 * since no two of the powers are alike and none is 0.
 */
const checkSum = (symbols: string): number =>
  [...symbols].reduce((sum, symbol) => twice(sum) ^ ALPHABET.indexOf(symbol), 0);

/** The code that `TRACKING_RANDOM` random bytes make, five bits of each. */
export function trackingCodeOf(bytes: Uint8Array): string {
  const symbols = Array.from(bytes.subarray(0, TRACKING_RANDOM), (byte) => ALPHABET[byte & 31]).join('');
  if (symbols.length < TRACKING_RANDOM) throw new RangeError('too few random bytes');
  return symbols + (ALPHABET[twice(checkSum(symbols))] ?? '');
}

/** A code as it is shown and said: `7K4M-PX2D-W9H4`. */
export const groupedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

const isCode = new RegExp(`^[${ALPHABET}]{${TRACKING_LENGTH}}$`);

/** The code that a person has typed, without dashes; null when it cannot be one. */
export function readTrackingCode(text: string): string | null {
  const code = compactSigns(text);
  return isCode.test(code) && checkSum(code) === 0 ? code : null;
}

/** What stands behind the last slash of a link that was pasted whole. */
const withoutLink = (text: string): string => text.replace(/^https?:\/\/\S*\//i, '');

/** A word of so many symbols is a code by itself; shorter ones are groups of a code. */
const WORD = 9;

/** Each code of a text in which people have put several, divided by commas, lines or blanks, as they have written it. */
export function trackingCodesIn(text: string): string[] {
  return text.split(/[,;\n]/).flatMap((part) => {
    const codes: string[] = [];
    let begun = '';
    for (const word of part.split(/\s+/).map(withoutLink).filter(Boolean)) {
      const isWhole = compactSigns(word).length >= WORD;
      if (begun && (isWhole || compactSigns(begun).length >= TRACKING_LENGTH)) {
        codes.push(begun);
        begun = '';
      }
      begun = begun ? `${begun} ${word}` : word;
      if (!isWhole) continue;
      codes.push(begun);
      begun = '';
    }
    return begun ? [...codes, begun] : codes;
  });
}
