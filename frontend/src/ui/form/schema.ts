import {
  applies,
  isNone,
  isRequired,
  MESSAGES,
  rangeProblem,
  type FieldRule,
  type Rules,
  type Values,
} from '@shlyah/domain';
import { READ, TYPED } from './schema-kinds';
import { mixed, object, ref, type AnySchema, type ObjectSchema } from 'yup';

type Shape = Record<string, AnySchema>;

/**
 * The yup schema of a field table of the domain: each field of a type of its own, needed or not as the rule says by the
 * other values, in the domain's words. `more` adds what a flat table cannot say, such as a list.
 */
export function schemaFrom(rules: Rules, more: Shape = {}): ObjectSchema<object> {
  const shape = Object.entries(rules).map(([name, rule]) => [name, fieldSchema(rule)] as const);
  return object({ ...Object.fromEntries(shape), ...more });
}

function fieldSchema(rule: FieldRule): AnySchema {
  // All three read a value in the same way, so that it does not matter which of them yup reads it by.
  const read = <S extends AnySchema>(schema: S): S =>
    schema.nullable().transform((_cast: unknown, typed: unknown) => READ[rule.kind](typed)) as S;
  const anything = read(mixed());
  const optional = read(
    rule.sameAs === undefined
      ? TYPED[rule.kind](rule).test({
          name: 'range',
          skipAbsent: true,
          test: (value, { parent, createError }) => {
            const problem = rangeProblem(rule, value, parent as Values);
            return problem === null || createError({ message: problem });
          },
        })
      : mixed().oneOf([ref(rule.sameAs)], MESSAGES.passwordsDiffer),
  );
  const required = optional.required(rule.message ?? MESSAGES.required);
  // Which one depends on all the other values, since a condition of the domain is a function of them.
  return anything.when([], (_values, _schema, { parent, value }) => {
    if (!applies(rule, parent) || rule.allow?.includes(value)) return anything;
    if (isRequired(rule, parent)) return required;
    return isNone(rule, value) ? anything : optional;
  });
}
