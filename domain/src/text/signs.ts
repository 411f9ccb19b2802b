import { digits, fold, plainSigns } from './fold';

/** Homoglyphs: Cyrillic and Latin capitals. */
const LOOKALIKES = ['АA', 'ВB', 'ЕE', 'КK', 'МM', 'НH', 'ОO', 'РP', 'СC', 'ТT', 'УY', 'ХX'];
const latin = new Map(LOOKALIKES.map(([cyrillic = '', letter = '']) => [cyrillic, letter]));
const cyrillic = new Map(
  LOOKALIKES.map((pair) => [pair.charAt(1).toLowerCase(), pair.charAt(0).toLowerCase()]),
);

/** Normalises bank, tax and tracking codes: Latin capitals and digits without blanks and dashes. */
export const compactSigns = (text: string): string =>
  plainSigns(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}−]/gu, '')
    .replace(/[А-Я]/g, (letter) => latin.get(letter) ?? letter);

/**
 * A key of an alphanumeric number, equal for «З-1042», «з 1042» and «З1042» and for homoglyphs. Homoglyphs become Cyrillic, so
 * that the key of most words is the word.
 */
export const codeKey = (text: string): string =>
  fold(plainSigns(text))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[a-z]/g, (letter) => cyrillic.get(letter) ?? letter);

/** Whether a word is alphanumeric, so that searches use its key. */
export const isCode = (word: string): boolean => /\p{L}/u.test(word) && /\d/.test(word);

/** Whether a text is a phone number or another number with blanks and hyphens. */
export const isFigures = (text: string): boolean => /^[\d\s+().\-‐-―−]{5,}$/.test(text);

/** The search terms of a text; adds the digits of its numbers. */
export function searchableText(text: string): string {
  if (isFigures(text)) return digits(text);
  const numbers = text.split(' ').filter((word) => isFigures(word) && digits(word) !== word);
  return [text, ...numbers.map(digits)].join(' ');
}

/** The search terms of an alphanumeric number: its text, its key and its trailing digits. */
export function searchableCode(text: string): string {
  const key = codeKey(text);
  const figures = key.split(/\D/).at(-1) ?? '';
  return [...new Set([searchableText(text), key, figures.length < 3 ? '' : figures])]
    .filter(Boolean)
    .join(' ');
}
