import { defaultCalendar } from '../orders/calendar';
import { orderProblems } from '../orders/problems';
import { problemsAtCells } from './cell-problems';
import type { ColumnChoice } from './column-types';
import { readHead } from './columns';
import { readOrders } from './orders';

const now = new Date('2026-11-20T09:00:00Z');

const HEADS = 'Номер заказа;ФИО;Телефон;Город;Улица;Дом;Кв.;Дата доставки;Вес места, кг;Д×Ш×В, см;Мест';
const table = (heads: string, ...rows: string[]) => [heads, ...rows].map((row) => row.split(';'));
const read = (cells: string[][], said = new Map<number, ColumnChoice>()) => {
  const head = readHead(cells, new Map(), said);
  return { head, orders: readOrders(cells, head, {}, now) };
};

it('an own number is as its cell shows it', () => {
  const numbers = ['00022', '22', '1024.0', '0'];
  const { orders } = read(table('Номер заказа;ФИО', ...numbers.map((number) => `${number};А${number}`)));
  expect(orders.map(({ values }) => values['externalId'])).toEqual(['00022', '22', '1024', '0']);
});

describe('a row of an own number that repeats another', () => {
  const row = (number: string, house = '1') =>
    `${number};Пётр;80291234567;Гомель;ул. Мира;${house};;27.11.2026;1;10×10×10;1`;
  const told = (...numbers: string[]) =>
    read(table(HEADS, ...numbers.map((number) => row(number)))).orders.map(({ rows, problems, values }) => [
      values['externalId'],
      rows.length,
      ...problems.map(({ code, row: at, column, choices }) => [code, at, column, ...choices].join(' ')),
    ]);

  it('is asked and left out, or another place', () => {
    expect(told('00022', '00022')).toEqual([['00022', 2, 'repeated_place 2 0 Повтор 00022, ещё место']]);
    expect(told('00022', 'Повтор')).toEqual([['00022', 1]]);
    expect(told('00022', '00022, ещё место')).toEqual([['00022', 2]]);
    expect(told('00022, ещё место', 'повтор')).toEqual([['00022', 1]]);
    expect(told('', '')).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  it('is a place where it differs, or tells nothing of the order', () => {
    const problems = (...rows: string[]) =>
      read(table(HEADS, ...rows)).orders[0]?.problems.map(({ code }) => code);
    expect(problems(row('1'), row('1', '2'))).toEqual(['rows_differ']);
    expect(problems(row('1'), '1;;;;;;;;1;10×10×10;1', '1;;;;;;;;1;10×10×10;1')).toEqual([]);
  });
});

describe('words for the courier', () => {
  const said = new Map<number, ColumnChoice>([1, 2, 3].map((index) => [index, { field: 'note' }]));
  const comment = (...cells: string[]) => {
    const heads = 'Комментарий;Домофон;Ориентир;Телефон 2;Дата доставки';
    const { head, orders } = read(table(heads, cells.join(';')), said);
    expect(head.columns.map(({ question }) => question)).toEqual([null, null, null, null, null]);
    return orders[0]?.values['reciverComment'];
  };

  it('come from several columns, each with its heading', () => {
    expect(comment('Звонить', '45К', 'у аптеки', '-', '')).toBe('Звонить; Домофон: 45К; Ориентир: у аптеки');
    expect(comment('', '45К', '', '', '2027-06-07 10:00 - 22:00')).toBe('Домофон: 45К');
    expect(comment('', '-', '', '', '07.06.2027')).toBeUndefined();
  });

  it('beyond the maximum are a problem at their cell', () => {
    const cells = table('Домофон;Ориентир', `45К;${'а'.repeat(1000)}`);
    const chosen = new Map<number, ColumnChoice>([0, 1].map((index) => [index, { field: 'note' }]));
    const { head, orders } = read(cells, chosen);
    const [order] = orders;
    if (!order) throw new Error('no order');
    const errors = orderProblems({ ...order.values, packages: [] }, { now, calendar: defaultCalendar });
    const { reciverComment = [] } = errors;
    expect(reciverComment).toHaveLength(1);
    expect(problemsAtCells(order, { reciverComment }, head.columns, (path) => path)).toMatchObject([
      { code: 'invalid', row: 1, column: 0 },
    ]);
  });
});
