import { labelDigits, registerDigits, runDigits, stopDigits, testLabelDigits } from '@shlyah/domain';
import { aCourierStop } from '../../../test/courier';
import { countWords, isSilent, readMeaning } from './code-meaning';
import { scannedOf, withPlace } from './scanned-places';

const first = aCourierStop(125, { places: 3 });
const fetched = aCourierStop(126, { task: 'fetch' });
const delivered = aCourierStop(126);
const stops = [first, fetched, delivered];
const read = (text: string, done: readonly unknown[] = []) =>
  readMeaning(text, stops, (stop) => done.includes(stop));

it('finds the stop and the place of a label', () => {
  expect(read(labelDigits(125, 2))).toEqual({ kind: 'stop', stop: first, place: 2 });
});

it.each(['125', '№ 125', stopDigits(125)])('finds the stop of %s, which names no place', (text) => {
  expect(read(text)).toEqual({ kind: 'stop', stop: first, place: null });
});

it('finds of two stops of an order the one that is to be ended', () => {
  expect(read('126')).toMatchObject({ stop: fetched });
  expect(read('126', [fetched])).toMatchObject({ stop: delivered });
  expect(read('126', [fetched, delivered])).toMatchObject({ stop: fetched });
});

it.each([
  [labelDigits(127, 1), 'Заказа № 127 нет в вашем рейсе'],
  ['127', 'Заказа № 127 нет в вашем рейсе'],
  [labelDigits(125, 4), 'У заказа № 125 3 места: места 4 нет'],
  [registerDigits(9), 'Это реестр № 9. Нужна этикетка места'],
  [runDigits(5), 'Это лист рейса № 5. Нужна этикетка места или строка листа'],
  [testLabelDigits(-17, 1), 'Тестовая этикетка: заказ № T-17 не везут, ничего не изменилось'],
])('says of %s that it is of no use', (text, words) => {
  const meaning = read(text);
  expect(meaning).toMatchObject({ kind: 'other' });
  expect(meaning?.kind === 'other' && meaning.words.replaceAll('\u00a0', ' ')).toBe(words);
});

it.each(['', 'вчера', '4810000000017', '0'.repeat(14)])('reads no code in «%s»', (text) => {
  expect(read(text)).toBeNull();
});

it('lets the camera be silent of other barcodes and of the tracking link beside each label', () => {
  expect(isSilent('https://shlyah.example/t/ZZZZ')).toBe(true);
  expect(isSilent('4810000000017')).toBe(true);
  expect(isSilent(labelDigits(127, 1))).toBe(false);
});

it('counts a place once, and none that the order no longer has', () => {
  const scanned = [2, 2, 3].reduce((all, place) => withPlace(all, first, place), {});
  expect(scannedOf(first, scanned)).toBe(2);
  expect(scannedOf({ ...first, places: 2 }, scanned)).toBe(1);
  expect(scannedOf(delivered, scanned)).toBe(0);
});

it.each([
  [2, 3, '2 из 3 мест'],
  [1, 1, '1 из 1 места'],
  [5, 21, '5 из 21 места'],
])('says %s of %s', (count, all, words) => {
  expect(countWords(count, all).replaceAll('\u00a0', ' ')).toBe(words);
});
