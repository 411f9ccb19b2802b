import { digits } from '../text/fold';

/** Codes of Belarusian mobile networks and oblasts: they tell a number without a country code from a half-typed one. */
const LOCAL = /^(?:25|29|33|44|24|1[5-7]|2[1-3])\d{7}$/;

/** Nine digits after the country code, or null when it is no whole Belarusian number. */
function nationalNumber(text: string): string | null {
  if (!/^\+?[\d\s().\-‐-―−]+$/.test(text)) return null;
  const all = digits(text);
  const afterCountry = /^(?:00)?375([1-9]\d{8})$/.exec(all)?.[1];
  if (afterCountry !== undefined) return afterCountry;
  if (text.startsWith('+')) return null;
  const local = all.replace(/^(?:80|0)(?=\d{9}$)/, '');
  return LOCAL.test(local) ? local : null;
}

/**
 * A Belarusian number in any usual spelling as it is kept and shown, `+375 (29) 12-34-567` (docs/contract.md#phones);
 * null for a half-typed or foreign one and for what is no text.
 */
export function normalisePhone(text: unknown): string | null {
  const national = typeof text === 'string' ? nationalNumber(text.trim()) : null;
  return national === null ? null : national.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})$/, '+375 ($1) $2-$3-$4');
}
