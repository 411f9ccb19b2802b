import { MESSAGES } from './messages';

const WEIGHTS = [29, 23, 19, 17, 13, 7, 5, 3] as const;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = 'ABCEHKMOPT';
const CYRILLIC = 'АВСЕНКМОРТ';

const inLatin = (text: string): string =>
  [...text.trim().toUpperCase()].map((c) => LETTERS[CYRILLIC.indexOf(c)] ?? c).join('');

/** What is wrong with the form of a УНП: nine digits for firms, two letters and seven digits for people. */
export const unpProblem = (text: string): string | null =>
  /^(?:\d{9}|[ABCEHKMOPT]{2}\d{7})$/.test(inLatin(text)) ? null : MESSAGES.unp;

/** Whether the check digit of a УНП fits. For a warning only, never to refuse: real numbers that do not fit exist. */
export function unpLooksValid(text: string): boolean {
  if (unpProblem(text)) return false;
  const unp = inLatin(text);
  const second = LETTERS.indexOf(unp.charAt(1));
  // The second letter of a person's number counts as its place among the ten letters in use.
  const coded = second < 0 ? unp : `${unp.charAt(0)}${second}${unp.slice(2)}`;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(coded.charAt(i)), 0);
  return sum % 11 === Number(coded.charAt(8));
}
