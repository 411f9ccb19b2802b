import { BELARUSIAN_NAMES, inOneAlphabet, mixedKey } from '@shlyah/domain';
import { towns } from '../../../ui/brand/towns';

/** «в Лиду», «у Гомелі», «до Барановичей»: without the ending of its case. */
const stemOf = (key: string): string => key.replace(/(?:ах|ам|ей)$/, '').replace(/[аеиуюяй]+$/, '');

const keyOf = (words: string): string => mixedKey(inOneAlphabet(words));

const NAMES = towns.flatMap(([, name]) =>
  [name, BELARUSIAN_NAMES[name] ?? name].map((spelt) => [keyOf(spelt), name] as const),
);
const BY_KEY = new Map(NAMES);
const BY_STEM = new Map(NAMES.map(([key, name]) => [stemOf(key), name]));

/** The town that is called so. */
export function townCalled(words: string): string | undefined {
  const name = BY_KEY.get(keyOf(words));
  // «Иванова» is no spelling of Иваново.
  return /(?:ов|ев|ин)а$/iu.test(words) && name?.endsWith('о') ? undefined : name;
}

/** The town of these words in whichever case. */
export const townInCase = (words: string): string | undefined => BY_STEM.get(stemOf(keyOf(words)));
