import { isDeepStrictEqual } from 'node:util';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Whether two values have equal JSON; a stored row and a request body differ in class. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson(one), asJson(other));
