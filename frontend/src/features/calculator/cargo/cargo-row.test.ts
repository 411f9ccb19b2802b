import { errorsOfRows, isUntouched, knownRows, newRow } from './cargo-row';

const box = { ...newRow(), length: '30', width: '20', height: '10', weight: '3' };

test('what the API says of a place stands at its row', () => {
  const rows = [{ ...box, places: '3' }, box];
  expect(errorsOfRows({ 'packages.2.weight': 'мало', 'packages.3.TTN': 'нет', name: 'кто' }, rows)).toEqual({
    'packages.0.weight': 'мало',
    'packages.1.TTN': 'нет',
    name: 'кто',
  });
});

test('a row of a former draft has one place', () => {
  const { places: _unknown, ...former } = box;
  expect(knownRows([former as typeof box])).toEqual([box]);
});

test('only a row that nobody has filled in is untouched', () => {
  expect(isUntouched(newRow())).toBe(true);
  expect(isUntouched(box)).toBe(false);
  expect(isUntouched({ ...newRow(), places: '2' })).toBe(false);
});
