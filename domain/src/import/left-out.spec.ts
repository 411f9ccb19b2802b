import { readHead } from './columns';
import { ALL_ROWS, looksLikeOrders, sortedRows, type SheetRows } from './left-out';

const HEADS = '№;ФИО;Телефон;Город;Вес, кг;Статус';
const sorted = (rows: readonly string[], said: Partial<SheetRows> = {}, heads = HEADS) => {
  const cells = [heads, ...rows].map((row) => row.split(';'));
  const { orders, leftOut } = sortedRows(cells, readHead(cells), { ...ALL_ROWS, ...said });
  return { orders, left: leftOut.map(({ kind, rows: at }) => [kind, ...at]), leftOut };
};
const ORDER = '1;Анна;80291234567;Гомель;2;Новый';

it.each([
  'Итого:;;;;12;',
  ';Всего;;;12;',
  '3;Всего;;;12;',
  'ИТОГО ПО НАКЛАДНОЙ;;;;12;',
  ';Итого к оплате;;3;12;',
  'Всего наименований 4, на сумму 455,50;;;;;',
])('«%s» is a sum', (row) => expect(sorted([ORDER, row])).toMatchObject({ orders: [1], left: [['sum', 2]] }));

it.each([
  'Всегорск;Анна;80291234567;Гомель;2;',
  '1;Итого-Сервис;80291234567;Гомель;2;',
  'Итого-Сервис;Анна;80291234567;;2;',
  'Всего хорошего;;;Гомель;2;',
  'Директор;Пётр;80291234567;Гомель;2;',
  '2;;80291234567;;;',
  '2;Анна;;;2;Не отменён',
  '2;Анна;;;2;Доставляется',
])('«%s» is an order, right or to be mended', (row) =>
  expect(sorted([ORDER, row])).toMatchObject({ orders: [1, 2], left: [] }),
);

it.each([
  'Директор ______ Иванов И. И.;;;;;',
  'Отпустил;Получил;;;;',
  ';Гл. бухгалтер Петрова А. А.;;;;',
  'М. П.;;;;;',
  'Страница 1 из 2;;;;;',
  'Доставить до обеда, вход со двора;;;;;',
  ';;;________;;',
])('«%s» below the table is no order', (row) =>
  expect(sorted([ORDER, row])).toMatchObject({ orders: [1], left: [['footer', 2]] }),
);

it('a lonely text between orders, or where no column is known, is to be mended', () => {
  expect(sorted([ORDER, 'Склад;;;;;', ORDER]).orders).toEqual([1, 2, 3]);
  expect(sorted(['а;б', 'Склад;'], {}, 'Товар;Цвет').orders).toEqual([1, 2]);
});

it.each([
  'Отменён',
  'отменен',
  'Отменена покупателем',
  'Сделка завершена',
  'Доставлен',
  'ВЫПОЛНЕНО',
  'Возврат',
  'Cancelled',
  'canceled',
])('a row of the status «%s» is left out, named and can be taken', (status) => {
  const rows = [ORDER, ORDER.replace('Новый', status)];
  expect(sorted(rows).leftOut).toEqual([
    {
      kind: 'status',
      rows: [2],
      name: `1, Анна, 80291234567, Гомель`,
      reason: `В столбце статуса: «${status}»`,
      canTake: true,
    },
  ]);
  expect(sorted(rows, { taken: new Set([2]) })).toMatchObject({ orders: [1, 2], left: [] });
  expect(sorted(rows, { hasStatus: false })).toMatchObject({ orders: [1, 2], left: [] });
});

it('«wc-completed» under «order_status» is over, «processing» is not', () => {
  const rows = ['Анна;80291234567;wc-completed', 'Пётр;80291234567;processing', 'Яна;80291234567;refunded'];
  expect(sorted(rows, {}, 'ФИО;Телефон;order_status')).toMatchObject({
    orders: [2],
    left: [
      ['status', 1],
      ['status', 3],
    ],
  });
});

it('hidden rows are one group, and can be taken one by one', () => {
  const said = { hidden: new Set([1, 2, 4]) };
  expect(sorted([ORDER, ORDER, ORDER, ORDER], said)).toMatchObject({
    orders: [3],
    left: [['hidden_row', 1, 2, 4]],
  });
  expect(sorted([ORDER, ORDER, ORDER, ORDER], { ...said, taken: new Set([2]) })).toMatchObject({
    orders: [2, 3],
    left: [['hidden_row', 1, 4]],
  });
});

