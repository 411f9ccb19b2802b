import { isFirmName } from '../orders/firms';
import { readHead } from './columns';
import type { ColumnChoice } from './column-types';
import { readOrders } from './orders';

const now = new Date('2026-11-27T09:00:00Z');
const receivers = (cells: string[][], said: [number, ColumnChoice][] = []) =>
  readOrders(cells, readHead(cells, new Map(), new Map(said)), {}, now).map(({ values }) => [
    values['reciverType'],
    values['organization'],
    values['name'],
  ]);

it.each([
  ['ООО «Дом и сад»', true],
  ['Ромашка ООО', true],
  ['ЧТУП "Лес"', true],
  ['ИП Сидоров П. П.', true],
  ['УП «Минскводоканал»', true],
  ['Общество с ограниченной ответственностью «Лён»', true],
  ['СООО Ветер', true],
  ['Сидоров Пётр', false],
  ['Уп Анна', false],
  ['Оаоне Мария', false],
  ['Липа Инна', false],
])('«%s» is a firm: %s', (text, expected) => expect(isFirmName(text)).toBe(expected));

it.each(['Получатель', 'Клиент', 'ФИО'])('a firm in the column «%s» is no private person', (heading) =>
  expect(receivers([[heading], ['ООО «Дом и сад»'], ['Сидоров Пётр']])).toEqual([
    ['ur-lico', 'ООО «Дом и сад»', 'ООО «Дом и сад»'],
    ['fiz-lico', undefined, 'Сидоров Пётр'],
  ]),
);

it('a firm has its person from the column beside it', () =>
  expect(
    receivers(
      [
        ['Контрагент', 'Контактное лицо'],
        ['ООО «Дом и сад»', 'Иванова Ольга'],
        ['Сидоров Пётр', 'Сидоров Пётр'],
        ['Кот Иван', ''],
      ],
      [[0, { field: 'receiver' }]],
    ),
  ).toEqual([
    ['ur-lico', 'ООО «Дом и сад»', 'Иванова Ольга'],
    ['fiz-lico', undefined, 'Сидоров Пётр'],
    ['fiz-lico', undefined, 'Кот Иван'],
  ]));

it('a person in the column of firms, too, is a person', () =>
  expect(
    receivers([
      ['Организация', 'ФИО'],
      ['Сидоров Пётр', 'Сидоров Пётр'],
      ['Ромашка', 'Кот Иван'],
      ['ИП Кот', 'ИП Кот'],
    ]),
  ).toEqual([
    ['fiz-lico', undefined, 'Сидоров Пётр'],
    ['ur-lico', 'Ромашка', 'Кот Иван'],
    ['ur-lico', 'ИП Кот', 'ИП Кот'],
  ]));
