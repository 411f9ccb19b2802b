import { addMonths, isMonth, lastDayOf, monthName } from './month';

it.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['1999-12', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('%s is a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected));

it.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -23, '2024-12'],
])('%s and %d months are %s', (month, count, expected) => expect(addMonths(month, count)).toBe(expected));

it.each([
  ['2026-11', '2026-11-30'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('the last day of %s is %s', (month, day) => expect(lastDayOf(month)).toBe(day));

it('names a month', () => expect(monthName('2026-11')).toBe('ноябрь\u00a02026'));
