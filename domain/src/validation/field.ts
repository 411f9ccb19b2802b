import { readFlag } from '../text/read';
import type { TextFormat } from './text-formats';

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'password'
  | 'number'
  | 'integer'
  /** The id of a row of another table. */
  | 'id'
  | 'choice'
  | 'flag'
  /** `YYYY-MM-DD HH:mm` in Minsk. */
  | 'date'
  /** `YYYY-MM-DD`. */
  | 'day'
  /** `HH:mm`. */
  | 'time';

export type Values = Readonly<Record<string, unknown>>;
export type Condition = (values: Values) => boolean;

/** The validation rules of a value, for the API's body and the form's schema. */
export interface FieldRule {
  readonly kind: FieldKind;
  /** The format of a text (`TEXT_FORMATS`), unless its kind implies one. */
  readonly format?: TextFormat;
  readonly required?: boolean | Condition;
  /** Replaces the default "required" message. */
  readonly message?: string;
  /** Minimum length of a text or minimum value of a number. */
  readonly min?: number;
  /** Replaces the default message for `min`. */
  readonly minMessage?: string;
  /** Maximum length of a text or maximum value of a number. */
  readonly max?: number;
  /** Maximum number of decimals; 2 by default. */
  readonly decimals?: number;
  readonly choices?: readonly (string | number)[];
  /** Treats 0 as an empty value. */
  readonly zeroIsNone?: boolean;
  /** Values that are valid outside of `min` and `max`. */
  readonly allow?: readonly (string | number)[];
  /** The lower end of the range whose upper end this field is. */
  readonly notBelow?: string;
  /** The date whose hour this time of the same day precedes, by half an hour at least. */
  readonly beginsBefore?: string;
  /** The field that this one repeats; required once that field is filled in. */
  readonly sameAs?: string;
  /** The condition under which the field applies; otherwise it is dropped. */
  readonly when?: Condition;
}

/** A field of an entity: the single definition behind the API, the forms, the screens and the history. */
export interface Field extends FieldRule {
  /** The label: above the input, in error summaries and in the history. */
  readonly label: string;
  /** The description in OpenAPI, if longer than the label. */
  readonly about?: string;
  readonly example?: string | number | boolean | null;
  /** The name of the enum schema in OpenAPI. */
  readonly choicesName?: string;
  /** Labels of the choices. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  /** The default value. */
  readonly fallback?: string | number | boolean;
  /** Fields of one group are changed, compared and chosen together. */
  readonly group?: string;
  /** Whether searches index the field. */
  readonly searchable?: boolean;
  /** Whether the value is unique among the orders of a client. */
  readonly uniquePerClient?: boolean;
}

export type Rules = Readonly<Record<string, FieldRule>>;
export type Fields = Readonly<Record<string, Field>>;

/** Defines a field table and keeps its literal types for `BodyOf` and `FormOf`. */
export const defineFields = <const T extends Fields>(fields: T): T => fields;

/** Defines a field that several tables share. */
export const defineField = <const F extends Field>(field: F): F => field;

/** The type of a field's value. */
export type ValueOf<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'number' | 'integer' | 'id' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : string;

/** Whether the field is never null in a validated body: it is always required or has a fallback. */
type IsAlwaysThere<F> = F extends { fallback: string | number | boolean }
  ? true
  : F extends { when: unknown }
    ? false
    : F extends { required: true }
      ? true
      : false;

/** A validated body or a stored row of the table's fields; null for a field that is empty or does not apply. */
export type BodyOf<T> = {
  -readonly [K in keyof T]: IsAlwaysThere<T[K]> extends true ? ValueOf<T[K]> : ValueOf<T[K]> | null;
};

/** The values of a form. Numbers and ids are texts, which keeps an unfinished «2,»; "" is empty. */
export type FormOf<T> = {
  -readonly [K in keyof T]: T[K] extends { choices: readonly (infer Choice)[] }
    ? Choice
    : T[K] extends { kind: 'flag' }
      ? boolean
      : string;
};

/** Returns a function that picks the table's fields from a row; `spelt` maps a field to a column of another name. */
export function fieldsReader<const T extends Fields>(
  fields: T,
  { spelt = {} }: { spelt?: { [K in keyof T]?: string } } = {},
): (row: object) => BodyOf<T> {
  const columns = Object.keys(fields).map((name) => [name, spelt[name] ?? name] as const);
  return (row) =>
    Object.fromEntries(columns.map(([name, column]) => [name, (row as Values)[column]])) as BodyOf<T>;
}

/** The object without the named fields. */
export function omit<T extends object, K extends keyof T>(fields: T, ...names: K[]): Omit<T, K> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !names.includes(name as K)),
  ) as unknown as Omit<T, K>;
}

/** An own property of the object, never an inherited one. */
export const own = (fields: Values, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Whether a flag is set; false for an absent or invalid one. */
export const isSet = (values: Values, name: string): boolean => readFlag(own(values, name)) === true;
