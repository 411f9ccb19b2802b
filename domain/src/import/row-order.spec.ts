import { readHead } from './columns';
import { readOrders } from './orders';
import { withPlaceName } from './row-order';

const townOf = (heading: string, cell: string) => {
  const cells = [
    ['ФИО', heading],
    ['А', cell],
  ];
  return readOrders(cells, readHead(cells), {}, new Date('2026-11-20T09:00:00Z'))[0]?.town;
};

it.each([
  [
    'Адрес',
    'Озёрный, ул. Мира, 3',
    'Озёрный, Мостовский район',
    'Озёрный, Мостовский район, ул. Мира, д.\u00a03',
  ],
  ['Адрес', 'Гомель, Советская, 12', 'Жлобин', 'Жлобин, Советская, д.\u00a012'],
  ['Город', 'Озёрный', 'Озёрный, Мостовский район', 'Озёрный, Мостовский район'],
])('a cell of «%s» keeps the rest of it when its town is named anew: %s', (heading, cell, name, text) => {
  const town = townOf(heading, cell);
  expect(town && withPlaceName(town, name)).toBe(text);
});
