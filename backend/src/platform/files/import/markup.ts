import { UnreadableTable, WORDS } from './unreadable-table';

/** Tags of all parts together: 10,000 rows of thirty cells have 1.2 million. */
const MAX_TAGS = 2_500_000;
/** Characters of a tag: conditional formatting lists its areas in an attribute. */
const MAX_TAG = 100_000;
/** Characters between two tags; a cell of Excel has 32,767 at most. */
const MAX_TEXT = 100_000;
/** Elements inside each other; a sheet has a dozen. */
const MAX_DEPTH = 100;

const broken = (): UnreadableTable => new UnreadableTable('unsupported_type', WORDS.broken);
const large = (): UnreadableTable => new UnreadableTable('too_large', WORDS.large);

/** What begins with these words ends with others, whatever is between. */
const ENDS: readonly (readonly [begin: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
];

/**
 * Refuses, in one pass over each text, what makes parsers of XML slow or fills their memory: a tag that is not closed, tags without
 * number, a text longer than any cell, deep nesting, a document type. Throws UnreadableTable; it is no check of the rest of the grammar.
 */
export function checkMarkup(texts: Iterable<string>): void {
  let tags = 0;
  for (const xml of texts) {
    let depth = 0;
    for (let at = xml.indexOf('<'); at >= 0;) {
      if (++tags > MAX_TAGS) throw large();
      const end = endOfTag(xml, at);
      if (xml.startsWith('</', at)) depth--;
      else if (xml[end - 1] !== '/' && xml[at + 1] !== '?' && xml[at + 1] !== '!') depth++;
      if (depth > MAX_DEPTH) throw broken();
      at = xml.indexOf('<', end);
      if (at - end > MAX_TEXT) throw large();
    }
  }
}

/** The position of the sign that ends the tag, comment or section at a position. */
function endOfTag(xml: string, at: number): number {
  if (xml.startsWith('<!DOCTYPE', at)) throw broken();
  const [begin = '', words = '>'] = ENDS.find(([word]) => xml.startsWith(word, at)) ?? [];
  const end = xml.indexOf(words, at + begin.length);
  if (end < 0) throw broken();
  if (begin === '' && (end - at > MAX_TAG || xml.lastIndexOf('<', end) !== at)) throw broken();
  return end + words.length - 1;
}
