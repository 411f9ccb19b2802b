import type { ColumnChoice } from './column-types';
import { readHead } from './columns';
import { readOrders } from './orders';

const now = new Date('2026-11-27T09:00:00Z');
const table = (heads: string, ...rows: string[]) => [heads, ...rows].map((row) => row.split(';'));
const columnOf = (cells: string[][], heading: string) =>
  readHead(cells).columns.find((column) => column.heading === heading);
const optionsOf = (cells: string[][], heading: string) => {
  const column = columnOf(cells, heading);
  return [
    column?.question,
    ...(column?.options.map(({ field, unit }) => [field, unit].join(' ').trim()) ?? []),
  ];
};
const itemsOf = (cells: string[][], said: [number, ColumnChoice][] = []) =>
  readOrders(cells, readHead(cells, new Map(), new Map(said)), {}, now).flatMap(({ packages }) => packages);
/** Kilograms of all items of a table. */
const weightOf = (...args: Parameters<typeof itemsOf>): number =>
  itemsOf(...args).reduce(
    (sum, { type, weight, count }) =>
      sum + Math.round(Number(weight) * 1000) * (type === 'product' ? Number(count) : 1),
    0,
  ) / 1000;

describe('an amount that stands again on each row of an order', () => {
  const shop = (heading: string, ...rows: string[]) => table(`Номер заказа;ФИО;Товар;${heading}`, ...rows);
  const lines = ['7;Анна;Чашка;6,2', '7;Анна;Ложка;6,2', '7;Анна;Блюдце;6,2', '8;Пётр;Чашка;1'];

  it.each([
    ['Вес заказа, кг', ['of', 'totalWeight кг', 'orderWeight кг']],
    ['Вес, кг', ['of', 'totalWeight кг', 'orderWeight кг']],
    ['Общий объём, м³', ['of', 'totalVolume м³', 'orderVolume м³']],
    ['Вес строки, кг', [null]],
    ['Вес места, кг', [null]],
  ])('under «%s» is asked where the heading does not say whose it is', (heading, options) =>
    expect(optionsOf(shop(heading, ...lines), heading)).toEqual(options),
  );

  it('is asked in words that say why, beside pieces and places', () => {
    const cells = table(
      'Номер заказа;ФИО;Количество товара;Мест;Вес, кг',
      '7;Анна;2;2;6,2',
      '7;Анна;3;1;6,2',
    );
    expect(columnOf(cells, 'Вес, кг')).toMatchObject({
      questionText: 'Вес повторяется в строках одного заказа. Чей он?',
      options: [
        { label: 'Одной штуки', field: 'unitWeight' },
        { label: 'Одного места', field: 'weight' },
        { label: 'Всего, что в строке', field: 'totalWeight' },
        { label: 'Всего заказа', field: 'orderWeight' },
      ],
    });
  });

  it.each([
    ['differs in an order', ['7;Анна;Чашка;6,2', '7;Анна;Ложка;6,2', '8;Пётр;А;1', '8;Пётр;Б;2']],
    ['stands once in each order', ['7;Анна;Чашка;6,2', '7;Анна;Ложка;', '8;Пётр;Чашка;6,2']],
    ['is of one row, repeated word for word', ['7;Анна;Чашка;6,2', '7;Анна;Чашка;6,2']],
    ['has no own number', [';Анна;Чашка;6,2', ';Анна;Ложка;6,2']],
  ])('is not asked where it %s', (_, rows) =>
    expect(columnOf(shop('Вес заказа, кг', ...rows), 'Вес заказа, кг')?.question).toBeNull(),
  );

  it.each<[string, ColumnChoice, number]>([
    ['of the order', { field: 'orderWeight' }, 7.2],
    ['of each row', { field: 'totalWeight' }, 19.6],
  ])('is ordered %s as it is answered', (_, choice, kilograms) =>
    expect(weightOf(shop('Вес заказа, кг', ...lines), [[3, choice]])).toBe(kilograms),
  );

  it('is shared by places, and by the pieces in each', () => {
    const cells = table(
      'Номер заказа;ФИО;Товар;Количество товара;Мест;Вес заказа, кг',
      '7;Анна;Чашка;6;1;1',
      '7;Анна;Ложка;2;2;1',
    );
    expect(itemsOf(cells, [[5, { field: 'orderWeight' }]])).toMatchObject([
      { name: 'Чашка', count: 6, weight: 0.056 },
      { name: 'Ложка', count: 1, weight: 0.333 },
      { name: 'Ложка', count: 1, weight: 0.333 },
    ]);
    const litres = table('Номер заказа;Товар;Объём заказа, л', '7;Чашка;6', '7;Ложка;6');
    expect(itemsOf(litres, [[2, { field: 'orderVolume', unit: 'л' }]])).toMatchObject([
      { volume: 0.003, calculationType: 'volume' },
      { volume: 0.003, calculationType: 'volume' },
    ]);
  });

  it('counts less than the amount of a row, and more than one common to the file', () => {
    const heads = 'Номер заказа;ФИО;Вес места, кг;Вес заказа, кг';
    const said: [number, ColumnChoice][] = [[3, { field: 'orderWeight' }]];
    const weights = (cells: string[][]) =>
      readOrders(cells, readHead(cells, new Map(), new Map(said)), { place: { weight: 9 } }, now).map(
        ({ packages }) => packages.map(({ weight }) => weight),
      );
    expect(weights(table(heads, '7;Анна;2;6', '7;Анна;3;6'))).toEqual([[2, 3]]);
    expect(weights(table(heads, '7;Анна;;6', '7;Анна;;6'))).toEqual([[3, 3]]);
    expect(weights(table(heads, '7;Анна;;6', '7;Анна;;'))).toEqual([[3, 3]]);
  });

  it('that differs after the answer is to be mended', () => {
    const cells = shop('Вес заказа, кг', '7;Анна;Чашка;6,2', '7;Анна;Ложка;5');
    const said = new Map<number, ColumnChoice>([[3, { field: 'orderWeight' }]]);
    const [order] = readOrders(cells, readHead(cells, new Map(), said), {}, now);
    expect(order?.problems.map(({ code, row, column }) => [code, row, column])).toEqual([
      ['rows_differ', 2, 3],
    ]);
  });
});
