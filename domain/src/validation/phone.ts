import { digits, plainSigns } from '../text/fold';
import { MESSAGES } from './messages';

/**
 * The first two digits after the country code: networks without a place, then the cities. Landlines are right everywhere:
 * firms and villages have no other. No SMS goes there (notices/phone-messages.ts).
 */
const CODE = /^(?:2[459]|33|44|1[5-7]|2[1-3])/;

/** The characters of a phone number: digits, blanks, brackets, hyphens and dashes of any kind, a plus. */
export const PHONE_CHARACTERS = /[\d\s()+.\-‐-―−]/;

/** As long as a number is: from its plus or first digit on. */
const NUMBER = /\+?[\s(]*\d[\d\s().\-‐-―−]*/g;

/** Words that say of a number only which one it is. */
const LABELS =
  /(^|\P{L})(?:тел(?:ефон)?|моб(?:ильный)?|гор(?:одской)?|раб(?:очий)?|дом(?:ашний)?|viber|вайбер|telegram|телеграм|whats ?app|ватсап)(?!\p{L})/giu;

/** The signs around words. */
const AROUND = /^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu;

/**
 * The digits after the country code in any usual spelling: `+375…`, `00375…`, `375…`, `80…`, `0…` or none; null when the
 * text does not begin as a Belarusian number does.
 */
export function nationalDigits(text: string): string | null {
  const all = digits(text);
  const afterCountry = /^(?:00)?375(\d*)$/.exec(all)?.[1];
  // After the country's code comes what people begin with at home, when they type over it: 8 0…, 0… or 375….
  if (afterCountry !== undefined) return afterCountry.replace(/^(?:80|0|375)/, '');
  if (text.trim().startsWith('+')) return null;
  const local = atHome(text);
  return CODE.test(local) ? local : null;
}

/** The digits without the prefix dialled inside the country. */
const atHome = (text: string): string => digits(text).replace(/^(?:80|0)/, '');

/**
 * A number of nine digits or more out of a text, and the words beside it that are no part of it: «доб. 12», another number,
 * a name. Without such a number the whole text stands for one.
 */
function parted(text: string): { number: string; rest: string } {
  const plain = plainSigns(text).trim();
  const found = [...plain.matchAll(NUMBER)].find(([part]) => digits(part).length >= 9);
  if (!found) return { number: plain, rest: '' };
  const [number] = found;
  const beside = [plain.slice(0, found.index), plain.slice(found.index + number.length)];
  const words = beside.map((part) => part.replace(LABELS, '$1').replace(AROUND, ''));
  return { number, rest: words.filter(Boolean).join(' ') };
}

/** The number in a text as it is kept, null when there is none; and the words beside it that have no place in a phone. */
export function readPhone(text: string): { phone: string | null; rest: string } {
  const { number, rest } = parted(text);
  if (numberProblem(number) !== null) return { phone: null, rest };
  const national = nationalDigits(number) ?? '';
  return { phone: national.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})$/, '+375 ($1) $2-$3-$4'), rest };
}

/**
 * A Belarusian number in any usual spelling as it is kept and shown, `+375 (29) 12-34-567` (docs/contract.md#phones);
 * null for a half-typed or foreign one, for one with more beside it and for a value that is no text.
 */
export function normalisePhone(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const { phone, rest } = readPhone(text);
  return rest === '' ? phone : null;
}

/**
 * Why a text is no phone to be called at: foreign, of a code that no network has, not whole, or with more beside it that
 * would be lost; null when it is one.
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

/** Nine digits are a whole number: then it is their code that is wrong. */
const codeProblem = (national: string): string | null => {
  if (national.length !== 9) return MESSAGES.phone;
  return CODE.test(national) ? null : MESSAGES.phoneCode(national.slice(0, 2));
};

/** Begins with another country's code: `+7…`, `007…`, `8 916…` as Russians dial, or more digits than ours has. */
function isForeign(phone: string): boolean {
  const all = digits(phone);
  if (phone.startsWith('+')) return all !== '' && !'375'.startsWith(all) && !all.startsWith('80');
  return /^00[1-9]/.test(all) || /^8[1-9]\d{9}/.test(all) || /^[1-79]\d{9}/.test(all);
}
