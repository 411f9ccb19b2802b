import { readHead } from './columns';
import { errorCell, errorCellText, isErrorCell, NO_VALUE } from './error-cells';
import { readOrders } from './orders';

const problemsOf = (...rows: string[]) => {
  const cells = ['ФИО;Телефон;Менеджер', ...rows].map((row) => row.split(';'));
  const orders = readOrders(cells, readHead(cells), {}, new Date('2026-11-20T09:00:00Z'));
  return orders.map(({ problems }) => problems.map(({ code, row, column }) => [code, row, column]));
};

it('an error in a needed cell is to be mended, in a column of no use it is nothing', () => {
  const rows = [
    'Анна;80291234567;#Н/Д',
    'Пётр;#ЗНАЧ!;х',
    `${NO_VALUE};80291234567;х`,
    '#1 Цветы;80291234567;х',
  ];
  expect(problemsOf(...rows)).toEqual([[], [['cell_error', 2, 1]], [['cell_error', 3, 0]], []]);
});

it('errors are shown as a Russian Excel shows them', () => {
  expect(['#REF!', '#N/A', '#SPILL!', ''].map(errorCell)).toEqual(['#ССЫЛКА!', '#Н/Д', '#Н/Д', '#Н/Д']);
  expect(['#REF!', '#ссылка!', '#1', 'Н/Д', ''].map(isErrorCell)).toEqual([true, true, false, false, false]);
  expect(errorCellText('#Н/Д')).toContain('ошибка «#Н/Д»');
  expect(errorCellText(NO_VALUE)).toContain('формула');
});
