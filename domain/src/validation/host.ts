import { decode } from 'punycode/';

/** The text behind `xn--`, or null where it is no Punycode; Node decodes host names itself, browsers do not. */
function decoded(code: string): string | null {
  try {
    return decode(code);
  } catch {
    return null;
  }
}

/** A label whose `xn--` form is its only other spelling. */
const isPlainLabel = (label: string): boolean =>
  /[^ -~]/.test(label) && /^[\p{L}\p{N}-]+$/u.test(label) && label === label.normalize('NFC').toLowerCase();

/** A text whose host names are in letters: «почта.бел» for `xn--80a1acny.xn--90ais`. Labels that are none stay. */
export const hostInLetters = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}-])xn--([a-z0-9-]+)/gu, (label, code: string) => {
    const letters = decoded(code);
    return letters !== null && isPlainLabel(letters) ? letters : label;
  });
