import { readHeading } from '@shlyah/domain';
import { parse } from 'papaparse';

/** What stands between the values of a text, by its name in the API. */
export const SEPARATORS = { semicolon: ';', comma: ',', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;
export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as Separator[];

/** Characters and lines that are looked at; the headings stand in the first twenty rows. */
const SAMPLE = 200_000;
const LINES = 40;

/** A first line by which Excel is told the separator. */
const TOLD = /^sep=([;,\t])?.?\r?\n/i;

export interface SeparatedText {
  /** Without the line that tells the separator. */
  text: string;
  separator: Separator;
  /** Values in the row of headings. */
  width: number;
}

/**
 * Finds the separator of a text: the one that is said, else the one of its first line, else the one that makes headings that we
 * know, else the one by which the most lines have as many values as the first.
 */
export function separated(text: string, said: Separator | null): SeparatedText {
  const line = TOLD.exec(text);
  const rest = line ? text.slice(line[0].length) : text;
  const told = SEPARATOR_NAMES.find((name) => SEPARATORS[name] === line?.[1]);
  const all = SEPARATOR_NAMES.map((separator) => ({ separator, ...looked(rest, separator) }));
  const known = all.find(({ separator }) => separator === (said ?? told));
  const { separator, width } = known ?? all.reduce((one, other) => (isBetter(other, one) ? other : one));
  return { text: rest, separator, width };
}

interface Look {
  /** Headings that we know in the row that has the most of them. */
  known: number;
  /** Lines of more values than one, as many as the first of them has. */
  even: number;
  width: number;
}

const isBetter = (one: Look, other: Look): boolean =>
  one.known === other.known ? one.even > other.even : one.known > other.known;

function looked(text: string, separator: Separator): Look {
  const delimiter = SEPARATORS[separator];
  // Each line by itself: a quote that is not closed ends with it.
  const rows = text
    .slice(0, SAMPLE)
    .split(/\r\n|\r|\n/, LINES)
    .map((line) => parse<string[]>(line, { delimiter, preview: 1 }).data[0] ?? []);
  const named = rows.map((row) => new Set(row.flatMap((cell) => readHeading(cell.trim()).field ?? [])).size);
  const known = Math.max(0, ...named);
  const head = known > 1 ? rows[named.indexOf(known)] : rows.find((row) => row.length > 1);
  const width = head?.length ?? 1;
  const even = width > 1 ? rows.filter((row) => row.length === width).length : 0;
  return { known: known > 1 ? known : 0, even, width };
}
