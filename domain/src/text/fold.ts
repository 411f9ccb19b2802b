/** Combining marks beyond 30 on one letter, as in the Stream-Safe Text Format of Unicode (UAX #15). */
const MARKS_BEYOND = /(\p{M}{30})\p{M}+/gu;

/** Composes a text to NFC. The marks of one letter are put in order in quadratic time, so those beyond 30 are dropped. */
export const composed = (text: string): string => text.replace(MARKS_BEYOND, '$1').normalize('NFC');

/** Folds a text for search and comparison: lower case, «ё» as «е», single spaces. */
export function fold(text: string): string {
  return composed(text).toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/**
 * Folds the name of a place for comparison: lower-case letters and digits, «ё» as «е», a single blank for other characters.
 * Removes apostrophes: «Мар’ина» is «марина».
 */
export const nameKey = (text: string): string =>
  fold(text)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Replaces full-width characters and digits by ASCII and removes combining marks and invisible characters. */
export const plainSigns = (text: string): string =>
  composed(text)
    .replace(/[\uFF01-\uFFEE]|(?!\d)\p{Nd}/gu, (sign) => sign.normalize('NFKC'))
    .replace(/[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');

/** The decimal digits of a text. */
export const digits = (text: string): string => plainSigns(text).replace(/\D/g, '');

/**
 * Invisible characters: directional marks, which can reverse a line or disguise a name, line-break hints of pasted texts, and
 * variation selectors. Keeps joiners and selectors of emoji.
 */
const INVISIBLE = /(\p{Extended_Pictographic}\uFE0F|\u200D(?=\p{So}))|\p{Default_Ignorable_Code_Point}/gu;

/** Texts of these characters need no cleaning: the fast path for most input. */
const PLAIN = /^[\n\t -~\u00A0«»А-яЁёІіЎў№–—…]*$/;

/**
 * Normalises a text for storage: NFC, trimmed, without invisible characters, control characters except line feed and tab, and lone
 * surrogates, which databases would alter.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '$1');
  return composed(visible).trim();
}
