import { digits, nationalDigits, PHONE_CHARACTERS, readPhone } from '@shlyah/domain';

const digit = /\d/;
const COUNTRY = '+375 (';
/** +375 (##) ##-##-### (docs/contract.md#phones). */
const MASK = [...COUNTRY, digit, digit, ')', ' ', digit, digit, '-', digit, digit, '-', digit, digit, digit];

/**
 * Text of the field after a key: masked as soon as the digits form a Belarusian number with any prefix; otherwise as typed,
 * since the mask would turn a foreign number into a Belarusian one.
 */
export function phoneAsTyped(text: string): string {
  const { phone, rest } = readPhone(text);
  if (phone !== null) return rest !== '' && text.startsWith(phone) ? text : withRest(phone, rest);
  const national = nationalDigits(text);
  if (national === null) return text;
  if (text.startsWith(COUNTRY)) return hasSecondPrefix(text) ? COUNTRY + national : text;
  return national.length > 9 ? text : COUNTRY + national;
}

const hasSecondPrefix = (text: string): boolean => /^\+375 \((?:80|0|37\D*5)/.test(text);

const withRest = (phone: string, rest: string): string => `${phone} ${rest}`.trim();

/** The mask of a Belarusian number; of any other text, and of a whole number with words behind it, one that lets it through. */
export function phoneMask(text: string): (string | RegExp)[] {
  const { phone, rest } = readPhone(text);
  if (phone !== null && rest !== '') return Array.from({ length: text.length }, () => /[^]/);
  return text.startsWith(COUNTRY) ? MASK : [...text].map(() => PHONE_CHARACTERS);
}

/** A pasted text that is a number by itself, as it is shown; null for a part of one, which belongs where it is pasted. */
export function phonePasted(text: string): string | null {
  const { phone, rest } = readPhone(text);
  if (phone !== null) return withRest(phone, rest);
  const found = [...text].filter((character) => PHONE_CHARACTERS.test(character)).join('');
  return digits(found).length < 9 ? null : (readPhone(found).phone ?? found.trim());
}
