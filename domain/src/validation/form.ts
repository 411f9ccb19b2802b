import { own, type Field, type Fields, type FormOf } from './field';

/** The input of an empty field: its fallback, its first choice, "" or false. */
function blank({ kind, choices, fallback }: Field): string | boolean {
  if (kind === 'flag') return fallback === true;
  const value = fallback ?? (kind === 'choice' ? choices?.[0] : undefined) ?? '';
  return String(value);
}

/** The initial values of a form. */
export const emptyForm = <const T extends Fields>(fields: T): FormOf<T> => formOf(fields, {});

/** Converts wire values to inputs: ids and numbers as text, a decimal comma, "" for null. */
export function formOf<const T extends Fields>(fields: T, data: object): FormOf<T> {
  const values = Object.entries<Field>(fields).map(([name, field]) => [
    name,
    inputValue(field, own(data as Readonly<Record<string, unknown>>, name)),
  ]);
  return Object.fromEntries(values) as FormOf<T>;
}

function inputValue(field: Field, value: unknown): string | boolean {
  if (value === null || value === undefined) return blank(field);
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'object' && 'id' in value ? String(value.id) : String(value);
}
