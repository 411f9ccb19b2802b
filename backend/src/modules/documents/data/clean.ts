import { cleanText } from '@shlyah/domain';

/** Maximum length of a text; forms accept at most 1000 characters. */
const maxLength = 2000;

/** Noncharacters and lone surrogates. */
const forbiddenCharacters = /[\p{Noncharacter_Code_Point}\p{Cs}]/gu;

/**
 * Sanitises data for a document: removes everything from texts that XML parsers, Word or Excel reject or execute, and replaces
 * NaN and infinity by null. Throws TypeError for values that are not plain data.
 */
export function cleanData<T extends object>(data: T): T {
  return cleaned(data) as T;
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value.slice(0, maxLength).replace(forbiddenCharacters, ''));
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
  }
  throw new TypeError(`A document has no room for a ${typeof value}`);
}
