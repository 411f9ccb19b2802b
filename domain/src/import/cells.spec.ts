import {
  readAmount,
  readDeliveryDate,
  readHouse,
  readPhoneCell,
  readSizes,
  readYesNo,
  type ReadCell,
} from './cells';

const told = (read: ReadCell<unknown>): unknown =>
  'value' in read ? read.value : [read.code, ...(read.choices ?? [])].join(' | ');
const now = new Date('2026-11-20T09:00:00Z');

it.each([
  ['+375 29 123-45-67', '+375 (29) 12-34-567'],
  ['375291234567', '+375 (29) 12-34-567'],
  ['291234567', '+375 (29) 12-34-567'],
  ['80291234567', '+375 (29) 12-34-567'],
  ['тел. 8 (029) 123-45-67', '+375 (29) 12-34-567'],
  ['80291234567 доб. 12', 'phone_unclear | +375 (29) 12-34-567'],
  ['80291234567, 80331234567', 'phone_several | +375 (29) 12-34-567 | +375 (33) 12-34-567'],
  ['80291234567 / 8017 2345678', 'phone_several | +375 (29) 12-34-567 | +375 (17) 23-45-678'],
  ['3.75E+11', 'phone_cut'],
  ['3,75291E+11', 'phone_cut'],
  ['нет', 'нет'],
])('the phone «%s» is %s', (text, expected) => expect(told(readPhoneCell(text))).toBe(expected));

it.each([
  ['27.11.2026', '2026-11-27 23:00'],
  ['27.11.26', '2026-11-27 23:00'],
  ['27/11/2026 18:30', '2026-11-27 18:30'],
  ['27.11.2026 до 18:30', '2026-11-27 18:30'],
  ['27.11.2026 00:00', '2026-11-27 23:00'],
  ['2026-11-27', '2026-11-27 23:00'],
  ['2026-11-27 10:00', '2026-11-27 10:00'],
  ['2026-11-27T00:00:00.000Z', '2026-11-27 23:00'],
  ['46353', '2026-11-27 23:00'],
  ['27 ноября 2026 г.', '2026-11-27 23:00'],
  ['27.11', 'date_unclear | 27.11.2026'],
  ['10 января', 'date_unclear | 10.01.2027'],
  ['31.02.2026', 'date_unclear'],
  ['завтра', 'date_unclear'],
])('the date «%s» is %s', (text, expected) => expect(told(readDeliveryDate(text, now))).toBe(expected));

it.each([
  ['12', '12'],
  ['12/1', '12/1'],
  ['12-1', '12-1'],
  ['12а', '12а'],
  ['5к2', '5к2'],
  ['12.01.2026', 'date_in_house | 12/1 | 12-1'],
  ['2026-01-12', 'date_in_house | 12/1 | 12-1'],
  ['12.янв', 'date_in_house | 12/1 | 12-1'],
  ['12 янв 26', 'date_in_house | 12/1 | 12-1'],
  ['12.01', 'date_in_house | 12/1 | 12-1'],
])('the house «%s» is %s', (text, expected) => expect(told(readHouse(text))).toBe(expected));

it.each([
  ['кг', '2,5', 'кг', 2.5],
  ['кг', '300', 'г', 0.3],
  ['кг', '300 г', 'кг', 0.3],
  ['кг', '1 200,5', 'кг', 1200.5],
  ['см', '300', 'мм', 30],
  ['см', '0.3 м', 'мм', 30],
  ['кг', 'три', 'кг', 'number_unclear'],
  ['кг', '2-3', 'кг', 'number_unclear'],
])('in %s «%s», plain ones in %s, is %s', (unit, text, plain, expected) =>
  expect(told(readAmount(unit, text, plain))).toBe(expected),
);

it.each([
  ['30×20×10', 'см', [30, 20, 10]],
  ['300x200x100', 'мм', [30, 20, 10]],
  ['30 х 20,5 * 10 см', 'мм', [30, 20.5, 10]],
  ['0.3м×0.2м×0.1м', 'см', [30, 20, 10]],
  ['30×20', 'см', 'sizes_unclear'],
  ['большая', 'см', 'sizes_unclear'],
])('the sizes «%s», plain ones in %s, are %s', (text, plain, expected) =>
  expect(told(readSizes(text, plain))).toEqual(expected),
);

it.each([
  ['да', true],
  ['+', true],
  ['НЕТ', false],
  ['0', false],
  ['может быть', 'flag_unclear | да | нет'],
])('«%s» is %s', (text, expected) => expect(told(readYesNo(text))).toBe(expected));
