import fc from 'fast-check';
import { TopRows } from './top-rows';
import { KeyTable } from './key-table';

const letters = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom('а', 'б', 'в'), minLength: min, maxLength: max });
const keys = fc.array(
  fc.array(letters(5, 8), { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  { minLength: 1, maxLength: 30 },
);

const everything = 1000;
const everyRow = () => true;

function rowsOf(look: (top: TopRows) => void): number[] {
  const top = new TopRows(everything);
  look(top);
  return top.rows();
}

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

describe('the table of keys', () => {
  it('finds what a plain look at every key finds: prefixes, words, then parts, each in the order of the rows', () => {
    fc.assert(
      fc.property(keys, letters(1, 4), (all, query) => {
        const table = new KeyTable(all);
        const kind = (key: string): number =>
          key.startsWith(query) ? 0 : key.includes(` ${query}`) ? 1 : key.includes(query) ? 2 : 3;
        const expected = [0, 1, 2].flatMap((wanted) =>
          all.flatMap((key, row) => (kind(key) === wanted ? [row] : [])),
        );
        expect(rowsOf((top) => table.findPart(query, top, everyRow))).toEqual(expected);
        const few = new TopRows(3);
        table.findPart(query, few, everyRow);
        expect(few.rows()).toEqual(expected.slice(0, 3));
      }),
      { numRuns: 300 },
    );
  });

  it('finds exactly the words that are one typo away', () => {
    fc.assert(
      fc.property(keys, letters(5, 8), (all, query) => {
        const table = new KeyTable(all);
        const expected = all.flatMap((key, row) =>
          tailsOf(key).some((tail) => hasTypo(query, tail)) ? [row] : [],
        );
        const found = rowsOf((top) => table.findTypo(query, top, everyRow));
        expect(found.toSorted((a, b) => a - b)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('asks whether a row is accepted', () => {
    const table = new KeyTable(['гомель', 'гомельский', 'новый гомель', 'ольгомель']);
    expect(rowsOf((top) => table.findPart('гомель', top, (row) => row % 2 === 1))).toEqual([1, 3]);
    expect(rowsOf((top) => table.findTypo('гомлеь', top, (row) => row === 2))).toEqual([2]);
  });
});
