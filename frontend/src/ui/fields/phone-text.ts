import { nationalDigits, normalisePhone, PHONE_CHARACTERS } from '@shlyah/domain';

const digit = /\d/;
const COUNTRY = '+375 (';
/** +375 (##) ##-##-### (docs/contract.md#phones). */
const MASK = [...COUNTRY, digit, digit, ')', ' ', digit, digit, '-', digit, digit, '-', digit, digit, digit];

/**
 * What stands in the field after a key: under the mask as soon as the digits are those of a Belarusian number, whatever
 * they began with; anything else as it was typed, since the mask would make a number of this country out of it.
 */
export function phoneAsTyped(text: string): string {
  const whole = normalisePhone(text);
  if (whole !== null) return whole;
  const national = nationalDigits(text);
  if (national === null) return text;
  if (text.startsWith(COUNTRY)) return hasSecondPrefix(text) ? COUNTRY + national : text;
  return national.length > 9 ? text : COUNTRY + national;
}

const hasSecondPrefix = (text: string): boolean => /^\+375 \((?:80|0|37\D*5)/.test(text);

/** The mask of a Belarusian number; of any other text one that lets it through. */
export const phoneMask = (text: string): (string | RegExp)[] =>
  text.startsWith(COUNTRY) ? MASK : [...text].map(() => PHONE_CHARACTERS);

/** A pasted text that is a number by itself, as it is shown; null for a part of one, which belongs where it is pasted. */
export function phonePasted(text: string): string | null {
  const found = [...text].filter((character) => PHONE_CHARACTERS.test(character)).join('');
  const count = found.replace(/\D/g, '').length;
  return count < 9 ? null : (normalisePhone(found) ?? found.trim());
}
