/** The key under which a text is stored for search and compared: without case, «ё» and repeated spaces. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/**
 * The key that names of places are compared by: letters and digits in lower case, «ё» as «е», and one blank for
 * each hyphen, blank or other sign in between. Apostrophes vanish: «Мар’ина» is «марина».
 */
export const nameKey = (text: string): string =>
  fold(text)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Signs and numbers as they are typed on a keyboard: full-width ones plain, without marks and invisible signs. */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\uFF01-\uFFEE]|\p{Nd}/gu, (sign) => sign.normalize('NFKC'))
    .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');

/** The decimal digits of a text, in their order. */
export const digits = (text: string): string => plainSigns(text).replace(/\D/g, '');

/**
 * What has no place and no width: marks that turn the direction of writing, with which a name could turn a whole line
 * around or pass for another one, breaks that come with texts pasted from other programs, and variation selectors. The
 * joiner and a selector stay where they belong to a picture.
 */
const INVISIBLE = /(\p{Extended_Pictographic}\uFE0F|\u200D(?=\p{So}))|\p{Default_Ignorable_Code_Point}/gu;

/** Characters that stay as they are, whatever stands beside them: of nothing else is most that people type. */
const PLAIN = /^[\n\t -~\u00A0«»А-яЁёІіЎў№–—…]*$/;

/**
 * A text as it is stored: NFC, trimmed, without invisible characters, without control characters (line feed and tab stay) and without lone
 * surrogates, which databases would store altered.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '$1')
    .normalize('NFC')
    .trim();
}
