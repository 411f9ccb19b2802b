import { splitAddress, splitAddressCell } from './split-address';

const rest = { housing: '', entrance: '', floor: '', flat: '' };

it.each([
  [
    'г. Гомель, ул. Советская, д. 12, кв. 5',
    { city: 'г. Гомель', street: 'ул. Советская', house: '12', flat: '5' },
  ],
  [
    '246050, Республика Беларусь, Гомельская обл., г. Гомель, ул. Советская, 12',
    { city: 'Республика Беларусь, Гомельская обл., г. Гомель', street: 'ул. Советская', house: '12' },
  ],
  ['Минск, пр-т Независимости 56', { city: 'Минск', street: 'пр-т Независимости', house: '56' }],
  ['Минск ул. Немига 5 кв 12', { city: 'Минск', street: 'ул. Немига', house: '5', flat: '12' }],
  [
    'Брест, ул. 17 Сентября, д.12А, корп. 2, подъезд 1, этаж 3, кв.7',
    {
      city: 'Брест',
      street: 'ул. 17 Сентября',
      house: '12А',
      housing: '2',
      entrance: '1',
      floor: '3',
      flat: '7',
    },
  ],
  ['ул. Ленина, 12/1, Лида', { city: 'Лида', street: 'ул. Ленина', house: '12/1' }],
  [
    'Лида\nСоветская ул.\nдом 3\nоф. 21',
    { city: 'Лида', street: 'Советская ул.', house: '3', flat: 'оф. 21' },
  ],
  ['Лида, Советская ул. дом 3', { city: 'Лида', street: 'Советская ул.', house: '3' }],
])('«%s» is split', (text, parts) => {
  expect(splitAddress(text)).toEqual({ ...rest, ...parts });
});

it.each([
  'Гомель',
  'Лида, Гродненская область',
  'г. Гомель, ул. Советская',
  'ул. Советская, 12',
  'Гомель, Советская, 12',
  // Which of them is the flat is not said.
  'Гомель, ул. Советская, 12, 5',
  'Гомель, ул. Советская, д. 12, код 45к',
  '',
])('«%s» is left to the person', (text) => {
  expect(splitAddress(text)).toBeNull();
});

it.each([
  ['Гомель, Советская 12', { city: 'Гомель', street: 'Советская', house: '12' }],
  [
    '246050, Гомельская обл., г. Гомель, Советская, д. 12, кв. 5',
    { city: 'Гомельская обл., г. Гомель', street: 'Советская', house: '12', flat: '5' },
  ],
  ['Минск, Немига 5-12', { city: 'Минск', street: 'Немига', house: '5-12' }],
  ['Минск, Якуба Коласа 28 кв 3', { city: 'Минск', street: 'Якуба Коласа', house: '28', flat: '3' }],
])('«%s» is an address, though it names no kind of street', (text, parts) => {
  expect(splitAddress(text)).toBeNull();
  expect(splitAddressCell(text)).toEqual({ ...rest, ...parts });
});

it.each([
  'Гомель',
  'Советская 12',
  'Гомель Советская 12',
  'Брест, 17 Сентября 5',
  'Гомель, Советская',
  // Nothing that is not plain is guessed, and a street that is named is read by its word alone.
  'Гомель, Советская 12, код 45к',
  'Гомель, ул. Советская, 12, 5',
  '12, Гомель',
])('«%s» is left to the person in a column of addresses, too', (text) => {
  expect(splitAddressCell(text)).toBeNull();
});

it('reads a house that is written with blanks whole', () => {
  expect(splitAddress('Гомель, ул. Ленина 12 / 3')).toMatchObject({ street: 'ул. Ленина', house: '12 / 3' });
  expect(splitAddress('Гомель, ул. 8 Марта 12 а')).toMatchObject({ street: 'ул. 8 Марта', house: '12 а' });
});
