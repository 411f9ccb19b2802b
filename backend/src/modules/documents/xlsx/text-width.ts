/**
 * Character widths in Arial and metric-compatible fonts, in hundredths of an em, to estimate the number of lines.
 */
const widths = new Map(
  Object.entries({
    20: "'",
    24: 'ijl’і',
    28: ' \u00a0!,./:;I[\\]ftІ|',
    34: '()-`r{}³²„“”',
    40: '*°г"',
    46: 'кзт',
    50: 'Jcksvxyzсухў^',
    54: 'чьэв',
    58: '#$0123456789?L_abdeghnopqu«»–Гаеийнопряёбц',
    60: '+<=>~×Кдл',
    64: 'FTZЗТУъЎ',
    68: '&ABEKPSVXYБЛЬАВДЕРХЧжЁ',
    74: 'CDHNRUwмИЙПЭыНСЦЯ',
    78: 'GOQОФю',
    80: 'Ъ',
    84: 'MmМфщш',
    92: '%ЫШЖ',
    95: 'ЩW',
    102: '—…@Ю',
    108: '№',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)] as const)),
);

/** The width of any other character. */
const widest = 108;

/** The width of a text on one line, in em. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? widest), 0) / 100;

/** The number of lines of a text in a column of `column` em; words wrap, and longer words are broken. */
export const lineCount = (text: string, column: number): number =>
  text.split('\n').reduce((lines, paragraph) => lines + paragraphLines(paragraph, column), 0);

function paragraphLines(paragraph: string, column: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(/(?<= )/)) {
    const width = widthOf(word);
    // Trailing spaces take no width.
    if (used > 0 && used + widthOf(word.trimEnd()) > column) {
      lines += 1;
      used = 0;
    }
    const cuts = Math.max(0, Math.ceil(widthOf(word.trimEnd()) / column) - 1);
    lines += cuts;
    used += width - cuts * column;
  }
  return lines;
}
