import { addressLine } from '@shlyah/domain';
import { placeLine } from './places';
import {
  BLANK,
  dayInWords,
  decimal,
  excelDate,
  inSentence,
  moneyInFigures,
  moneyInWords,
  onBasisOf,
  orBlank,
  orNone,
  signatureOf,
} from './values';

describe('money', () => {
  it.each([
    [0, 'Ноль белорусских рублей 00 копеек', '0,00'],
    [100, 'Один белорусский рубль 00 копеек', '1,00'],
    [201, 'Два белорусских рубля 01 копейка', '2,01'],
    [12345, 'Сто двадцать три белорусских рубля 45 копеек', '123,45'],
    [1110, 'Одиннадцать белорусских рублей 10 копеек', '11,10'],
    [2122, 'Двадцать один белорусский рубль 22 копейки', '21,22'],
    [114, 'Один белорусский рубль 14 копеек', '1,14'],
    [100_000_000, 'Один миллион белорусских рублей 00 копеек', '1\u00a0000\u00a0000,00'],
  ])('%i kopecks', (kopecks, words, figures) => {
    expect(moneyInWords(kopecks)).toBe(words);
    expect(moneyInFigures(kopecks)).toBe(figures);
  });
});

describe('dates', () => {
  it('are numbers that Excel shows as the same minute, in any time zone', () => {
    expect(excelDate('1900-03-01 00:00')).toBe(61);
    expect(excelDate('2026-11-20 00:00')).toBe(46346);
    expect(excelDate('2026-11-20 12:00')).toBe(46346.5);
  });

  it('that are none stay empty', () => expect(excelDate('2026-02-30 10:00')).toBeNull());

  it.each([
    ['2026-11-20 14:05', '20 ноября 2026 г.'],
    ['2026-05-01', '1 мая 2026 г.'],
  ])('%s in words', (text, words) => expect(dayInWords(text)).toBe(words));
});

describe('names and papers', () => {
  it.each([
    ['Ковалёва Анна Петровна', 'А.\u00a0П.\u00a0Ковалёва'],
    ['Петров-Водкин Кузьма Сергеевич', 'К.\u00a0С.\u00a0Петров-Водкин'],
    ['Анна Ковалёва', 'Анна Ковалёва'],
    ['ООО «Ромашка»', 'ООО «Ромашка»'],
  ])('%s signs as %s', (name, signature) => expect(signatureOf(name)).toBe(signature));

  it.each([
    ['Директор', 'директор'],
    ['ИП', 'ИП'],
    ['Заместитель директора', 'заместитель директора'],
    ['', ''],
  ])('«%s» in a sentence', (text, inside) => expect(inSentence(text)).toBe(inside));

  it.each([
    ['Устав', 'Устава'],
    ['Устава', 'Устава'],
    ['Доверенность № 5 от 01.02.2026', 'доверенности № 5 от 01.02.2026'],
    ['доверенности № 5', 'доверенности № 5'],
    ['Свидетельство о регистрации', 'свидетельства о регистрации'],
    ['решения собрания', 'решения собрания'],
  ])('on the basis of «%s»', (paper, words) => expect(onBasisOf(paper)).toBe(words));
});

describe('what is missing', () => {
  it('is a line to write on or a dash', () => {
    expect([orBlank(null), orBlank(' '), orBlank(' а ')]).toEqual([BLANK, BLANK, 'а']);
    expect([orNone(undefined), orNone(''), orNone('а')]).toEqual(['—', '—', 'а']);
  });
});

describe('numbers', () => {
  it.each([
    [12.45, '12,45'],
    [3, '3'],
    [100, '100'],
    [0, '0'],
    [0.1 + 0.2, '0,3'],
    [0.000001, '0,000001'],
  ])('%d', (value, text) => expect(decimal(value)).toBe(text));
});

describe('addresses', () => {
  const none = { street: null, house: null, housing: null, entrance: null, flat: null, floor: null };

  it('leave out what is missing', () => {
    expect(addressLine({ ...none, city: 'Минск', street: 'ул. Немига', house: '5' })).toBe(
      'Минск, ул. Немига, д.\u00a05',
    );
  });

  it('say «кв.» once', () => {
    expect(addressLine({ ...none, city: 'Минск', flat: 'кв. 12', house: 'дом 5' })).toBe(
      'Минск, дом 5, кв. 12',
    );
  });

  it('that nobody has given are a line to write on', () => {
    expect(placeLine({ kind: 'client', point: null, address: none })).toBe(BLANK);
    expect(placeLine({ kind: 'punkt', point: null, address: { ...none, city: 'Минск' } })).toBe(BLANK);
  });
});
