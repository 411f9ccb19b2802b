import { fieldProblem, type FieldRule, type Rules } from '@shlyah/domain';
import { mixed, object, type AnySchema, type ObjectSchema } from './yup';

type Shape = Record<string, AnySchema>;

/**
 * The yup schema of a rule table of the domain: every field asks the domain's own `fieldProblem`, so the form and
 * the API refuse the same values in the same words. `more` adds what a flat table cannot say, such as a list.
 */
export function schemaFrom(
  rules: Readonly<Record<string, FieldRule>>,
  more: Shape = {},
): ObjectSchema<object> {
  const shape: Shape = {};
  for (const [name, rule] of Object.entries(rules as Rules)) {
    // The rule itself says whether nothing is allowed; without `nullable` yup refuses a null before it is asked.
    shape[name] = mixed()
      .nullable()
      .test('rule', (value, context) => {
        const problem = fieldProblem(rule, value, context.parent as Readonly<Record<string, unknown>>);
        return problem === null || context.createError({ message: problem });
      });
  }
  return object({ ...shape, ...more });
}
