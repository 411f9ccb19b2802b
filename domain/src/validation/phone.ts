import { digits } from '../text/fold';
import { MESSAGES } from './messages';

/**
 * The first two digits after the country code: mobile networks, then the cities. Landlines are right everywhere: firms
 * and villages have no other. No SMS goes there (notices/phone-messages.ts).
 */
const CODE = /^(?:25|29|33|44|1[5-7]|2[1-3])/;

/** What may stand in a phone number: digits, blanks, brackets, hyphens and dashes of any kind, a plus. */
export const PHONE_CHARACTERS = /[\d\s()+.\-‐-―−]/;

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

/** The digits without what is dialled before them inside the country. */
const atHome = (text: string): string => digits(text).replace(/^(?:80|0)/, '');

const isOfPhoneCharacters = (text: string): boolean =>
  [...text].every((character) => PHONE_CHARACTERS.test(character)) && text.lastIndexOf('+') <= 0;

/**
 * A Belarusian number in any usual spelling as it is kept and shown, `+375 (29) 12-34-567` (docs/contract.md#phones);
 * null for a half-typed or foreign one and for what is no text.
 */
export function normalisePhone(text: unknown): string | null {
  return typeof text === 'string' && phoneProblem(text) === null
    ? (nationalDigits(text.trim()) ?? '').replace(/^(\d\d)(\d\d)(\d\d)(\d{3})$/, '+375 ($1) $2-$3-$4')
    : null;
}

/** Why a text is no phone to be called at: foreign, of a code that no network has, or not whole; null when it is one. */
export function phoneProblem(text: string): string | null {
  const phone = text.trim();
  if (!isOfPhoneCharacters(phone)) return MESSAGES.phone;
  const national = nationalDigits(phone);
  if (national === null) {
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
