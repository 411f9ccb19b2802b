/** Longest text that a document takes; the longest that a form takes is a comment of 1000 characters. */
const maxLength = 2000;

/** A text that no XML reader, Word or Excel trips over: the characters that they refuse or obey are gone. */
export const cleanText = (text: string): string =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    // Control characters, noncharacters, replaced lone surrogates and marks that turn the direction of writing.
    .replace(/[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}|[\uFFFD\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();

export type Value = string | number | null | Value[] | { [name: string]: Value };

/** The data with every text cleaned; a number that is none becomes null. Throws for anything that is no value. */
export function cleanData<T extends Value>(data: T): T {
  return cleaned(data) as T;
}

function cleaned(value: unknown): Value {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value === null) return null;
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]));
  }
  throw new TypeError(`A document has no room for a ${typeof value}`);
}
