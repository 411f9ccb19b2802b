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

/** At most five words; a phone in any spelling becomes one word, its digits without country and trunk prefix. */
export function searchWords(search: string): string[] {
  const text = fold(search);
  if (/^[\d\s+().\-‐-―−]{5,}$/.test(text))
    return [digits(text).replace(/^(?:(?:00)?375|80|0)(?=\d{9}$)/, '')];
  return text.split(' ').filter(Boolean).slice(0, 5);
}
