// The same keys of the Russian layout and of the Latin one, with and without Shift where the sign differs.
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';
const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~';

const keysOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const keys = new Map<string, string>();
  Array.from(from, (key, at) => keys.has(key) || keys.set(key, to.charAt(at)));
  return keys;
};

const toRussian = keysOf(LATIN, RUSSIAN);
const toLatin = keysOf(RUSSIAN, LATIN);

const retype = (text: string, keys: ReadonlyMap<string, string>): string =>
  Array.from(text.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('');

/** What a text typed with the Latin layout by mistake means: «vbycr» is «минск». */
export const asTypedInRussian = (text: string): string => retype(text, toRussian);

/** What keys a text typed with the Russian layout stands for: «йцукен» is «qwerty». */
export const asTypedInLatin = (text: string): string => retype(text, toLatin);
