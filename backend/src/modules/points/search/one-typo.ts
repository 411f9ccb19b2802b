/** The minimum length of a word with a typo; a typo turns a shorter word into another one. */
export const MIN_TYPO_WORD = 5;

/** The length of the word at a position; its end position counts. */
function wordLengthAt(text: string, at: number): number {
  let start = at;
  // At the start of the text charAt returns '', which every string includes.
  while (!' \n'.includes(text.charAt(start - 1))) start -= 1;
  let end = at;
  while (end < text.length && !' \n'.includes(text.charAt(end))) end += 1;
  return end - start;
}

/**
 * Matches a query at a word start of a text with exactly one typo: a wrong, missing, extra or transposed letter. Returns the end
 * position for each way to match; empty without a match or for a short word. The text ends with a line feed, which no match
 * crosses.
 */
export function endsWithOneTypo(query: string, text: string, from: number): number[] {
  let same = 0;
  while (same < query.length && query[same] === text[from + same]) same += 1;
  if (same === query.length) return [];
  const at = from + same;
  const word = Math.max(wordLengthAt(query, same), wordLengthAt(text, at));
  if (word < MIN_TYPO_WORD) return [];

  const ends: number[] = [];
  const restFits = (skipped: number, place: number, end: number) => {
    if (text.startsWith(query.slice(same + skipped), place)) ends.push(end);
  };
  restFits(1, at, from + query.length - 1);
  if (text[at] !== '\n') {
    restFits(1, at + 1, from + query.length);
    restFits(0, at + 1, from + query.length + 1);
    const swapped = query[same] === text[at + 1] && query[same + 1] === text[at];
    if (swapped) restFits(2, at + 2, from + query.length);
  }
  return ends;
}
