import { composed } from '../text/fold';
import { LATIN_LETTERS } from '../text/latin';

/**
 * Applied in order. Each rule removes one difference between transliterations of Belarusian names: Gomel, Homel, Homiel and
 * Homyel get one key, and so do Mogilev and Mahilyow, Schuchin and Shchuchyn.
 */
const SAME_SOUND: readonly (readonly [from: RegExp, to: string])[] = [
  [/shch|sch/g, 'sc'],
  [/ts|tz|ch/g, 'c'],
  [/kh|g/g, 'h'],
  [/([zs])h/g, '$1'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/q/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/i[aeo]/g, 'e'],
  [/o/g, 'a'],
  // Not at the start: no name starts with a double letter, and «zzz» must stay unknown.
  [/(?<=[a-z])([a-z])\1/g, '$1'],
];

/** A phonetic key, equal for the Russian and Latin spellings of a name and for most Belarusian ones. */
export const soundKey = (text: string): string => keyOf(composed(text).toLowerCase());

/**
 * The phonetic key of a text as a Belarusian name: «дз» and «ц» before a soft vowel are «д» and «т» of the Russian name,
 * «Маладзечна» and «Віцебск».
 */
export const softSoundKey = (text: string): string =>
  keyOf(
    composed(text)
      .toLowerCase()
      .replace(/дз(?=в?[еёиіьюя])|dz(?=[vw]?[ie])/g, (pair) => pair.charAt(0))
      .replace(/ц(?=в?[еёиіьюя])/g, 'т')
      .replace(/c(?=[vw]?[ie])/g, 't'),
  );

function keyOf(lower: string): string {
  const latin = lower
    .replaceAll('ŭ', 'w')
    .replaceAll('ł', 'l')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[а-яёґіў]/g, (letter) => LATIN_LETTERS[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return SAME_SOUND.reduce((key, [from, to]) => key.replace(from, to), latin);
}
