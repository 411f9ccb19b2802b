import { nameKey } from './fold';
import { codeKey, compactSigns, searchableCode, searchableText } from './signs';

it.each([
  ['Анна Иванова', 'Анна Иванова'],
  ['+375 (29) 123-45-67', '375291234567'],
  ['ул. Лесная 12, тел. 123-45-67', 'ул. Лесная 12, тел. 123-45-67 1234567'],
  ['от 12345 до 23-456', 'от 12345 до 23-456 23456'],
  // Figures of a word are no number, nor are four of them that are torn apart.
  ['а1б2 1-2', 'а1б2 1-2'],
])('«%s» is found as «%s»', (text, found) => expect(searchableText(text)).toBe(found));

it.each(['З-1042', 'з1042', ' З 1042', 'з—1042', 'З\u200B-１０４２'])('«%s» is one own number', (text) => {
  expect(codeKey(text)).toBe('з1042');
});

it.each([
  ['AB 1234567', 'АВ1234567'],
  ['12 А', '12a'],
  ['12/1', '12-1'],
])('«%s» and «%s» have one key', (one, other) => expect(codeKey(one)).toBe(codeKey(other)));

it('a number with letters is found as it is written, by its key and by its figures', () => {
  expect(searchableCode('З-1042')).toBe('З-1042 з1042 1042');
  expect(searchableCode('12')).toBe('12');
});

it('codes of banks, taxes and parcels are Latin capitals', () => {
  expect(compactSigns(' ву20 ОLMР–3012\u00a00001')).toBe('BY20OLMP30120001');
});

it.each(['Буда-Кошелёво', 'буда кошелево', 'БУДА — КОШЕЛЁВО'])('«%s» is one place', (text) => {
  expect(nameKey(text)).toBe('буда кошелево');
});
