/** Maximum number of test orders per account, and their lifetime in days. */
export const TEST_ORDERS = 1000;
export const TEST_DAYS = 30;

/** Receivers' names with an effect on test orders: «Отказ unavailable» is refused with that code, «Медленно» is answered late. */
export const REFUSING_NAME = 'Отказ';
export const SLOW_NAME = 'Медленно';
export const SLOW_MS = 5000;

/** Codes that can be requested for a refusal. */
export const TEST_REFUSALS = [
  'invalid',
  'duplicate',
  'deleted',
  'too_many_requests',
  'unavailable',
  'outcome_unknown',
] as const;

export type TestRefusal = (typeof TEST_REFUSALS)[number];

/** The refusal code in a receiver's name; null if there is none. */
export function requestedRefusal(name: string): TestRefusal | null {
  const [word, code, ...others] = name.trim().split(/\s+/);
  if (word !== REFUSING_NAME || others.length > 0) return null;
  return TEST_REFUSALS.find((one) => one === code) ?? null;
}
