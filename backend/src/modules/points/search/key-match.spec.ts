import fc from 'fast-check';
import { NO_MATCH, typoRank } from './key-match';

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength: min, maxLength: max });
const keys = fc.array(letters(5, 8), { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));

const tailsOf = (key: string): string[] => key.split(' ').map((_, at, words) => words.slice(at).join(' '));

/** Optimal string alignment distance, the textbook way. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let j = 0; j <= b.length; j += 1) (rows[0] ?? [])[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      (rows[i] ?? [])[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        i > 1 && j > 1 && swapped ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

/** Whether a beginning of the tail is one typo away; a short query must end with a word. */
function hasTypo(query: string, tail: string): boolean {
  if (tail.startsWith(query)) return false;
  for (let end = query.length - 1; end <= Math.min(tail.length, query.length + 1); end += 1) {
    const isWhole = end === tail.length || tail[end] === ' ';
    if ((isWhole || query.length >= 6) && distance(query, tail.slice(0, end)) === 1) return true;
  }
  return false;
}

test('a key matches with a typo exactly when one of its words on is one typo away', () => {
  fc.assert(
    fc.property(keys, letters(5, 8), (key, query) => {
      expect(typoRank(query, key) !== NO_MATCH).toBe(tailsOf(key).some((tail) => hasTypo(query, tail)));
    }),
    { numRuns: 5000 },
  );
});
