import { isDeepStrictEqual } from 'node:util';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Whether two values have the same JSON, whatever their classes: a row that was read and a body that was sent differ in class. */
export const isSameJson = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(asJson(one), asJson(other));
