import { RowMap } from './row-map';

/** A template of rows 1–6 and 9, whose row 3 has a copy for each piece of cargo. */
const template = [1, 2, 3, 4, 5, 6, 9];
const filledWith = (...rows: number[]): RowMap => {
  const map = new RowMap(template, new Set(rows));
  rows.forEach((row) => map.place(row));
  return map;
};

describe('the rows of a filled template', () => {
  it('move down by the copies above them, and keep the gaps between them', () => {
    const map = new RowMap(template, new Set(template));
    expect([1, 2, 3, 3, 3, 4, 5, 6, 9].map((row) => map.place(row))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 11]);
    expect([2, 3, 9, 7].map((row) => map.copies(row))).toEqual([[2], [3, 4, 5], [11], []]);
  });

  it('move up by the rows that have gone', () => {
    const map = new RowMap(template, new Set([1, 2, 5, 6, 9]));
    expect([1, 2, 5, 6, 9].map((row) => map.place(row))).toEqual([1, 2, 3, 4, 7]);
    expect(map.copies(3)).toEqual([]);
  });
});

describe('a range over these rows', () => {
  it('goes from the first copy of its first row to the last copy of its last', () => {
    const map = filledWith(1, 2, 3, 3, 3, 4, 5, 6, 9);
    expect([map.first(3), map.final(3)]).toEqual([3, 5]);
    expect([map.first(1), map.final(9)]).toEqual([1, 11]);
  });

  it.each([
    ['begins behind a row that has gone', 3, 'first', 3],
    ['ends before a row that has gone', 3, 'final', 2],
    ['begins behind two rows that have gone', 4, 'first', 3],
    ['ends before two rows that have gone', 4, 'final', 2],
    ['begins at a row that the template has not', 7, 'first', 5],
    ['ends at a row that the template has not', 8, 'final', 6],
    ['ends below all rows', 12, 'final', 10],
  ] as const)('%s', (_name, row, end, expected) => {
    expect(filledWith(1, 2, 5, 6, 9)[end](row)).toBe(expected);
  });

  it('of a sheet without any of its rows above begins at the top', () => {
    expect([filledWith(5).first(1), filledWith(5).final(4)]).toEqual([1, 0]);
  });
});
