/** The key under which a text is stored for search and compared: without case, «ё» and repeated spaces. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/** The decimal digits of a text, in their order. */
export const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * What has no place and no width: marks that turn the direction of writing, with which a name could turn a whole line
 * around or pass for another one, and breaks that come with texts pasted from other programs. The joiner stays where
 * it makes one picture of two.
 */
const INVISIBLE = /[\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\u200D(?!\p{So})/gu;

/** Characters that stay as they are, whatever stands beside them: of nothing else is most that people type. */
const PLAIN = /^[\n\t -~\u00A0«»А-яЁёІіЎў№–—…]*$/;

/**
 * A text as it is kept: NFC, trimmed, without what nobody sees, without control characters (line feed and tab stay) and
 * without halves of surrogate pairs, of which databases would keep something else than what was sent.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text.trim();
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .trim();
}
