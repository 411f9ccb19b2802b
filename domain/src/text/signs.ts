import { digits, fold, plainSigns } from './fold';

/** Capitals of one look, the Cyrillic one first. */
const LOOKALIKES = ['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX'];
const latin = new Map(LOOKALIKES.map(([cyrillic = '', letter = '']) => [cyrillic, letter]));
const cyrillic = new Map(
  LOOKALIKES.map((pair) => [pair.charAt(1).toLowerCase(), pair.charAt(0).toLowerCase()]),
);

/** Latin capitals and digits without blanks and dashes, as codes of banks, taxes and parcels are kept. */
export const compactSigns = (text: string): string =>
  plainSigns(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}−]/gu, '')
    .replace(/[А-Я]/g, (letter) => latin.get(letter) ?? letter);

/**
 * The key of a number with letters: «З-1042», «з 1042» and «З1042» are one, and so are Latin and Cyrillic letters of one look.
 * Cyrillic ones are kept, so that the key of most words is the word.
 */
export const codeKey = (text: string): string =>
  fold(plainSigns(text))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[a-z]/g, (letter) => cyrillic.get(letter) ?? letter);

/** Whether a word is a number with letters, whose key it is found by. */
export const isCode = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word);

/** A phone number, or another number that is written with blanks and hyphens. */
export const isFigures = (text: string): boolean => /^[\d\s+().\-‐-―−]{5,}$/.test(text);

/** A text as searches find it: numbers in it are looked for by their digits. */
export function searchableText(text: string): string {
  if (isFigures(text)) return digits(text);
  const numbers = text.split(' ').filter((word) => isFigures(word) && digits(word) !== word);
  return [text, ...numbers.map(digits)].join(' ');
}

/** A number with letters as searches find it: as it is written, by its key and by the figures at its end. */
export function searchableCode(text: string): string {
  const key = codeKey(text);
  const figures = /\d{3,}$/.exec(key)?.[0] ?? '';
  return [...new Set([searchableText(text), key, figures])].filter(Boolean).join(' ');
}
