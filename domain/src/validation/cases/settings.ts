import { defaultCompany, type CompanyPhone } from '../../company';
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
  {
    name: 'a point with everything',
    values: {
      street: 'ул. Немига, 5',
      cityId: 6,
      price: 7,
      hours: 'пн–пт 09:00–19:00',
      phone: '80291234567',
      note: 'Вход со двора',
      maxWeight: 25,
      maxSide: 60.5,
    },
    errors: [],
  },
  {
    name: 'limits that nothing keeps',
    values: { street: 'ул. Немига, 5', cityId: 6, price: 7, maxWeight: 0, maxSide: 1001, phone: '12' },
    errors: ['maxWeight', 'maxSide', 'phone'],
  },
  { name: 'a negative price', values: { street: 'ул. Немига, 5', cityId: 6, price: -1 }, errors: ['price'] },
];

const { phones: defaultPhones, ...companyValues } = defaultCompany;

export const companyCases: readonly RuleCase[] = [
  { name: 'the company that a new installation has', values: companyValues, errors: [] },
  { name: 'no VAT', values: { ...companyValues, vatPercent: '' }, errors: [] },
  { name: 'a rate of nothing', values: { ...companyValues, vatPercent: 0 }, errors: [] },
  { name: 'a rate that takes all', values: { ...companyValues, vatPercent: 100.5 }, errors: ['vatPercent'] },
  {
    name: 'only what has to be there',
    values: {
      ...companyValues,
      slogan: '',
      contractsEmail: null,
      telegram: '',
      viber: null,
      instagram: '',
      postalAddress: '',
      registration: null,
      bankAddress: '',
    },
    errors: [],
  },
  {
    name: 'half an address and a foreign number',
    values: { ...companyValues, email: 'zakaz@', viber: '+7 495 123-45-67', since: 1812 },
    errors: ['email', 'viber', 'since'],
  },
  {
    name: 'nothing',
    values: {},
    errors: [
      'name',
      'legalName',
      'since',
      'copyright',
      'email',
      'hours',
      'city',
      'legalAddress',
      'unp',
      'account',
      'bank',
      'bic',
      'director',
      'directorPosition',
      'directorAuthority',
    ],
  },
];

export const companyPhoneCases: readonly RuleCase[] = [
  { name: 'a phone', values: { ...(defaultPhones[0] as CompanyPhone) }, errors: [] },
  { name: 'a phone without a word', values: { phone: '8 029 123 45 67', label: '' }, errors: [] },
  { name: 'a word without a phone', values: { phone: '', label: 'Городской' }, errors: ['phone'] },
];
