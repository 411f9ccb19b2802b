import { endsWithOneTypo, MIN_TYPO_WORD } from './one-typo';

/** The minimum length of an unfinished word with a typo: «Париж» must not match «Паричи». */
const MIN_UNFINISHED_LENGTH = MIN_TYPO_WORD + 1;

/** Ranks of a match, the best first; `NO_MATCH` is behind them all. */
export const NO_MATCH = 3;

/** Whether a key begins with the query (0), a word of it does (1), or the key contains it (2). */
export function partRank(query: string, key: string): number {
  const at = key.indexOf(query);
  if (at <= 0) return at === 0 ? 0 : NO_MATCH;
  return key.includes(` ${query}`) ? 1 : 2;
}

/** Whether the key from one of its words on equals the query with one typo: with whole words (0), or with an unfinished one (1). */
export function typoRank(query: string, key: string): number {
  let rank = NO_MATCH;
  // A typo leaves the first or the second half of the query as it is; swapped letters in the middle belong to both.
  const half = Math.ceil(query.length / 2);
  if (!key.includes(query.slice(0, half - 1)) && !key.includes(query.slice(half))) return rank;
  for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1)
    for (const end of endsWithOneTypo(query, key, at)) {
      if (end === key.length || key[end] === ' ') return 0;
      if (query.length >= MIN_UNFINISHED_LENGTH) rank = 1;
    }
  return rank;
}
