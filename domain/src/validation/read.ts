import { isEmpty, readFields, readFlag, readNumber } from '../text/read';
import { applies, isNone } from './engine';
import { own, type BodyOf, type Field, type FieldRule, type Fields, type Values } from './field';
import { TEXT_FORMATS, type TextFormat } from './text-formats';

/**
 * One value as it is kept: texts trimmed, phones and e-mails in one spelling, numbers and flags read, null for what is
 * empty. What cannot be read stays as it came, for `fieldProblem` to refuse.
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
      return typeof value === 'string' ? TEXT_FORMATS[textFormatOf(rule)].stored(value) || null : value;
  }
}

/** In which way a field is written. */
export const textFormatOf = ({ kind, format }: FieldRule): TextFormat =>
  format ?? (kind === 'phone' || kind === 'email' ? kind : 'text');

/** What a read answers as an object `{id, …}` is taken back as its id. */
export const idOf = (value: unknown): unknown => own(readFields(value), 'id') ?? value;

/**
 * The values as they are sent and kept, only the table's fields: each read, the fallback where nothing was given, null
 * for an empty value or one that another choice rules out. For values that `problems` finds nothing wrong with.
 */
export function cleanFields<const T extends Fields>(fields: T, values: unknown): BodyOf<T> {
  const given = readFields(values);
  const cleaned = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    cleanField(field, name, given),
  ]);
  return Object.fromEntries(cleaned) as BodyOf<T>;
}

function cleanField(field: Field, name: string, given: Values): unknown {
  const read = applies(field, given) ? readValue(field, own(given, name)) : null;
  const value = isNone(field, read) ? null : read;
  return (field.kind === 'number' ? rounded(value, field.decimals ?? 2) : value) ?? field.fallback ?? null;
}

/** Without the noise of binary fractions: 0.1 + 0.2 is 0.3. */
const rounded = (value: unknown, decimals: number): unknown =>
  typeof value === 'number' ? Math.round(value * 10 ** decimals) / 10 ** decimals : value;
