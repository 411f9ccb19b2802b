import { nameKey } from '../text/fold';

const same = (key: string): string =>
  key
    .replaceAll('і', 'и')
    .replace(/(?<=[жшчцрдт])ы/g, 'и')
    .replaceAll('ў', 'в')
    .replaceAll('э', 'е')
    .replaceAll('о', 'а')
    .replaceAll('я', 'е')
    .replaceAll('шч', 'щ')
    .replaceAll('ь', '');

/** «дз» and «ц» before a soft vowel are «д» and «т» of the Russian name: «Маладзечна», «Віцебск». */
const softened = (key: string): string =>
  key.replace(/дз(?=в?[еиіьюя])/g, 'д').replace(/ц(?=в?[еиіьюя])/g, 'т');

/** Letters that Belarusian does not have, and short words without a letter that only it has, are those of no name: «Бар» is not «Бор». */
const marked = (key: string): string =>
  key.replace(/[ищъ]/g, '?').replace(/(?<!\S)[^іўыэ\s]{1,4}(?!\S)/g, '$&?');

/** The key of a Russian name that its Belarusian spelling has too (`belarusianKey`, `softBelarusianKey`). */
export const russianKey = (name: string): string => same(nameKey(name));

export const belarusianKey = (text: string): string => same(marked(nameKey(text)));

export const softBelarusianKey = (text: string): string => same(softened(marked(nameKey(text))));

/** The same where the letters of both languages are mixed, as in a message. */
export const mixedKey = (text: string): string => same(softened(nameKey(text).replaceAll('э', 'е')));
