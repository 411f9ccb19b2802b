/** Letters of two alphabets that look the same: «c» of «Минcк» may be Latin. */
const LATIN = 'aeopcyxkmtiABEKMHOPCTXYI';
const CYRILLIC = 'аеорсухкмтіАВЕКМНОРСТХУІ';

const toCyrillic = new Map(Array.from(LATIN, (letter, at) => [letter, CYRILLIC.charAt(at)]));
const toLatin = new Map(Array.from(CYRILLIC, (letter, at) => [letter, LATIN.charAt(at)]));

const isMixed = (word: string): boolean => /[a-z]/i.test(word) && /\p{Script=Cyrillic}/u.test(word);

const rewritten = (word: string, letters: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => letters.get(letter) ?? letter).join('');

/** Writes each word in letters of one alphabet where its other letters only look like it. */
export const inOneAlphabet = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (!isMixed(word)) return word;
    const russian = rewritten(word, toCyrillic);
    if (!isMixed(russian)) return russian;
    const latin = rewritten(word, toLatin);
    return isMixed(latin) ? word : latin;
  });
