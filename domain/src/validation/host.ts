import { decode } from 'punycode/';

/** Decodes Punycode; null if invalid. Browsers have no built-in decoder. */
function decoded(code: string): string | null {
  try {
    return decode(code);
  } catch {
    return null;
  }
}

/** Whether a label round-trips through Punycode. */
const isPlainLabel = (label: string): boolean =>
  /[^ -~]/.test(label) && /^[\p{L}\p{N}-]+$/u.test(label) && label === label.normalize('NFC').toLowerCase();

/**
 * Decodes the Punycode labels of a text: «почта.бел» for `xn--80a1acny.xn--90ais`. Keeps invalid labels, such as those of more than 63
 * characters.
 */
export const hostInLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])xn--([a-z0-9-]{1,59})(?![a-z0-9-])/gu, (label, code: string) => {
    const letters = decoded(code);
    return letters !== null && isPlainLabel(letters) ? letters : label;
  });
