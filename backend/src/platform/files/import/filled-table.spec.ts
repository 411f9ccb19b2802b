import { readHead } from '@shlyah/domain';
import { rowsOfPerson, withMerged, withRepaired } from './filled-table';

const cells = [
  ['№ заказа', 'ФИО', 'Вес, кг', 'Название товара'],
  ['1', 'Пётр', '7', 'Книги'],
  ['1', '', '', ''],
  ['2', 'Анна', '3', ''],
];
const area = (column: number, rows: [number, number]) => ({
  rows,
  columns: [column, column] as [number, number],
});
const filled = (...merged: ReturnType<typeof area>[]) => withMerged({ cells, merged }, readHead(cells));

it('merged cells say the same of each of their rows', () => {
  expect(filled(area(1, [1, 2]), area(3, [1, 2]))[2]).toEqual(['1', 'Пётр', '', 'Книги']);
});

it('an amount of merged cells is asked, since it may be of all rows together', () => {
  expect(filled(area(2, [1, 2])).map((row) => row[2])).toEqual([
    'Вес, кг',
    '7 (объединены строки 2–3)',
    '7 (объединены строки 2–3)',
    '3',
  ]);
});

it('a row without a value of its own is the lower part of a tall row', () => {
  const tall = [['ФИО', 'Вес, кг'], ['Пётр', '7'], [], ['Анна', '3'], ['', '4']];
  const merged = [area(0, [1, 2]), area(1, [1, 2]), area(0, [3, 4])];
  const head = readHead(tall);
  expect(withMerged({ cells: tall, merged }, head).slice(1)).toEqual([
    ['Пётр', '7'],
    [],
    ['Анна', '3'],
    ['Анна', '4'],
  ]);
  expect([...rowsOfPerson({ cells: tall, merged }, head)]).toEqual([[4, 3]]);
});

it('cells merged along a row, in the headings or beyond the table change nothing', () => {
  expect(filled(area(0, [0, 1]), { rows: [3, 3], columns: [1, 2] }, area(1, [90, 95]))).toEqual(cells);
});

it('repaired cells take the place of others, also where a row is short', () => {
  const repaired = new Map([
    ['B3', 'Яна'],
    ['D4', 'Мёд'],
    ['A99', 'nothing'],
  ]);
  const table = withRepaired([['а'], ['б'], ['1'], ['2', 'Анна']], repaired, 4);
  expect(table.slice(2)).toEqual([
    ['1', 'Яна', '', ''],
    ['2', 'Анна', '', 'Мёд'],
  ]);
});
