import { own, type Field, type Fields, type FormOf } from './field';

/** An empty field's input: its fallback, the first of its choices, "" or no. */
function blank({ kind, choices, fallback }: Field): string | boolean {
  if (kind === 'flag') return fallback === true;
  const value = fallback ?? (kind === 'choice' ? choices?.[0] : undefined) ?? '';
  return String(value);
}

/** An empty form. */
export const emptyForm = <const T extends Fields>(fields: T): FormOf<T> => formOf(fields, {});

/** Values of the wire as the inputs hold them: ids and numbers as text, decimals with a comma, "" for nothing. */
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
