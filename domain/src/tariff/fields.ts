import { LIMITS } from '../validation/limits';
import { defineFields } from '../validation/field';

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
