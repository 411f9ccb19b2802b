import { isEmpty, readFields, readFlag, readNumber } from '../text/read';
import { applies, isNone } from './engine';
import { kindProblem, maxLengthOf } from './kinds';
import { own, type BodyOf, type Field, type FieldRule, type Fields, type Values } from './field';
import { TEXT_FORMATS, type TextFormat } from './text-formats';

/**
 * The longest text that is read, in UTF-16 units without outer blanks (docs/contract.md#values): a pasted value may have invisible
 * characters, separators and labels beyond its maximum.
 */
const longestRead = (rule: FieldRule): number => 4 * maxLengthOf(rule) + 256;

/**
 * Normalises a value for storage: parses numbers and flags, trims texts, normalises phones and e-mails, and returns null for an
 * empty value. Returns an unreadable value and a far too long text unchanged, for `fieldProblem` to refuse.
 */
export function readValue(rule: FieldRule, value: unknown): unknown {
  if (rule.kind === 'password') return value === '' || value === undefined ? null : value;
  if (isEmpty(value)) return null;
  switch (rule.kind) {
    case 'number':
    case 'integer':
      return readNumber(value) ?? value;
    case 'id':
      return readNumber(idOf(value)) ?? value;
    case 'flag':
      return readFlag(value) ?? value;
    default:
      return typeof value === 'string' ? readText(rule, value) : value;
  }
}

function readText(rule: FieldRule, value: string): string | null {
  const text = value.trim();
  return text.length > longestRead(rule) ? text : TEXT_FORMATS[textFormatOf(rule)].stored(text) || null;
}

/** The text format of a field. */
export const textFormatOf = ({ kind, format }: FieldRule): TextFormat =>
  format ?? (kind === 'phone' || kind === 'email' ? kind : 'text');

/** Accepts an object `{id, …}` of an answer in place of its id. */
export const idOf = (value: unknown): unknown => own(readFields(value), 'id') ?? value;

/**
 * Normalises validated values for storage. Keeps only the table's fields, applies fallbacks, and sets fields that are empty or do
 * not apply to null.
 */
export function cleanFields<const T extends Fields>(fields: T, values: unknown): BodyOf<T> {
  const given = readFields(values);
  const cleaned = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    cleanField(field, name, given),
  ]);
  return Object.fromEntries(cleaned) as BodyOf<T>;
}

/**
 * The same for values that may be invalid: one that its field refuses counts as absent, so that cities, points and people are looked up only
 * by values of the field's own type. The refusal itself is `fieldProblem`'s.
 */
export function validFields<const T extends Fields>(fields: T, values: unknown): BodyOf<T> {
  const cleaned = Object.entries(cleanFields(fields, values)).map(([name, value]) => {
    const { [name]: field } = fields as Fields;
    const isValid = !field || value === null || kindProblem(field, value) === null;
    return [name, isValid ? value : (field.fallback ?? null)];
  });
  return Object.fromEntries(cleaned) as BodyOf<T>;
}

function cleanField(field: Field, name: string, given: Values): unknown {
  const read = applies(field, given) ? readValue(field, own(given, name)) : null;
  const value = isNone(field, read) ? null : read;
  return (field.kind === 'number' ? rounded(value, field.decimals ?? 2) : value) ?? field.fallback ?? null;
}

/** Removes floating-point errors: 0.1 + 0.2 is 0.3. */
const rounded = (value: unknown, decimals: number): unknown =>
  typeof value === 'number' ? Math.round(value * 10 ** decimals) / 10 ** decimals : value;
