import { compactSigns } from '../text/signs';
import { MESSAGES } from './messages';

/** An account number as it is kept and compared: without blanks, in capitals; of an IBAN also without dashes and Cyrillic letters. */
export function compactIban(text: string): string {
  const iban = compactSigns(text);
  return iban.startsWith('BY') ? iban : text.replace(/\s+/g, '').toUpperCase();
}

/** The error of a Belarusian IBAN, its check digits (mod 97) included. A client's contract only warns of it. */
export function ibanProblem(text: string): string | null {
  const iban = compactIban(text);
  if (!/^BY\d{2}[A-Z0-9]{4}\d{4}[A-Z0-9]{16}$/.test(iban)) return MESSAGES.iban;
  const numbers = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55));
  return [...numbers].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
    ? null
    : MESSAGES.ibanDigits;
}

export const ibanLooksValid = (text: string): boolean => ibanProblem(text) === null;

/** An account number in groups of four, as banks print it. */
export const formatIban = (text: string): string => (compactIban(text).match(/.{1,4}/gu) ?? []).join(' ');
