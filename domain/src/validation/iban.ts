const compact = (text: string): string => text.replace(/\s+/g, '').toUpperCase();

/** Whether the text is a Belarusian IBAN with fitting check digits (mod 97). For a warning only, never to refuse. */
export function ibanLooksValid(text: string): boolean {
  const iban = compact(text);
  if (!/^BY\d{2}[A-Z0-9]{4}\d{4}[A-Z0-9]{16}$/.test(iban)) return false;
  const numbers = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55));
  return [...numbers].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** An account number in groups of four, as banks print it. */
export const formatIban = (text: string): string => (compact(text).match(/.{1,4}/gu) ?? []).join(' ');
