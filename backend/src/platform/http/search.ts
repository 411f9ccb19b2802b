import {
  codeKey,
  digits,
  fold,
  hostInLetters,
  isCode,
  isFigures,
  own,
  plainSigns,
  TEXT_FORMATS,
  textFormatOf,
  type Field,
  type Fields,
  type Values,
  type TextFormat,
} from '@shlyah/domain';
import type { SelectQueryBuilder } from 'typeorm';

/** Looks for each word of `search` in the folded column, or for its key. */
export function matchWords<T extends object>(
  query: SelectQueryBuilder<T>,
  column: string,
  search: string,
): void {
  searchWords(search).forEach((word, at) => {
    const key = keyOf(word);
    query.andWhere(`(INSTR(${column}, :word${at}) > 0 OR INSTR(${column}, :key${at}) > 0)`, {
      [`word${at}`]: word,
      [`key${at}`]: key,
    });
  });
}

/** A coded host name in letters, a number with letters by its key. */
function keyOf(word: string): string {
  const letters = fold(hostInLetters(word));
  if (letters !== word) return letters;
  return isCode(word) ? codeKey(word) : word;
}

/** At most five words; a phone in any spelling becomes one word, its digits without country and trunk prefix. */
export function searchWords(search: string): string[] {
  const text = fold(plainSigns(search));
  if (isFigures(text)) return [digits(text).replace(/^(?:(?:00)?375|80|0)(?=\d{9}$)/, '')];
  return text.split(' ').filter(Boolean).slice(0, 5);
}

/** The searched words of the fields that a table marks. */
export const wordsOf = (fields: Fields, values: object): string[] =>
  Object.entries<Field>(fields)
    .filter(([, { searchable }]) => searchable)
    .map(([name, field]) => searched(textFormatOf(field), own(values as Values, name)));

/** The searched words of one value. */
export const searched = (format: TextFormat, value: unknown): string =>
  typeof value === 'string' ? TEXT_FORMATS[format].searched(value) : '';
