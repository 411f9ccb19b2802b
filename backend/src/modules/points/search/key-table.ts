import type { TopRows } from './top-rows';
import { endsWithOneTypo, MIN_TYPO_WORD } from './one-typo';

export type RowFilter = (row: number) => boolean;

/** Kinds of matches, best first. */
enum Match {
  Prefix,
  Word,
  Substring,
  Typo,
  UnfinishedTypo,
}

/** The minimum length of an unfinished word with a typo: «Париж» must not match «Паричи». */
const MIN_UNFINISHED_LENGTH = MIN_TYPO_WORD + 1;

/**
 * Finds keys by prefix, by prefix of a word, by substring, or with one typo. Row numbers are ordered by population, descending,
 * so the lower number wins among equal matches.
 */
export class KeyTable {
  /** All keys, one per line: a native search in one string is faster than a loop over the keys. */
  private readonly text: string;
  private readonly lineStarts: Int32Array;
  /** Every suffix of a key that starts at a word, sorted, with its position in `text` and its row. */
  private readonly wordTails: string[];
  private readonly wordStarts: Int32Array;
  private readonly wordRows: Int32Array;

  constructor(keys: readonly string[]) {
    this.text = `\n${keys.join('\n')}\n`;
    this.lineStarts = new Int32Array(keys.length + 1);
    const words: { tail: string; start: number; row: number }[] = [];
    let line = 1;
    keys.forEach((key, row) => {
      this.lineStarts[row] = line;
      for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1) {
        words.push({ tail: key.slice(at), start: line + at, row });
      }
      line += key.length + 1;
    });
    this.lineStarts[keys.length] = line;
    // The stable sort keeps equal suffixes in row order.
    words.sort((a, b) => (a.tail < b.tail ? -1 : Number(a.tail > b.tail)));
    this.wordTails = words.map(({ tail }) => tail);
    this.wordStarts = Int32Array.from(words, ({ start }) => start);
    this.wordRows = Int32Array.from(words, ({ row }) => row);
  }

  /** Offers rows whose key or a word of it starts with the query; if they are few, rows that contain it. */
  findPart(query: string, top: TopRows, filter: RowFilter): void {
    const [from, to] = this.wordsFrom(query);
    for (let at = from; at < to; at += 1) {
      const row = this.wordRows[at] ?? 0;
      const match = this.wordStarts[at] === this.lineStarts[row] ? Match.Prefix : Match.Word;
      const score = this.score(match, row);
      if (top.accepts(score) && filter(row)) top.offer(row, score);
    }
    if (!top.full) this.findInside(query, top, filter);
  }

  /** Offers rows where the text from a word on equals the query with one typo. */
  findTypo(query: string, top: TopRows, filter: RowFilter): void {
    if (query.length < MIN_TYPO_WORD - 1) return;
    const half = Math.ceil(query.length / 2);
    // A typo in the second half leaves the first half intact (a swap in the middle affects one more letter).
    const [from, to] = this.wordsFrom(query.slice(0, half - 1));
    for (let at = from; at < to; at += 1) this.offerTypo(query, this.wordStarts[at] ?? 0, top, filter);
    // A typo in the first half leaves the second half intact, shifted by at most one letter.
    const tail = query.slice(half);
    for (let at = this.text.indexOf(tail); at >= 0; at = this.text.indexOf(tail, at + 1)) {
      for (let start = at - half - 1; start <= at - half + 1; start += 1) {
        const before = this.text[start - 1];
        if (before === '\n' || before === ' ') this.offerTypo(query, start, top, filter);
      }
    }
  }

  private findInside(query: string, top: TopRows, filter: RowFilter): void {
    for (let at = this.text.indexOf(query); at >= 0 && !top.full;) {
      const row = this.rowAt(at);
      if (!top.has(row) && filter(row)) top.offer(row, this.score(Match.Substring, row));
      at = this.text.indexOf(query, this.lineStarts[row + 1]);
    }
  }

  private offerTypo(query: string, start: number, top: TopRows, filter: RowFilter): void {
    const ends = endsWithOneTypo(query, this.text, start);
    if (ends.length === 0) return;
    const whole = ends.some((end) => this.text[end] === '\n' || this.text[end] === ' ');
    if (!whole && query.length < MIN_UNFINISHED_LENGTH) return;
    const row = this.rowAt(start);
    if (filter(row)) top.offer(row, this.score(whole ? Match.Typo : Match.UnfinishedTypo, row));
  }

  private score(match: Match, row: number): number {
    return match * this.lineStarts.length + row;
  }

  /** The range of suffixes that start with a prefix. */
  private wordsFrom(prefix: string): [from: number, to: number] {
    return [
      this.firstWord((tail) => tail >= prefix),
      this.firstWord((tail) => tail > prefix && !tail.startsWith(prefix)),
    ];
  }

  private firstWord(isBehind: (tail: string) => boolean): number {
    let [low, high] = [0, this.wordTails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBehind(this.wordTails[middle] ?? '')) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The row at a position of `text`. */
  private rowAt(position: number): number {
    let [low, high] = [0, this.lineStarts.length - 1];
    while (low < high - 1) {
      const middle = (low + high) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= position) low = middle;
      else high = middle;
    }
    return low;
  }
}
