import { LATIN_LETTERS } from '@shlyah/domain';

/** Signs of names that ASCII has in another form; guillemets and other quotes are left out. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/№/g, 'No'],
  [/[\u00a0\u202f\u2009]/g, ' '],
  [/[–—−]/g, '-'],
  [/[«»„“”"’‘]/g, ''],
  [/…/g, '...'],
];

const inLatin = (letter: string): string => {
  const lower = letter.toLowerCase();
  const latin = LATIN_LETTERS[lower];
  if (latin === undefined) return letter;
  return lower === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
};

/** A text in ASCII that a person can read: «Этикетки № 5» is «Etiketki No 5». Signs without such a form are underscores. */
export function asciiOf(text: string): string {
  const plain = SIGNS.reduce((name, [sign, form]) => name.replace(sign, form), text.normalize('NFC'));
  return plain
    .replace(/[\u0400-\u04ff]/g, inLatin)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/gu, '_');
}
