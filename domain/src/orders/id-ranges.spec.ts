import { IMPORT_LIMITS } from '../import/fields';
import { idRangeLength, idsInRange, MAX_DOCUMENT_ORDERS, toIdRanges } from './id-ranges';

test.each([
  [[], []],
  [[7], ['7']],
  [
    [1201, 1202, 1203, 1300, 1301],
    ['1201-1203', '1300-1301'],
  ],
  [
    [9, 8],
    ['9', '8'],
  ],
  [
    [-3, -4, -5, -1],
    ['-3--5', '-1'],
  ],
  [
    [-1, 1, 2],
    ['-1', '1-2'],
  ],
])('%j are the ranges %j and are read back', (ids, ranges) => {
  expect(toIdRanges(ids)).toEqual(ranges);
  expect(ranges.flatMap(idsInRange)).toEqual(ids);
  expect(ranges.reduce((sum, range) => sum + (idRangeLength(range) ?? 0), 0)).toBe(ids.length);
});

test.each(['', '1-', '--1', 'a-b', '1-2-3', '1.5-2', '1-99999999999'])('«%s» is no range', (text) => {
  expect(idRangeLength(text)).toBeNull();
  expect(idsInRange(text)).toEqual([]);
});

it('a document has all that a file makes', () => expect(MAX_DOCUMENT_ORDERS).toBe(IMPORT_LIMITS.rows));
