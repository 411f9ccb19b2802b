import { deliveryDateProblem, packageRules, staffOrderRules } from '@shlyah/domain';
import { schemaFrom } from '../../../ui/form/schema';
import { array, mixed } from '../../../ui/form/yup';

/**
 * The rules of a staff edit (docs/contract.md#field-rules). The delivery date is judged only when it was changed, so that
 * a late order can still be edited.
 */
export function editSchema(storedDate: string, now: () => Date) {
  const { status: _status, state: _state, version: _version, ...rules } = staffOrderRules;
  return schemaFrom(rules, {
    packages: array().of(schemaFrom(packageRules)),
    deliveryDate: mixed()
      .nullable()
      .test('delivery-date', (value, context) => {
        const problem = value === storedDate ? null : deliveryDateProblem(value, now());
        return problem === null || context.createError({ message: problem });
      }),
  });
}
