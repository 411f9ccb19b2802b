import { addressLine } from '@shlyah/domain';
import { bicOf } from './bic';
import { endpointLine } from './delivery-endpoint';
import {
  BLANK,
  dayInWords,
  excelDate,
  moneyInFigures,
  moneyInWords,
  onBasisOf,
  orBlank,
  orNone,
  signatureOf,
  vatIncluded,
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
    ['Устав', 'Устава'],
    ['Положение о филиале', 'Положения о филиале'],
    ['приказ № 3', 'приказа № 3'],
    ['договор', 'договора'],
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

describe('НДС', () => {
  it.each([
    [12345, 20, 'в том числе НДС 20\u00a0% (20,58\u00a0бел.\u00a0руб.)'],
    [12000, 20, 'в том числе НДС 20\u00a0% (20,00\u00a0бел.\u00a0руб.)'],
    [1, 20, 'в том числе НДС 20\u00a0% (0,00\u00a0бел.\u00a0руб.)'],
    [10_950, 9.5, 'в том числе НДС 9,5\u00a0% (9,50\u00a0бел.\u00a0руб.)'],
    [12345, null, 'без НДС'],
    [null, 20, 'включая НДС 20\u00a0%'],
    [null, null, 'без НДС'],
  ])('of %s kopecks at %s %%', (kopecks, percent, words) =>
    expect(vatIncluded(kopecks, percent)).toBe(words),
  );
});

describe('the code of a bank', () => {
  it.each([
    ['ОАО «АСБ Беларусбанк», BIC AKBBBY2X', '', 'AKBBBY2X'],
    ['БИК bapbby2x ОАО «Белагропромбанк»', 'BY86AKBB10100000002966000000', 'BAPBBY2X'],
    ['ОАО «АСБ Беларусбанк»', 'BY86 AKBB 1010 0000 0029 6600 0000', 'AKBBBY2X'],
    ['ЗАО «МТБанк»', 'BY12mtbk30120000000000000000', 'MTBKBY22'],
    ['Банк', 'BY12XXXX30120000000000000000', ''],
    ['Банк', '3012000000000', ''],
  ])('in «%s» with the account %s', (bank, pc, code) => expect(bicOf({ bank, pc })).toBe(code));
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
    expect(endpointLine({ kind: 'client', point: null, address: none })).toBe(BLANK);
    expect(endpointLine({ kind: 'punkt', point: null, address: { ...none, city: 'Минск' } })).toBe(BLANK);
  });
});
