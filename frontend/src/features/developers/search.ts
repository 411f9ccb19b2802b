import type { Found } from './types';

/** Endings of Russian words, roughly: «заказами», «заказов» and «заказ» are to be found by one another. */
const ending =
  /(?:иями|ями|ами|иях|ях|ах|иям|ям|ам|ием|ией|ий|ия|ии|ие|ию|ого|его|ому|ему|ыми|ими|ей|ой|ый|ая|яя|ое|ее|ые|ую|юю|ов|ев|ом|ем|им|ым|ться|ть|ет|ит|ут|ют|ат|ят|ла|ло|ли|а|я|о|е|и|ы|у|ю|ь|й)$/;

/** The words of a text, each once, without its ending. */
export function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  const stems = words.map((word) => (word.length > 4 ? word.replace(ending, '') : word));
  return [...new Set(stems)];
}

/** Which parts have all that is sought: those that name it in the heading first. */
export function search(index: readonly Found[], typed: string, most = 8): Found[] {
  const sought = stemsOf(typed);
  if (sought.length === 0) return [];
  // «секрет» loses more than «секреты» does.
  const begins = (words: string, stem: string): boolean =>
    words.split(' ').some((word) => word.startsWith(stem) || (word.length > 3 && stem.startsWith(word)));
  const rank = ({ t, p, w }: Found): number => {
    const [title, page] = [stemsOf(t).join(' '), stemsOf(p).join(' ')];
    if (!sought.every((stem) => begins(`${title} ${w}`, stem))) return 0;
    return sought.reduce((sum, stem) => sum + (begins(title, stem) ? 4 : begins(page, stem) ? 2 : 1), 0);
  };
  return index
    .map((found) => ({ found, rank: rank(found) }))
    .filter((one) => one.rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, most)
    .map(({ found }) => found);
}
