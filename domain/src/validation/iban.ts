import { compactSigns } from '../text/signs';
import { MESSAGES } from './messages';

/** Normalises an account number for storage: capitals without blanks; of an IBAN also without dashes and Cyrillic letters. */
export function compactIban(text: string): string {
  const iban = compactSigns(text);
  return iban.startsWith('BY') ? iban : text.replace(/\s+/g, '').toUpperCase();
}

/** Validates a Belarusian IBAN including its check digits (mod 97). For a client's contract it is only a warning. */
export function ibanProblem(text: string): string | null {
  const iban = compactIban(text);
  if (!/^BY\d{2}[A-Z0-9]{4}\d{4}[A-Z0-9]{16}$/.test(iban)) return MESSAGES.iban;
  const numbers = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55));
  return [...numbers].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
    ? null
    : MESSAGES.ibanDigits;
}

export const ibanLooksValid = (text: string): boolean => ibanProblem(text) === null;

/** Formats an account number in groups of four. */
export const formatIban = (text: string): string => (compactIban(text).match(/.{1,4}/gu) ?? []).join(' ');
