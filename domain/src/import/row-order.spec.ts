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

const orderIn = (headings: string[], row: string[]) => {
  const cells = [headings, row];
  return readOrders(cells, readHead(cells), {}, new Date('2026-11-20T09:00:00Z'))[0];
};

it.each([
  ['аг. Колодищи', '-'],
  ['Колодищи, Минский район', '-'],
  ['Гомель', undefined],
  ['г. Лида', undefined],
])('the «-» of a street beside «%s» is read as %s', (town, street) => {
  const order = orderIn(['ФИО', 'Город', 'Улица', 'Дом'], ['А', town, '-', '12']);
  expect(order?.values['reciverStreet']).toBe(street);
  expect(order?.values['reciverHouse']).toBe('12');
});

it('what stands beside a whole address is not lost', () => {
  const headings = ['ФИО', 'Адрес', 'Квартира', 'Комментарий получателя'];
  const order = orderIn(headings, ['А', 'Гомель, ул. Мира, 3, домофон 61К', '7', 'Звонить']);
  expect(order?.values).toMatchObject({
    reciverStreet: 'ул. Мира',
    reciverHouse: '3',
    reciverFlat: '7',
    reciverComment: 'Звонить. домофон 61К',
  });
  const apart = orderIn(['ФИО', 'Адрес', 'Дом'], ['А', 'Гомель, ул. Мира', '3']);
  expect(apart?.values).toMatchObject({ reciverStreet: 'ул. Мира', reciverHouse: '3' });
  const named = orderIn(['ФИО', 'Адрес', 'Дом'], ['А', 'Гомель, ул. Мира', 'д. 3']);
  expect(named?.values).toMatchObject({ reciverStreet: 'ул. Мира', reciverHouse: '3' });
});

it.each([
  ['д. 12', 'корп. 2', '2 подъезд', '4 этаж', 'кв. 5', '12', '2', '2', '4', '5'],
  ['дом 12', 'к.1', 'под. 1', 'эт. 3', 'оф. 12', '12', '1', '1', '3', 'оф. 12'],
  ['№ 7А', '2', '1', '3', '5', '7А', '2', '1', '3', '5'],
  ['12А-5', '2Б', 'левый', 'цоколь', '5-6', '12А-5', '2Б', 'левый', 'цоколь', '5-6'],
])(
  'the columns «%s», «%s», «%s», «%s» and «%s» are read without their words',
  (house, housing, entrance, floor, flat, ...read) => {
    const headings = ['ФИО', 'Город', 'Улица', 'Дом', 'Корпус', 'Подъезд', 'Этаж', 'Квартира'];
    const order = orderIn(headings, ['А', 'Гомель', 'Мира', house, housing, entrance, floor, flat]);
    const names = ['reciverHouse', 'reciverHousing', 'reciverEntrance', 'reciverFloor', 'reciverFlat'];
    expect(names.map((name) => order?.values[name])).toEqual(read);
  },
);

it.each([
  ['г. Гомель', 'Гомель Советская 12', 'Советская'],
  ['аг. Колодищи', 'д. 12', '-'],
])('in a town of its own column, «%s», the cell «%s» names the street', (town, address, street) => {
  const order = orderIn(['ФИО', 'Город', 'Адрес'], ['А', town, address]);
  expect(order?.values).toMatchObject({ reciverStreet: street, reciverHouse: '12' });
});

it.each([
  [
    'Адрес',
    'Озёрный, ул. Мира, 3',
    'Озёрный, Мостовский район',
    'Озёрный, Мостовский район, ул. Мира, д.\u00a03',
  ],
  ['Адрес', 'Гомель, Советская, 12', 'Жлобин', 'Жлобин, Советская, д.\u00a012'],
  [
    'Адрес',
    'аг. Озёрный, 3, домофон 61К',
    'Озёрный, Мостовский район',
    'Озёрный, Мостовский район, -, д.\u00a03, домофон 61К',
  ],
  ['Город', 'Озёрный', 'Озёрный, Мостовский район', 'Озёрный, Мостовский район'],
])('a cell of «%s» keeps the rest of it when its town is named anew: %s', (heading, cell, name, text) => {
  const town = townOf(heading, cell);
  const named = town ? withPlaceName(town, name) : '';
  expect(named).toBe(text);
  // The mended cell is read again.
  expect(townOf(heading, named)?.text).toBe(name);
});
