/** The minimum length of a word with a typo; a typo turns a shorter word into another one. */
export const MIN_TYPO_WORD = 5;

/** The length of the word at a position; its end position counts. */
function wordLengthAt(text: string, at: number): number {
  const end = text.indexOf(' ', at);
  return (end < 0 ? text.length : end) - (text.lastIndexOf(' ', at - 1) + 1);
}

/** The number of equal letters of two texts, each from a position on. */
function sameLetters(one: string, from: number, other: string, place: number): number {
  let count = 0;
  while (from + count < one.length && one.charCodeAt(from + count) === other.charCodeAt(place + count))
    count += 1;
  return count;
}

/**
 * Matches a query at a word of a text with exactly one typo: a wrong, missing, extra or transposed letter. Returns the end
 * position for each way to match; empty without a match or for a short word.
 */
export function endsWithOneTypo(query: string, text: string, from: number): number[] {
  const same = sameLetters(query, 0, text, from);
  if (same === query.length) return [];
  const at = from + same;
  const isRest = (skipped: number, place: number): boolean =>
    same + skipped + sameLetters(query, same + skipped, text, place) >= query.length;
  const ends: number[] = [];
  if (isRest(1, at)) ends.push(from + query.length - 1);
  if (at < text.length) {
    if (isRest(1, at + 1)) ends.push(from + query.length);
    if (isRest(0, at + 1)) ends.push(from + query.length + 1);
    const swapped = query[same] === text[at + 1] && query[same + 1] === text[at];
    if (swapped && isRest(2, at + 2)) ends.push(from + query.length);
  }
  const word = ends.length === 0 ? 0 : Math.max(wordLengthAt(query, same), wordLengthAt(text, at));
  return word < MIN_TYPO_WORD ? [] : ends;
}
