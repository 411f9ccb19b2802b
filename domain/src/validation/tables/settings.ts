import { defineRules } from '../rule';
import { LIMITS } from '../limits';

/** A row of the volume or weight table on the wire: coefficient, from, to. Overlaps are `bandProblems`. */
export const bandRules = defineRules({
  value: { kind: 'number', required: true, min: 0.01, max: LIMITS.coefficient },
  value2: { kind: 'number', required: true, min: 0, max: LIMITS.bound },
  value3: { kind: 'number', required: true, min: 0, max: LIMITS.bound },
});

/** A pickup point; price in BYN. Whether the coordinates are in the country is the API's question. */
export const pointRules = defineRules({
  street: { kind: 'text', required: true, max: LIMITS.street },
  cityId: { kind: 'id', required: true },
  coords: { kind: 'text', max: LIMITS.coords },
  price: { kind: 'number', required: true, min: 0, max: LIMITS.price },
});
