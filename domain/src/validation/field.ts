import { readFlag } from '../text/read';
import type { WrittenAs } from './written';

export type FieldKind =
  | 'text'
  | 'email'
  | 'phone'
  | 'password'
  | 'number'
  | 'integer'
  /** Names a row of something else. */
  | 'id'
  | 'choice'
  | 'flag'
  /** `YYYY-MM-DD HH:mm` in Minsk. */
  | 'date'
  /** `YYYY-MM-DD`. */
  | 'day';

export type Values = Readonly<Record<string, unknown>>;
export type Condition = (values: Values) => boolean;

/** The rules of a value: from it the API checks a body and a form builds its schema. */
export interface FieldRule {
  readonly kind: FieldKind;
  /** In which way a text is kept, searched and compared (`WRITTEN`), where its kind does not say it. */
  readonly written?: WrittenAs;
  readonly required?: boolean | Condition;
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
  /** The field of the same kind that this one must not be below: the other end of a range. */
  readonly notBelow?: string;
  /** The field that this one repeats; required as soon as that one is filled in. */
  readonly sameAs?: string;
  /** The rule counts only then; otherwise the field is dropped. */
  readonly when?: Condition;
}

/** One field of a noun: the single row from which the API, the forms, the screens and the history read about it. */
export interface Field extends FieldRule {
  /** What people call it: above its input, in summaries of errors and in the history. */
  readonly label: string;
  /** What the API's description says of it, where the label does not say enough. */
  readonly about?: string;
  readonly example?: string | number | boolean | null;
  /** The schema's name of the choices in the API's description. */
  readonly choicesName?: string;
  /** What each choice is called. */
  readonly choiceLabels?: Readonly<Record<string, string>>;
  /** The value of an empty field. */
  readonly fallback?: string | number | boolean;
  /** Fields of one group are changed, compared and chosen together. */
  readonly group?: string;
  /** Searches look in it. */
  readonly sought?: boolean;
  /** No two orders of one client may have the same. */
  readonly uniquePerClient?: boolean;
}

export type Rules = Readonly<Record<string, FieldRule>>;
export type Fields = Readonly<Record<string, Field>>;

/** A table that keeps its names and literal types, so that `BodyOf` and `FormOf` can be read off it. */
export const defineFields = <const T extends Fields>(fields: T): T => fields;

/** The same for one row that several tables or names share. */
export const defineField = <const F extends Field>(field: F): F => field;

/** A filled-in field's value. */
export type ValueOf<F> = F extends { choices: readonly (infer Choice)[] }
  ? Choice
  : F extends { kind: 'number' | 'integer' | 'id' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : string;

/** Never empty in a checked body: needed whatever the others say, or standing in for by its fallback. */
type IsAlwaysThere<F> = F extends { fallback: string | number | boolean }
  ? true
  : F extends { when: unknown }
    ? false
    : F extends { required: true }
      ? true
      : false;

/** A checked body or a stored row of the table's fields; null where a field is empty or does not apply. */
export type BodyOf<T> = {
  -readonly [K in keyof T]: IsAlwaysThere<T[K]> extends true ? ValueOf<T[K]> : ValueOf<T[K]> | null;
};

/** The values of a form: numbers and ids are texts, so that «2,» is not lost while one types; "" is empty. */
export type FormOf<T> = {
  -readonly [K in keyof T]: T[K] extends { choices: readonly (infer Choice)[] }
    ? Choice
    : T[K] extends { kind: 'flag' }
      ? boolean
      : string;
};

/** Returns a function that takes the table's fields out of a row; `spelt` maps a field to its column where the names differ. */
export function readerOf<const T extends Fields>(
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

/** A field of the object itself, never of its prototype. */
export const own = (fields: Values, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

/** Whether a flag of the values is set; an absent or unreadable one is not. */
export const isSet = (values: Values, name: string): boolean => readFlag(own(values, name)) === true;
