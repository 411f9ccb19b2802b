import { digits, fold } from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';

/** Looks for each word of `search` in the folded column; words that are phone numbers are compared as digits. */
export function matchWords<T extends object>(
  query: SelectQueryBuilder<T>,
  column: string,
  search: string,
): void {
  searchWords(search).forEach((word, index) => {
    query.andWhere(`INSTR(${column}, :word${index}) > 0`, { [`word${index}`]: word });
  });
}

/** A phone number, or another number that is written with blanks and hyphens. */
const isFigures = (text: string): boolean => /^[\d\s+().\-‐-―−]{5,}$/.test(text);

/** At most five words; a phone in any spelling becomes one word, its digits without country and trunk prefix. */
export function searchWords(search: string): string[] {
  const text = fold(search);
  if (isFigures(text)) return [digits(text).replace(/^(?:(?:00)?375|80|0)(?=\d{9}$)/, '')];
  return text.split(' ').filter(Boolean).slice(0, 5);
}

/** A text as searches find it: numbers in it are looked for by their digits. */
export function soughtText(text: string): string {
  if (isFigures(text)) return digits(text);
  const numbers = text.split(' ').filter((word) => isFigures(word) && digits(word) !== word);
  return [text, ...numbers.map(digits)].join(' ');
}
