import { numberFrom, pageFrom } from './address';

test.each([
  ['1', 1],
  ['999999999', 999999999],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  [' 7', null],
  ['abc', null],
  ['NaN', null],
  ['1000000000', null],
  ['', null],
  [null, null],
  [undefined, null],
])('«%s» in an address is %s', (text, number) => expect(numberFrom(text)).toBe(number));

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=1.5', null],
  ['page=', null],
])('«?%s» is page %s', (query, page) => expect(pageFrom(new URLSearchParams(query))).toBe(page));
