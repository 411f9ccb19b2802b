import type { RuleCase } from './types';

/** Right items of each kind, as an order has them. */
export const validPackage = {
  type: 'package',
  calculationType: 'sizes',
  length: 30,
  width: 20,
  height: 10,
  weight: 3,
  volume: null,
  name: null,
  count: 1,
  useTTN: 'no',
  TTN: null,
  returnTTN: false,
} as const;
export const validByVolume = {
  ...validPackage,
  calculationType: 'volume',
  length: null,
  width: null,
  height: null,
  volume: 0.1,
} as const;
export const validProduct = {
  ...validPackage,
  type: 'product',
  length: null,
  width: null,
  height: null,
  name: 'Книги',
  weight: 1.35,
  count: 7,
} as const;

/** Right and wrong in the calculator and in the order alike. */
const SHARED: readonly RuleCase[] = [
  { name: 'a package by sizes', values: validPackage, errors: [] },
  { name: 'a package by volume', values: validByVolume, errors: [] },
  { name: 'a product without sizes', values: validProduct, errors: [] },
  {
    name: 'a product with sizes',
    values: { ...validProduct, length: 10, width: 10, height: 10 },
    errors: [],
  },
  { name: 'a document', values: { type: 'doc' }, errors: [] },
  {
    name: 'a document with empty and zero fields',
    values: {
      type: 'doc',
      calculationType: null,
      length: 0,
      width: 0,
      height: 0,
      weight: 0,
      volume: 0,
      count: '',
    },
    errors: [],
  },
  {
    name: 'a package by sizes without them',
    values: { ...validPackage, length: null, width: '', height: undefined },
    errors: ['length', 'width', 'height'],
    messages: { length: 'Это поле обязательно для заполнения' },
  },
  {
    name: 'sizes below 1',
    values: { ...validPackage, length: 0.9, width: 0, height: -5 },
    errors: ['length', 'width', 'height'],
  },
  { name: 'a size of 1 and a size of 30.5', values: { ...validPackage, length: 1, width: 30.5 }, errors: [] },
  { name: 'an absurd size', values: { ...validPackage, length: 1001 }, errors: ['length'] },
  { name: 'a package by volume without it', values: { ...validByVolume, volume: null }, errors: ['volume'] },
  { name: 'a negative volume', values: { ...validByVolume, volume: -0.1 }, errors: ['volume'] },
  { name: 'an absurd volume', values: { ...validByVolume, volume: 101 }, errors: ['volume'] },
  { name: 'a package without weight', values: { ...validPackage, weight: null }, errors: ['weight'] },
  { name: 'a product without weight', values: { ...validProduct, weight: '' }, errors: ['weight'] },
  { name: 'a weight of zero', values: { ...validPackage, weight: 0 }, errors: ['weight'] },
  { name: 'a negative weight', values: { ...validPackage, weight: -3 }, errors: ['weight'] },
  { name: 'an absurd weight', values: { ...validPackage, weight: 20_001 }, errors: ['weight'] },
  { name: 'a weight finer than a gram', values: { ...validPackage, weight: 1.2345 }, errors: ['weight'] },
  { name: 'a weight in words', values: { ...validPackage, weight: 'три' }, errors: ['weight'] },
  { name: 'a product without count', values: { ...validProduct, count: null }, errors: ['count'] },
  { name: 'half a product', values: { ...validProduct, count: 1.5 }, errors: ['count'] },
  { name: 'no product', values: { ...validProduct, count: 0 }, errors: ['count'] },
  { name: 'too many products', values: { ...validProduct, count: 10_001 }, errors: ['count'] },
  { name: 'an unknown type', values: { ...validPackage, type: 'letter' }, errors: ['type'] },
  {
    name: 'an unknown way to reckon',
    values: { ...validPackage, calculationType: 'weight' },
    errors: ['calculationType'],
  },
];

/** For `calculatorPackageFields`: no names, no waybills. */
export const calculatorPackageCases: readonly RuleCase[] = [
  ...SHARED,
  { name: 'a product without a name', values: { ...validProduct, name: '' }, errors: [] },
  { name: 'a waybill announced', values: { ...validPackage, useTTN: 'yes', TTN: '' }, errors: [] },
];

/** For `packageFields`. */
export const packageCases: readonly RuleCase[] = [
  ...SHARED,
  { name: 'a product without a name', values: { ...validProduct, name: '' }, errors: ['name'] },
  {
    name: 'a waybill announced and not given',
    values: { ...validPackage, useTTN: 'yes', TTN: '' },
    errors: ['TTN'],
    messages: { TTN: 'Это поле обязательно для заполнения' },
  },
  {
    name: 'a waybill given',
    values: { ...validPackage, useTTN: 'yes', TTN: 'АБ 1234567', returnTTN: true },
    errors: [],
  },
  {
    name: 'no word on waybills',
    values: { ...validPackage, useTTN: null, TTN: null, returnTTN: null },
    errors: [],
  },
  { name: 'neither yes nor no', values: { ...validPackage, useTTN: 'maybe' }, errors: ['useTTN'] },
];
