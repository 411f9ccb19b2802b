import type { Best } from './best';
import { endsWithOneTypo, MIN_TYPO_WORD } from './one-typo';

export type Accept = (row: number) => boolean;

/** The order of results: all of one kind come before all of the next. */
enum Match {
  Prefix,
  Word,
  Substring,
  Typo,
  UnfinishedTypo,
}

/** An unfinished word may have its typo only when this much of it is there: «Париж» must not become «Паричи». */
const MIN_UNFINISHED = MIN_TYPO_WORD + 1;

/**
 * Finds keys by their beginning, the beginning of a word, a part, or with one typo. Rows are numbered in the order of
 * their size, the biggest first, so of two equally good results the lower number is better.
 */
export class KeyTable {
  /** All keys, each on a line: one native search in this text is faster than a loop over the keys. */
  private readonly text: string;
  private readonly lineStarts: Int32Array;
  /** Every key from each of its words on, in alphabetical order; beside it where that is in the text, and its row. */
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
    // Equal ones stay in the order of the rows.
    words.sort((a, b) => (a.tail < b.tail ? -1 : Number(a.tail > b.tail)));
    this.wordTails = words.map(({ tail }) => tail);
    this.wordStarts = Int32Array.from(words, ({ start }) => start);
    this.wordRows = Int32Array.from(words, ({ row }) => row);
  }

  /** Offers the rows whose key begins with the query, has a word that does, or, when those are few, contains it. */
  findPart(query: string, best: Best, accept: Accept): void {
    const [from, to] = this.wordsFrom(query);
    for (let at = from; at < to; at += 1) {
      const row = this.wordRows[at] ?? 0;
      const match = this.wordStarts[at] === this.lineStarts[row] ? Match.Prefix : Match.Word;
      const score = this.score(match, row);
      if (best.wants(score) && accept(row)) best.offer(row, score);
    }
    if (!best.full) this.findInside(query, best, accept);
  }

  /** Offers the rows where a word and those after it are the query but for one typo. */
  findTypo(query: string, best: Best, accept: Accept): void {
    if (query.length < MIN_TYPO_WORD - 1) return;
    const half = Math.ceil(query.length / 2);
    // A typo after the middle leaves the beginning intact (a swap in the middle affects one letter more) …
    const [from, to] = this.wordsFrom(query.slice(0, half - 1));
    for (let at = from; at < to; at += 1) this.offerTypo(query, this.wordStarts[at] ?? 0, best, accept);
    // … and one before it leaves the end intact, shifted by one letter at most.
    const tail = query.slice(half);
    for (let at = this.text.indexOf(tail); at >= 0; at = this.text.indexOf(tail, at + 1)) {
      for (let start = at - half - 1; start <= at - half + 1; start += 1) {
        const before = this.text[start - 1];
        if (before === '\n' || before === ' ') this.offerTypo(query, start, best, accept);
      }
    }
  }

  private findInside(query: string, best: Best, accept: Accept): void {
    for (let at = this.text.indexOf(query); at >= 0 && !best.full;) {
      const row = this.rowAt(at);
      if (!best.has(row) && accept(row)) best.offer(row, this.score(Match.Substring, row));
      at = this.text.indexOf(query, this.lineStarts[row + 1]);
    }
  }

  private offerTypo(query: string, start: number, best: Best, accept: Accept): void {
    const ends = endsWithOneTypo(query, this.text, start);
    if (ends.length === 0) return;
    const whole = ends.some((end) => this.text[end] === '\n' || this.text[end] === ' ');
    if (!whole && query.length < MIN_UNFINISHED) return;
    const row = this.rowAt(start);
    if (accept(row)) best.offer(row, this.score(whole ? Match.Typo : Match.UnfinishedTypo, row));
  }

  private score(match: Match, row: number): number {
    return match * this.lineStarts.length + row;
  }

  /** The range of words that begin with a prefix. */
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

  /** The row whose line covers a position of the text. */
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
