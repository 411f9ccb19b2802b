import { cleanText } from '@shlyah/domain';

/** The longest text in a document; the longest that a form accepts is a comment of 1000 characters. */
const maxLength = 2000;

/** Noncharacters, and halves of characters. */
const unwelcome = /[\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/**
 * The data as they may go into a document: texts without anything that an XML parser, Word or Excel refuses or
 * executes; NaN and infinity become null. Throws for anything that is not a plain value, e.g. a class instance.
 */
export function cleanData<T extends object>(data: T): T {
  return cleaned(data) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value.slice(0, maxLength).replace(unwelcome, ''));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
  }
  throw new TypeError(`A document has no room for a ${typeof value}`);
}
