/** Null, undefined and blank text all mean "not filled in" (docs/contract.md#values). */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** A number from JSON or from what a person typed («1,5» too); null for anything else. */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(',', '.');
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : null;
}

/** A yes/no from JSON, from 0/1 of older clients or from a multipart text; null for anything else. */
export function readFlag(value: unknown): boolean | null {
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  return null;
}

/** The fields of any JSON value; a value that is not an object has none. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
