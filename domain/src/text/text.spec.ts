import fc from 'fast-check';
import { cleanText, digits, fold } from './fold';
import { inSentence } from './letter-case';
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
    expect(cleanText('a\u2028b\u2029c')).toBe('a\nb\nc');
  });

  it.each([
    ['a direction', 'счёт \u202Egpj.exe\u202C', 'счёт gpj.exe'],
    ['an isolate', '\u2066Анна\u2069 Ковалёва', 'Анна Ковалёва'],
    ['marks of direction', '\u200FОдин\u200E\u061C', 'Один'],
    ['breaks and joiners of nothing', 'Мо\u200Bги\u200Cл\u2060ёв\uFEFF\u200D', 'Могилёв'],
    ['what stood between a letter and its dots', 'е\u200B\u0308лка', 'ёлка'],
    ['nothing but what nobody sees', '\u200B\u202E\u2067', ''],
    ['soft hyphens, fillers and selectors', 'Мо\u00ADги\uFE0Dлёв\u3164\u{E0101}', 'Могилёв'],
    ['but not the selector of a picture', '❤\uFE0F', '❤\uFE0F'],
    ['but not what joins two pictures', '👩\u200D🚀', '👩\u200D🚀'],
  ])('cleans away %s', (_what, typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
    expect(cleanText(kept)).toBe(kept);
  });

  it('cleans plain texts by the short way as by the long one', () => {
    // A text with a removed character is not plain, and takes the long way.
    const differs = (text: string): boolean => cleanText(text) !== cleanText(`\u200B${text}`);
    const agrees = (text: string): void => expect(differs(text)).toBe(false);
    const codes = Array.from({ length: 0x10000 }, (_, code) => code);
    expect(codes.filter((code) => differs(`й${String.fromCharCode(code)}й`))).toEqual([]);
    for (const plain of ['Ўзда', ' «a» ', '\n—\u00A0']) agrees(plain);
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(text, text, (one, two) => agrees(`${one} Ўзда${two}`)));
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

it.each([
  ['Директор', 'директор'],
  ['ИП', 'ИП'],
  ['Заместитель директора', 'заместитель директора'],
  ['', ''],
])('«%s» in a sentence', (text, inside) => expect(inSentence(text)).toBe(inside));

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

it('keeps thirty marks of a letter', () => {
  expect(cleanText(`й${'\u0301'.repeat(30)}`)).toBe(`й${'\u0301'.repeat(30)}`);
  expect(cleanText(`й${'\u0301'.repeat(1000)}а`)).toBe(`й${'\u0301'.repeat(30)}а`);
});
