/** Words from this length on may have one typo; in a shorter one it would make another word of it. */
export const MIN_TYPO_WORD = 5;

/** How many letters the word around a position has; a position at its end belongs to it. */
function wordLengthAt(text: string, at: number): number {
  let start = at;
  // Before the beginning of a text there is nothing, which every text includes.
  while (!' \n'.includes(text.charAt(start - 1))) start -= 1;
  let end = at;
  while (end < text.length && !' \n'.includes(text.charAt(end))) end += 1;
  return end - start;
}

/**
 * Where a query ends in a text, read from the given place with exactly one letter wrong, missing, too many or swapped
 * with the next; one result for each way, none when it does not match or the word is too short. A match never crosses
 * a line feed, which every text ends with; the place is the beginning of a word.
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
