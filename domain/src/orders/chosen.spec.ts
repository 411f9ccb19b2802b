import { IMPORT_LIMITS } from '../import/fields';
import { lengthOfRun, numbersIn, PAPERS_AT_ONCE, runsOf } from './chosen';

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
])('%j are the runs %j and are read back', (ids, runs) => {
  expect(runsOf(ids)).toEqual(runs);
  expect(runs.flatMap(numbersIn)).toEqual(ids);
  expect(runs.reduce((sum, run) => sum + (lengthOfRun(run) ?? 0), 0)).toBe(ids.length);
});

test.each(['', '1-', '--1', 'a-b', '1-2-3', '1.5-2', '1-99999999999'])('«%s» is no run', (text) => {
  expect(lengthOfRun(text)).toBeNull();
  expect(numbersIn(text)).toEqual([]);
});

it('a document has all that a file makes', () => expect(PAPERS_AT_ONCE).toBe(IMPORT_LIMITS.rows));
