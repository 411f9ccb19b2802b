import { readFlag } from '../text/read';

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

/** A field of the object itself, never of its prototype. */
export const own = (fields: Values, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Whether a flag of the values is set; what is absent or unreadable is not. */
export const isSet = (values: Values, name: string): boolean => readFlag(own(values, name)) === true;
