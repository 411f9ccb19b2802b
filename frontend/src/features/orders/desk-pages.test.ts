import { rowsFrom, samePlace, withRows } from './desk-pages';

test.each([
  // page and rows of the address, rows of the window, the page with the same first row
  [3, 20, 20, 3],
  [1, 40, 20, 1],
  [2, 40, 20, 3],
  [3, 20, 40, 2],
  [4, 20, 40, 2],
  [5, 20, 40, 3],
])('page %d of %d rows is, in pages of %d, page %d', (page, rows, perPage, same) => {
  expect(samePlace({ page, rows }, perPage)).toBe(same);
});

test('what is no page number stays none', () => expect(samePlace({ page: null, rows: 20 }, 40)).toBeNull());

test.each([
  ['', 20],
  ['rows=40', 40],
  ['rows=20', 20],
  ['rows=10', 20],
  ['rows=1000', 20],
  ['rows=x', 20],
])('«%s» counts pages of %d rows', (query, rows) => {
  expect(rowsFrom(new URLSearchParams(query))).toBe(rows);
});

test('an address names rows that are not twenty, behind the first page', () => {
  expect(withRows('/orders/2', 2, 20)).toBe('/orders/2');
  expect(withRows('/orders/1', 1, 40)).toBe('/orders/1');
  expect(withRows('/orders/2', 2, 40)).toBe('/orders/2?rows=40');
  expect(withRows('/orders/2?open=1', 2, 40)).toBe('/orders/2?open=1&rows=40');
});
