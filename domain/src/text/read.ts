/** Whether a value is null, undefined or a blank text (docs/contract.md#values). */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * The characters of a text; of one with more than twice as many UTF-16 units as `most` only the units, which are enough to refuse it: a
 * megabyte is not taken apart to be counted.
 */
export const lengthOf = (text: string, most: number): number =>
  text.length > 2 * most ? text.length : [...text].length;

/** Parses a number from JSON or from a text such as «1,5»; else null. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : null;
}

/** Parses a boolean from JSON, from 0 and 1 or from a multipart text; else null. */
export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

/** The value if it is an object, else an empty object. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
