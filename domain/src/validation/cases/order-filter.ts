import type { RuleCase } from './types';

export const orderFilterCases: readonly RuleCase[] = [
  { name: 'no filter', values: {}, errors: [] },
  { name: 'empty texts', values: { state: '', status: '', dateType: '', priceType: '' }, errors: [] },
  { name: 'numbers as a query carries them', values: { state: '1', status: '2' }, errors: [] },
  {
    name: 'a period',
    values: { dateType: 'period', dateFrom: '2026-11-01', dateTo: '2026-11-20' },
    errors: [],
  },
  {
    name: 'a period without an end',
    values: { dateType: 'period', dateFrom: '2026-11-01', dateTo: '' },
    errors: [],
  },
  { name: 'orders of a run, and those of none', values: { run: '5' }, errors: [] },
  { name: 'no run', values: { run: 0 }, errors: [] },
  { name: 'a run below zero', values: { run: -1 }, errors: ['run'] },
  { name: '31 November', values: { dateType: 'period', dateTo: '2026-11-31' }, errors: ['dateTo'] },
  {
    name: 'a period that ends before it begins',
    values: { dateType: 'period', dateFrom: '2026-11-20', dateTo: '2026-11-19' },
    errors: ['dateTo'],
  },
  {
    name: 'a period of one day',
    values: { dateType: 'period', dateFrom: '2026-11-20', dateTo: '2026-11-20' },
    errors: [],
  },
  {
    name: 'handed over within days',
    values: { handedFrom: '2026-11-01', handedTo: '2026-11-01' },
    errors: [],
  },
  { name: 'handed over on 31 November', values: { handedFrom: '2026-11-31' }, errors: ['handedFrom'] },
  {
    name: 'handed over until a day before the first',
    values: { handedFrom: '2026-11-20', handedTo: '2026-11-19' },
    errors: ['handedTo'],
  },
  {
    name: 'late, and not handed over within days for a reason that was not told',
    values: { inTime: false, failedFrom: '2026-11-01', failedTo: '2026-11-30', failedFor: 'none' },
    errors: [],
  },
  {
    name: 'not handed over until a day before the first, for an unknown reason',
    values: { failedFrom: '2026-11-20', failedTo: '2026-11-19', failedFor: 'nonsense' },
    errors: ['failedTo', 'failedFor'],
  },
  { name: 'dates that no period asks for', values: { dateType: 'today', dateFrom: 'nonsense' }, errors: [] },
  { name: 'a range', values: { priceType: 'range', priceMin: 0, priceMax: 1 }, errors: [] },
  {
    name: 'a range that ends below its beginning',
    values: { priceType: 'range', priceMin: '50', priceMax: '10' },
    errors: ['priceMax'],
  },
  {
    name: 'a range of one price',
    values: { priceType: 'range', priceMin: '10', priceMax: '10' },
    errors: [],
  },
  {
    name: 'a range whose lower end is no number',
    values: { priceType: 'range', priceMin: 'много', priceMax: 10 },
    errors: ['priceMin'],
  },
  {
    name: 'a range below the least',
    values: { priceType: 'range', priceMin: -1, priceMax: 0.5 },
    errors: ['priceMin', 'priceMax'],
  },
  {
    name: 'words that are not in the lists',
    values: { dateType: 'year', priceType: 'some' },
    errors: ['dateType', 'priceType'],
  },
  { name: 'ids that are none', values: { state: 'abc', status: 0 }, errors: ['state', 'status'] },
  {
    name: 'a firm’s orders in work to one city',
    values: { open: '1', city: '3', clientType: 'ur-lico' },
    errors: [],
  },
  {
    name: 'a city by its name and a client of no kind',
    values: { open: 'all', city: 'Гомель', clientType: 'client' },
    errors: ['open', 'city', 'clientType'],
  },
  { name: 'orders that need a price', values: { needsPrice: '1' }, errors: [] },
  { name: 'a price needed by words', values: { needsPrice: 'yes' }, errors: ['needsPrice'] },
  { name: 'fragile cargo of one day', values: { fragile: '1', deliveryDay: '2026-11-20' }, errors: [] },
];
