import { DATE_TYPES, PRICE_TYPES } from '../../orders/enums';
import { defineRules, own, type Values } from '../rule';
import { LIMITS } from '../limits';

const isPeriod = (values: Values): boolean => own(values, 'dateType') === 'period';
const isRange = (values: Values): boolean => own(values, 'priceType') === 'range';

/** The filter above the orders; an open end of a period or range is left empty. Prices in BYN. */
export const orderFilterRules = defineRules({
  state: { kind: 'id' },
  status: { kind: 'id' },
  dateType: { kind: 'choice', choices: DATE_TYPES },
  dateFrom: { kind: 'day', when: isPeriod },
  dateTo: { kind: 'day', when: isPeriod },
  priceType: { kind: 'choice', choices: PRICE_TYPES },
  priceMin: { kind: 'number', min: 0, max: LIMITS.price, when: isRange },
  priceMax: { kind: 'number', min: 1, max: LIMITS.price, when: isRange },
  deliveryDay: { kind: 'day' },
  fragile: { kind: 'flag' },
});
