/** Widths of letters in Arial and its twins, in em: enough to say how many lines a text takes. */
const narrow = /[\s.,:;!|'’iljtfI()[\]{}/\\-]/;
const wide = /[ЩШЖЮФМЫДЪщшжюфмыwmWMQGO@№%—]/;
const upper = /[\p{Lu}<>=+~×]/u;

function em(letter: string): number {
  if (narrow.test(letter)) return 0.33;
  if (wide.test(letter)) return 0.88;
  if (upper.test(letter)) return 0.7;
  return /[\p{Ll}\d_]/u.test(letter) ? 0.56 : 1;
}

const width = (text: string): number => [...text].reduce((sum, letter) => sum + em(letter), 0);

/** How many lines a text takes in a column of so many em: words wrap whole, longer ones are cut. */
export function lineCount(text: string, columnEm: number): number {
  return text.split('\n').reduce((lines, paragraph) => lines + paragraphLines(paragraph, columnEm), 0);
}

function paragraphLines(paragraph: string, columnEm: number): number {
  let [lines, used] = [1, 0];
  for (const word of paragraph.split(/(?<=[\s-])/)) {
    const length = width(word);
    if (used > 0 && used + length > columnEm) [lines, used] = [lines + 1, 0];
    const cuts = Math.floor(length / columnEm);
    lines += cuts;
    used += length - cuts * columnEm;
  }
  return lines;
}
