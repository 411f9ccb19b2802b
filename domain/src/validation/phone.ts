import { digits, plainSigns } from '../text/fold';
import { MESSAGES } from './messages';

/**
 * The first two digits after the country code: mobile networks, then cities. Landlines are valid everywhere, although they cannot
 * receive SMS (notices/phone-messages.ts).
 */
const CODE = /^(?:2[459]|33|44|1[5-7]|2[1-3])/;

/** Characters of a phone number: digits, blanks, brackets, hyphens and dashes, a plus. */
export const PHONE_CHARACTERS = /[\d\s()+.\-‐-―−]/;

/** A number, from its plus or first digit. */
const NUMBER = /(?:\+[\s(]*)?\d[\d\s().\-‐-―−]*/g;

/** Labels of a number, which are ignored. */
const LABELS =
  /(^|\P{L})(?:т[еэ]л(?:ефон)?|tel|phone|номер|конт(?:актный)?|моб(?:ильный)?|гор(?:одской)?|раб(?:очий)?|дом(?:ашний)?|viber|вайбер|telegram|телеграм|whats ?app|ватсап|мтс|[аa]1|life|лайф|velcom|велком)(?![\p{L}\p{N}])/giu;

/** «т.» by itself in front of a number; behind a name it is an initial. */
const SHORT_LABEL = /^\P{L}{0,3}т[.:]?\s{0,3}$/iu;

/** A text to its last letter or digit. */
const TO_LAST_WORD = /^[^]*[\p{L}\p{N}]/u;

/** The words of a text without the labels of a number and the punctuation around them. */
const wordsIn = (text: string): string =>
  (TO_LAST_WORD.exec(text.replace(LABELS, '$1'))?.[0] ?? '').replace(/^[^\p{L}\p{N}+]+/u, '');

/**
 * The digits after the country code, from any spelling: `+375…`, `00375…`, `375…`, `80…`, `0…` or none; null for a number that is
 * not Belarusian.
 */
export function nationalDigits(text: string): string | null {
  const all = digits(text);
  const afterCountry = /^(?:00)?375(\d*)$/.exec(all)?.[1];
  // People may type the national prefix after the country code of an input mask: 8 0…, 0… or 375….
  if (afterCountry !== undefined) return afterCountry.replace(/^(?:80|0|375)/, '');
  if (text.trim().startsWith('+')) return null;
  const local = atHome(text);
  return CODE.test(local) ? local : null;
}

/** The digits without the trunk prefix. */
const atHome = (text: string): string => digits(text).replace(/^(?:80|0)/, '');

/**
 * Splits a text into a number of at least nine digits and the remaining words: «доб. 12», another number, a name. Without such a
 * number the whole text is the number.
 */
function parted(text: string): { number: string; rest: string } {
  const plain = plainSigns(text).trim();
  const found = [...plain.matchAll(NUMBER)].find(([part]) => digits(part).length >= 9);
  if (!found) return { number: plain, rest: '' };
  const [number] = found;
  const beside = [plain.slice(0, found.index), plain.slice(found.index + number.length)];
  if (SHORT_LABEL.test(beside[0] ?? '')) beside[0] = '';
  return { number, rest: beside.map(wordsIn).filter(Boolean).join(' ') };
}

/** Extracts the normalised number of a text, or null, and the remaining words. */
export function readPhone(text: string): { phone: string | null; rest: string } {
  const { number, rest } = parted(text);
  if (numberProblem(number) !== null) return { phone: null, rest };
  const national = nationalDigits(number) ?? '';
  return { phone: national.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})$/, '+375 ($1) $2-$3-$4'), rest };
}

/**
 * Normalises a Belarusian number, `+375 (29) 12-34-567` (docs/contract.md#phones); null for an incomplete or foreign number, for a
 * number with additional words and for a value that is not a text.
 */
export function normalisePhone(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const { phone, rest } = readPhone(text);
  return rest === '' ? phone : null;
}

/**
 * Validates a phone; returns a message for a foreign or incomplete number, an unknown code, or additional words, which would be
 * lost.
 */
export function phoneProblem(text: string): string | null {
  const { number, rest } = parted(text);
  return numberProblem(number) ?? (rest === '' ? null : MESSAGES.phoneExtra(rest));
}

function numberProblem(phone: string): string | null {
  if (![...phone].every((character) => PHONE_CHARACTERS.test(character))) return MESSAGES.phone;
  if (phone.lastIndexOf('+') > 0) return MESSAGES.phone;
  const national = nationalDigits(phone);
  if (national === null) {
    if (/^8(?:801|820)\d{7}$/.test(digits(phone))) return MESSAGES.phoneFree;
    if (isForeign(phone)) return MESSAGES.phoneForeign;
    return phone.startsWith('+') ? MESSAGES.phone : codeProblem(atHome(phone));
  }
  if (national.length !== 9) return MESSAGES.phone;
  return codeProblem(national);
}

/** The error of the code of a complete number, which has nine digits. */
const codeProblem = (national: string): string | null => {
  if (national.length !== 9) return MESSAGES.phone;
  return CODE.test(national) ? null : MESSAGES.phoneCode(national.slice(0, 2));
};

/** Whether the number is foreign: `+7…`, `007…`, the Russian `8 916…`, or more digits than a Belarusian number. */
function isForeign(phone: string): boolean {
  const all = digits(phone);
  if (phone.startsWith('+')) return all !== '' && !'375'.startsWith(all) && !all.startsWith('80');
  return /^00[1-9]/.test(all) || /^8[1-9]\d{9}/.test(all) || /^[1-79]\d{9}/.test(all);
}
