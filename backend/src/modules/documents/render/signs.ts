import { createRequire } from 'node:module';
import { BOLD_FILE, REGULAR_FILE } from './font-files';

let known: ReadonlySet<number> | undefined;

/** The code points that both fonts of papers have; read on first use, because most processes draw nothing. */
function covered(): ReadonlySet<number> {
  const { openSync } = createRequire(__filename)('fontkit') as typeof import('fontkit');
  const bold = new Set(openSync(BOLD_FILE).characterSet);
  return new Set(openSync(REGULAR_FILE).characterSet.filter((code) => bold.has(code)));
}

const codeOf = (sign: string): number => sign.codePointAt(0) ?? 0;

/** «[U+1F4E6]», for a sign that the font lacks where each sign counts. */
const toldSign = (sign: string): string => `[U+${codeOf(sign).toString(16).toUpperCase().padStart(4, '0')}]`;

/**
 * A text in signs that the fonts have, so that a paper shows no boxes. Signs that they lack are left out of names, and told in codes and own
 * numbers (`isCode`), as in a name that has no others.
 */
export function drawable(text: string, isCode = false): string {
  const signs = [...text.normalize('NFC')];
  const fonts = (known ??= covered());
  const has = (sign: string): boolean => fonts.has(codeOf(sign)) || /\s/u.test(sign);
  if (signs.every(has)) return signs.join('');
  const kept = signs
    .filter(has)
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/([«„“(]) | (?=[»”“),])/g, '$1')
    .trim();
  const isTold = isCode || !/[\p{L}\p{N}]/u.test(kept);
  return isTold ? signs.map((sign) => (has(sign) ? sign : toldSign(sign))).join('') : kept;
}
