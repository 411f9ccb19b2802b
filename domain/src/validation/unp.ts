const WEIGHTS = [29, 23, 19, 17, 13, 7, 5, 3] as const;
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS = 'ABCEHKMOPT';
const CYRILLIC = 'АВСЕНКМОРТ';

/**
 * Whether the check digit of a УНП fits (nine digits for firms, two letters and seven digits for people).
 * For a warning only, never to refuse: real numbers that do not fit exist.
 */
export function unpLooksValid(text: string): boolean {
  const unp = [...text.trim().toUpperCase()].map((c) => LETTERS[CYRILLIC.indexOf(c)] ?? c).join('');
  if (!/^(?:\d{9}|[ABCEHKMOPT]{2}\d{7})$/.test(unp)) return false;
  const second = LETTERS.indexOf(unp.charAt(1));
  // The second letter of a person's number counts as its place among the ten letters in use.
  const coded = second < 0 ? unp : `${unp.charAt(0)}${second}${unp.slice(2)}`;
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * ALPHABET.indexOf(coded.charAt(i)), 0);
  return sum % 11 === Number(coded.charAt(8));
}
