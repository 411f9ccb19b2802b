import type { RuleCase } from './types';

/** For one row of a coefficient table; overlaps are another matter. */
export const bandCases: readonly RuleCase[] = [
  { name: 'the row that a new one starts as', values: { value: 1, value2: 2, value3: 3 }, errors: [] },
  { name: 'hundredths', values: { value: 1.15, value2: 0, value3: 50.01 }, errors: [] },
  {
    name: 'thousandths',
    values: { value: 1.155, value2: 0.001, value3: 50.001 },
    errors: ['value', 'value2', 'value3'],
  },
  { name: 'a coefficient of zero', values: { value: 0, value2: 2, value3: 3 }, errors: ['value'] },
  { name: 'a bound below zero', values: { value: 1, value2: -1, value3: 3 }, errors: ['value2'] },
  {
    name: 'nothing',
    values: { value: null, value2: '', value3: null },
    errors: ['value', 'value2', 'value3'],
  },
];

export const pointCases: readonly RuleCase[] = [
  {
    name: 'a point',
    values: { street: 'ул. Немига, 5', cityId: 6, coords: '27.55,53.9', price: 7 },
    errors: [],
  },
  {
    name: 'a point without coordinates',
    values: { street: 'ул. Немига, 5', cityId: 6, coords: '', price: 0 },
    errors: [],
  },
  { name: 'nothing', values: {}, errors: ['street', 'cityId', 'price'] },
  { name: 'a negative price', values: { street: 'ул. Немига, 5', cityId: 6, price: -1 }, errors: ['price'] },
];
