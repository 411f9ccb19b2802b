import { cleanText } from '../text/fold';
import { compactSigns } from '../text/signs';
import { MESSAGES } from './messages';

const WEIGHTS = [29, 23, 19, 17, 13, 7, 5, 3] as const;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = 'ABCEHKMOPT';

/** Validates the format of a УНП: nine digits for firms, two letters and seven digits for people. */
export const unpProblem = (text: string): string | null =>
  /^(?:\d{9}|[ABCEHKMOPT]{2}\d{7})$/.test(compactSigns(text)) ? null : MESSAGES.unp;

/** Normalises a УНП for storage: Latin capitals without blanks; returns an invalid one cleaned. */
export const readUnp = (text: string): string =>
  unpProblem(text) === null ? compactSigns(text) : cleanText(text);

/** Whether the check digit of a УНП is valid. For warnings only: real numbers with invalid check digits exist. */
export function unpLooksValid(text: string): boolean {
  if (unpProblem(text)) return false;
  const unp = compactSigns(text);
  const second = LETTERS.indexOf(unp.charAt(1));
  // The value of a person's second letter is its index among the ten permitted letters.
  const coded = second < 0 ? unp : `${unp.charAt(0)}${second}${unp.slice(2)}`;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(coded.charAt(i)), 0);
  return sum % 11 === Number(coded.charAt(8));
}