it('titles and repeated headings are told, and cannot be taken', () => {
  const cells = [
    ['Заявка № 5 от 27.11'],
    [],
    HEADS.split(';'),
    ORDER.split(';'),
    HEADS.split(';'),
    ORDER.split(';'),
  ];
  const found = sortedRows(cells, readHead(cells), { ...ALL_ROWS, taken: new Set([0, 2, 4]) });
  expect(found.orders).toEqual([3, 5]);
  expect(found.leftOut.map(({ kind, rows, canTake }) => [kind, rows, canTake])).toEqual([
    ['title', [0], false],
    ['heading', [4], false],
  ]);
});

it('every filled row is an order, the headings or left out, once', () => {
  const rows = [ORDER, '', 'Итого;;;;2;', ORDER.replace('Новый', 'Отмена'), '—;-;;;;', 'Подпись;;;;;', HEADS];
  const { orders, leftOut } = sorted(rows, { hidden: new Set([1]) });
  const all = [0, ...orders, ...leftOut.flatMap(({ rows: at }) => at)].sort((one, other) => one - other);
  expect(all).toEqual([0, 1, 3, 4, 6, 7]);
});

it('a table of goods does not look like orders, one of receivers does', () => {
  const looks = (heads: string) => looksLikeOrders(readHead([heads.split(';'), ['а']]));
  expect([looks('Товар;Количество;Цена'), looks('ФИО;Телефон'), looks('Город')]).toEqual([
    false,
    true,
    false,
  ]);
});

describe('a row of bare numbers', () => {
  const heads = '№;ФИО;Телефон;Город;Мест;Вес, кг;Сумма';
  const first = '1;Анна;80291234567;Гомель;1;2,5;100,10';
  const second = '2;Пётр;80291234568;Минск;2;0,3;200,2';
  const left = (...rows: string[]) => sorted(rows, {}, heads).left;

  it.each([
    ['sums', ';;;;3;2,8;300,30'],
    ['a sum of some columns', ';;;;;2.80;'],
    ['sums and counts', ';2;;;3;2,8;'],
    ['a sum of a column that is not carried', ';;;;;;300,3'],
  ])('that are %s of the columns above is left out, and can be taken', (_, row) => {
    expect(sorted([first, second, row], {}, heads)).toMatchObject({
      orders: [1, 2],
      leftOut: [{ kind: 'sum', rows: [3], reason: 'Числа равны итогам строк над ними', canTake: true }],
    });
    expect(sorted([first, second, row], { taken: new Set([3]) }, heads).orders).toEqual([1, 2, 3]);
  });

  it.each([
    ['is no sum', ';;;;3;2,9;'],
    ['is a count alone', ';2;;;;;'],
    ['is a row number alone', '3;;;;;;'],
    ['has a telephone', ';;80291234569;;3;2,8;'],
    ['has a word', ';;;;3;2,8 кг;'],
  ])('that %s is to be mended', (_, row) => expect(left(first, second, row)).toEqual([]));

  it('that equals the one order above it is to be mended', () =>
    expect(left(first, ';;;;1;2,5;')).toEqual([]));

  it('with an own number is a place of its order', () => {
    const cells = ['№ заказа;ФИО;Телефон;Вес, кг', '1;Анна;80291234567;1', '2;Пётр;80291234568;1', '2;;;2'];
    expect(sorted(cells.slice(1), {}, cells[0])).toMatchObject({ orders: [1, 2, 3], left: [] });
  });

  it('ends each group and the whole table, and counts what a filter hides', () => {
    const rows = [first, second, ';;;;3;2,8;', first, second, ';;;;3;2,8;', ';;;;6;5,6;'];
    expect(left(...rows)).toEqual([['sum', 3, 6, 7]]);
    const hidden = { hidden: new Set([2]) };
    const filtered = (row: string) => sorted([first, second, first, row], hidden, heads).left;
    expect([filtered(';;;;2;5;'), filtered(';;;;4;5,3;')]).toEqual([
      [
        ['hidden_row', 2],
        ['sum', 4],
      ],
      [
        ['hidden_row', 2],
        ['sum', 4],
      ],
    ]);
  });
});

it('a row that was answered to be a repeat is told, and is no order', () => {
  const heads = 'Номер заказа;ФИО;Телефон;Город';
  const rows = ['22;Анна;80291234567;Гомель', 'Повтор;Анна;80291234567;Гомель'];
  expect(sorted(rows, {}, heads)).toMatchObject({
    orders: [1],
    leftOut: [{ kind: 'repeat', rows: [2], reason: 'Повтор: так сказано в номере заказа', canTake: false }],
  });
});
