/** What was read of a field: its value, and the words of the message that say so. */
export interface Guess {
  value: string;
  from: string;
}

/** A match that was taken: the groups of its pattern and its words. */
export interface Piece {
  groups: readonly string[];
  from: string;
  /** The last words in front of it, and the first ones behind it. */
  before: string;
  after: string;
}

/** `before`: the last words in front of the match. */
type Fits = (groups: readonly string[], before: string) => boolean;

const BEFORE = 24;
const AFTER = 40;

/** Between letters and digits: `\b` knows the Latin alphabet only. */
export const whole = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/** A message out of which each rule takes what it reads, so that no other rule reads it again. */
export class Scan {
  constructor(private text: string) {}

  /** Cuts every match out that fits. */
  takeAll(pattern: RegExp, fits: Fits = () => true): Piece[] {
    const found: Piece[] = [];
    const kept: string[] = [];
    let end = 0;
    for (const match of this.text.matchAll(pattern)) {
      const [from, ...rest] = match;
      const groups = rest.map((group: string | undefined) => group ?? '');
      const before = this.text.slice(Math.max(0, match.index - BEFORE), match.index);
      if (!fits(groups, before)) continue;
      kept.push(this.text.slice(end, match.index));
      end = match.index + from.length;
      found.push({ groups, from: from.trim(), before, after: this.text.slice(end, end + AFTER) });
    }
    this.text = [...kept, this.text.slice(end)].join(' | ');
    return found;
  }

  /** Cuts the first match out that fits. */
  take(pattern: RegExp, fits: Fits = () => true): Piece | null {
    let isTaken = false;
    const [piece = null] = this.takeAll(
      pattern,
      (groups, before) => !isTaken && (isTaken = fits(groups, before)),
    );
    return piece;
  }

  /** The first match, left where it is. */
  peek(pattern: RegExp): Piece | null {
    return new Scan(this.text).take(pattern);
  }

  /** All matches, left where they are. */
  peekAll(pattern: RegExp): Piece[] {
    return new Scan(this.text).takeAll(pattern);
  }

  /** Words of each piece between commas, line breaks and what was taken. */
  parts(): string[][] {
    return this.text
      .split(/[,;|\n]|[.!?:](?=\s|$)/)
      .map((part) => part.split(/[^\p{L}'.-]+/u).filter((word) => /\p{L}/u.test(word)))
      .filter((words) => words.length > 0);
  }
}
