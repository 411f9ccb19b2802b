import {
  belarusianKey,
  nameKey,
  russianKey,
  softBelarusianKey,
  softSoundKey,
  soundKey,
} from '@shlyah/domain';

/** A way to compare what is typed with what is known. */
export interface Reading {
  /** The key of a typed text. */
  typed: (text: string) => string;
  /** The key of a name of ours that equals it. */
  known: (name: string) => string;
}

/** By letters: the way of most texts. */
export const LETTERS: Reading = { typed: nameKey, known: nameKey };

const BELARUSIAN: readonly Reading[] = [
  { typed: belarusianKey, known: russianKey },
  { typed: softBelarusianKey, known: russianKey },
];

const LATIN: readonly Reading[] = [
  { typed: soundKey, known: soundKey },
  { typed: softSoundKey, known: soundKey },
];

/** The readings of a text, the next where no name is read by those before. */
export const readingsOf = (text: string): readonly (readonly Reading[])[] => [
  [LETTERS],
  /[a-z]/i.test(text) ? LATIN : BELARUSIAN,
];
