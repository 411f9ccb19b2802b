import { isEmpty, readFields, readNumber } from '../text/read';
import { kindProblem } from './kinds';
import { MESSAGES } from './messages';

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'password'
  | 'number'
  | 'integer'
  | 'id'
  | 'choice'
  | 'flag'
  /** `YYYY-MM-DD HH:mm` in Minsk. */
  | 'date'
  /** `YYYY-MM-DD`. */
  | 'day';

export type Values = Readonly<Record<string, unknown>>;

/** One field's rules as data, from which the API checks a body and a form builds its schema. */
export interface FieldRule<T = Values> {
  readonly kind: FieldKind;
  readonly required?: boolean | ((values: T) => boolean);
  /** Instead of the usual "required" text. */
  readonly message?: string;
  /** Least length of a text or least value of a number. */
  readonly min?: number;
  /** Instead of the usual text about `min`. */
  readonly minMessage?: string;
  /** Greatest length of a text or greatest value of a number. */
  readonly max?: number;
  /** Digits after the point, 2 when not said. */
  readonly decimals?: number;
  readonly choices?: readonly (string | number)[];
  /** For an amount that need not be given: 0 says the same as nothing. */
  readonly zeroIsNone?: boolean;
  /** Values that are right whatever the other bounds say. */
  readonly allow?: readonly (string | number)[];
  /** The field that this one repeats; required as soon as that one is filled in. */
  readonly sameAs?: string;
  /** The rule counts only then; otherwise the field is to be dropped. */
  readonly when?: (values: T) => boolean;
}

export type Rules<T = Values> = Readonly<Record<string, FieldRule<T>>>;

/** A table that keeps its field names: `loginRules.email` is known to be there. */
export const defineRules = <K extends string>(rules: Record<K, FieldRule>): Readonly<Record<K, FieldRule>> =>
  rules;

/** Whether the rule counts for a form or body with these values. */
export const applies = <T>(rule: FieldRule<T>, values: T): boolean => rule.when?.(values) ?? true;

/** Whether the field must be filled in with these values. */
export function isRequired<T>(rule: FieldRule<T>, values: T): boolean {
  if (!applies(rule, values)) return false;
  if (rule.sameAs !== undefined) return !isBlank(rule.kind, readFields(values)[rule.sameAs]);
  return typeof rule.required === 'function' ? rule.required(values) : rule.required === true;
}

/** A password of blanks is a password; any other blank text is nothing. */
const isBlank = (kind: FieldKind, value: unknown): boolean =>
  kind === 'password' ? value === '' || value === null || value === undefined : isEmpty(value);

/** What is wrong with one field, in Russian; null when nothing is. Takes any JSON value. */
export function fieldProblem<T>(rule: FieldRule<T>, value: unknown, values: T): string | null {
  if (!applies(rule, values)) return null;
  if (rule.sameAs !== undefined && !isBlank(rule.kind, value)) {
    return value === readFields(values)[rule.sameAs] ? null : MESSAGES.passwordsDiffer;
  }
  if (isBlank(rule.kind, value)) return isRequired(rule, values) ? (rule.message ?? MESSAGES.required) : null;
  return isNone(rule, value) && !isRequired(rule, values) ? null : kindProblem(rule, value);
}

/** Whether a zero stands for "not given". */
export const isNone = <T>(rule: FieldRule<T>, value: unknown): boolean =>
  rule.zeroIsNone === true && readNumber(value) === 0;

/** Everything that is wrong, by field; an empty object when nothing is. Takes any JSON value. */
export function problems<T = Values>(rules: Rules<T>, values: unknown): Record<string, string[]> {
  const fields = readFields(values);
  const found: Record<string, string[]> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const problem = fieldProblem(rule, own(fields, name), fields as T);
    if (problem !== null) found[name] = [problem];
  }
  return found;
}

/** A field of the object itself, never of its prototype. */
export const own = (fields: Values, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;
