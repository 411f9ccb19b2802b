// The same keys of the Russian layout and of the Latin one, with and without Shift where the sign differs.
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';
const LATIN = 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`{}:"<>~';

const KEYS: ReadonlyMap<string, string> = new Map(
  Array.from(LATIN, (key, at) => [key, RUSSIAN.charAt(at)] as const),
);

/** What a text typed with the Latin layout by mistake means: «vbycr» is «минск». */
export const asTypedInRussian = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => KEYS.get(letter) ?? letter).join('');
