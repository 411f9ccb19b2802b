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
  { name: '31 November', values: { dateType: 'period', dateTo: '2026-11-31' }, errors: ['dateTo'] },
  { name: 'dates that no period asks for', values: { dateType: 'today', dateFrom: 'nonsense' }, errors: [] },
  { name: 'a range', values: { priceType: 'range', priceMin: 0, priceMax: 1 }, errors: [] },
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
  { name: 'fragile cargo of one day', values: { fragile: '1', deliveryDay: '2026-11-20' }, errors: [] },
];
