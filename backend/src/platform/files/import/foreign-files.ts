import { WORDS } from './unreadable-table';

/** Characters of a text that tell its kind. */
const BEGINNING = 4096;

/** The sentence for a text that is no table of values; null for one that may be. */
export function foreignText(text: string): string | null {
  const begin = text
    .slice(0, BEGINNING)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (begin.startsWith('MOXCEL')) return WORDS.mxl;
  if (/[^\P{Cc}\t\n\r\f]/u.test(begin)) return WORDS.other;
  if (/^<(?:!doctype html|html|head|body|table|meta|style)[\s>]/i.test(begin)) return WORDS.html;
  if (!/^<(?:\?xml|[a-zа-я:]+[\s>])/i.test(begin)) return null;
  return /urn:schemas-microsoft-com:office:spreadsheet|progid="Excel\.Sheet"/.test(begin)
    ? WORDS.xmlSheet
    : /<html[\s>]/i.test(begin)
      ? WORDS.html
      : WORDS.xml;
}
