import { cleanText, digits, fold } from './fold';
import { plural } from './plural';
import { isEmpty, readFields, readFlag, readNumber } from './read';

describe('text', () => {
  it('folds case, ё, blanks and composed letters for search', () => {
    expect(fold('  ЁЛКА\u00a0 и\tЕЛЬ ')).toBe('елка и ель');
    expect(fold('и\u0306од')).toBe('йод');
    expect(fold('МОГИЛЁВ')).toBe(fold('могилев'));
  });

  it('keeps the digits', () => {
    expect(digits('+375 (29) 12-34-567')).toBe('375291234567');
  });

  it('cleans control characters away and keeps lines', () => {
    expect(cleanText(' a\u0000b\r\nc\u0007\td ')).toBe('ab\nc\td');
  });

  it.each([
    [0, 'мест'],
    [1, 'место'],
    [2, 'места'],
    [4, 'места'],
    [5, 'мест'],
    [11, 'мест'],
    [14, 'мест'],
    [21, 'место'],
    [22, 'места'],
    [111, 'мест'],
    [101, 'место'],
  ])('%d %s', (n, form) => {
    expect(plural(n, 'место', 'места', 'мест')).toBe(form);
  });
});

describe('reading JSON and form values', () => {
  it.each([
    [1.5, 1.5],
    ['1.5', 1.5],
    [' 1,5 ', 1.5],
    ['-1', -1],
    ['007', 7],
    ['1e3', null],
    ['0x10', null],
    ['1 000', null],
    ['', null],
    ['три', null],
    [NaN, null],
    [Infinity, null],
    [true, null],
    [null, null],
    [[1], null],
  ])('reads %p as the number %p', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    ['yes', null],
    [2, null],
    [null, null],
    [[], null],
  ])('reads %p as the flag %p', (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });

  it('takes null, undefined and blanks for empty, and nothing else', () => {
    expect([null, undefined, '', ' \n'].every(isEmpty)).toBe(true);
    expect([0, false, 'a', [], {}].some(isEmpty)).toBe(false);
  });

  it('finds no fields in what is no object', () => {
    expect([null, 1, 'text', [1]].map(readFields)).toEqual([{}, {}, {}, {}]);
  });
});
