/** The key under which a text is stored for search and compared: without case, «ё» and repeated spaces. */
export function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}

/** The decimal digits of a text, in their order. */
export const digits = (text: string): string => text.replace(/\D/g, '');

/**
 * A text as it is kept: NFC, trimmed, without control characters (line feed and tab stay) and without halves of
 * surrogate pairs, of which databases would keep something else than what was sent.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cs}|[^\P{Cc}\n\t]/gu, '')
    .trim();
}
