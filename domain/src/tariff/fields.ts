import { LIMITS } from '../validation/limits';
import { defineFields } from '../validation/field';

/** A client's price terms; four decimals of the coefficient are two of a percent. */
export const clientTermsFields = defineFields({
  coefficient: {
    kind: 'number',
    required: true,
    min: 0.1,
    max: 3,
    decimals: 4,
    label: 'Коэффициент к тарифу',
    about: 'Коэффициент к ценам тарифа: 0.95 — скидка 5 %, 1.1 — наценка 10 %, 1 — по тарифу',
    example: 0.95,
  },
});

/** A client's own price of a region. */
export const ownPriceFields = defineFields({
  id: { kind: 'id', required: true, label: 'Номер области', example: 7 },
  price: {
    kind: 'number',
    required: true,
    min: 0.01,
    max: LIMITS.price,
    label: 'Своя цена',
    about: 'Своя цена области, BYN: коэффициент к ней не применяется',
    example: 30,
  },
});

/** A row of the volume or weight table: coefficient, from, to. Overlaps are `bandProblems`. */
export const bandFields = defineFields({
  value: {
    kind: 'number',
    required: true,
    min: 0.01,
    max: LIMITS.coefficient,
    label: 'Коэффициент',
    example: 1,
  },
  value2: {
    kind: 'number',
    required: true,
    min: 0,
    max: LIMITS.bound,
    label: 'От',
    about: 'От (включительно)',
    example: 2,
  },
  value3: {
    kind: 'number',
    required: true,
    min: 0,
    max: LIMITS.bound,
    label: 'До',
    about: 'До (не включая)',
    example: 3,
  },
});
