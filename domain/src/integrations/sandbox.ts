/** So many test orders an account keeps; the upkeep deletes them after as many days. */
export const TEST_ORDERS = 1000;
export const TEST_DAYS = 30;

/** The name of a receiver that makes a test order be refused by the code behind it, «Отказ unavailable», or be answered late. */
export const REFUSING_NAME = 'Отказ';
export const SLOW_NAME = 'Медленно';
export const SLOW_MS = 5000;

/** Codes that a test order can be refused with at will. */
export const REFUSALS = [
  'invalid',
  'duplicate',
  'deleted',
  'too_many_requests',
  'unavailable',
  'outcome_unknown',
] as const;

export type TestRefusal = (typeof REFUSALS)[number];

/** The code that the receiver's name asks for; null when it asks for none. */
export function askedRefusal(name: string): TestRefusal | null {
  const [word, code, ...others] = name.trim().split(/\s+/);
  if (word !== REFUSING_NAME || others.length > 0) return null;
  return REFUSALS.find((one) => one === code) ?? null;
}
