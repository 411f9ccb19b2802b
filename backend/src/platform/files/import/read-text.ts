import { parse } from 'papaparse';
import { unguarded } from '../../common/csv';
import { decodedText } from './encoding';
import { foreignText } from './foreign-files';
import { separated, SEPARATORS, type Separator } from './separator';
import { UnreadableTable, WORDS } from './unreadable-table';

/** Lines that one value may have in a text with quotes that are not right. */
const LINES_OF_VALUE = 10;

/** A text of values between separators. */
export interface ReadText {
  cells: string[][];
  separator: Separator;
}

/** Reads at most `most` rows. Throws UnreadableTable. */
export function readText(bytes: Buffer, most: number, said: Separator | null): ReadText {
  const whole = decodedText(bytes);
  const foreign = foreignText(whole);
  if (foreign) throw new UnreadableTable('unsupported_type', foreign);
  const { text, separator, width } = separated(whole.replace(/^\uFEFF/, ''), said);
  const delimiter = SEPARATORS[separator];
  const { data, errors } = parse<string[]>(text, { delimiter, preview: most });
  const isDoubtful =
    errors.some(({ type }) => type === 'Quotes') || data.some((row) => hasSwallowed(row, delimiter, width));
  const rows = isDoubtful ? new QuotedLines(text, delimiter, width).rows(most) : data;
  return { cells: rows.map((row) => row.map(valueOf)), separator };
}

/** Excel keeps zeros of a number in `="00021"`. */
const valueOf = (cell: string): string => {
  const text = cell.trim();
  return unguarded(/^="([^"]*)"$/.exec(text)?.[1] ?? text);
};

/**
 * Whether a value of several lines has the separators of other rows: a quote has swallowed them. So has one in a row of another width
 * than the headings.
 */
const hasSwallowed = (row: readonly string[], delimiter: string, width: number): boolean =>
  row.some(
    (cell) =>
      cell.includes('\n') &&
      cell.includes(delimiter) &&
      (row.length !== width || cell.split(delimiter).length >= width),
  );

/** A text with quotes that are not doubled or not closed, line by line: no row swallows another. */
class QuotedLines {
  private readonly lines: string[];

  constructor(
    text: string,
    private readonly delimiter: string,
    private readonly width: number,
  ) {
    this.lines = text.split(/\r\n|\r|\n/);
  }

  rows(most: number): string[][] {
    const rows: string[][] = [];
    for (let at = 0; at < this.lines.length && rows.length < most;) {
      const { row, count } = this.rowAt(at);
      rows.push(row);
      at += count;
    }
    return rows;
  }

  private rowAt(at: number): { row: string[]; count: number } {
    const line = this.lines[at] ?? '';
    const strict = this.parsed(line);
    if (strict.isRight) return { row: strict.row, count: 1 };
    const { row, isClosed } = lenient(line, this.delimiter);
    if (isClosed && row.length === this.width) return { row, count: 1 };
    const tall = strict.isOpen ? this.tallRow(at) : null;
    if (tall) return tall;
    const alone = [row, naive(line, this.delimiter)].find(({ length }) => length === this.width);
    if (alone || !line.includes(this.delimiter)) return { row: alone ?? [line], count: 1 };
    throw new UnreadableTable('invalid', WORDS.quote(at + 1));
  }

  /** The row of a value that goes on in the next lines and is closed there; null where another quote stands in its way. */
  private tallRow(at: number): { row: string[]; count: number } | null {
    for (let count = 2; count <= LINES_OF_VALUE && at + count <= this.lines.length; count++) {
      if (!this.lines[at + count - 1]?.includes('"')) continue;
      const joined = this.parsed(this.lines.slice(at, at + count).join('\n'));
      if (joined.isRight)
        return hasSwallowed(joined.row, this.delimiter, this.width) ? null : { row: joined.row, count };
      if (!joined.isOpen) return null;
    }
    return null;
  }

  /** `isOpen`: nothing is wrong but that the last quote is not closed. */
  private parsed(text: string): { row: string[]; isRight: boolean; isOpen: boolean } {
    const { data, errors } = parse<string[]>(text, { delimiter: this.delimiter, newline: '\r\n' });
    const codes = errors.map(({ code }) => code);
    const isRight = !codes.includes('MissingQuotes') && !codes.includes('InvalidQuotes');
    return { row: data[0] ?? [''], isRight, isOpen: !isRight && !codes.includes('InvalidQuotes') };
  }
}

/**
 * The values of a line where a quote ends a value only before a separator or at the end of the line; one that no other closes is a
 * sign of its value.
 */
function lenient(line: string, delimiter: string): { row: string[]; isClosed: boolean } {
  const row: string[] = [];
  let isClosed = true;
  for (let at = 0; at <= line.length;) {
    // No search goes over the rest of the line again once it has found nothing there.
    const end = line[at] === '"' && isClosed ? closingQuote(line, at + 1, delimiter) : -1;
    if (line[at] === '"' && end < 0) isClosed = false;
    const next = end < 0 ? line.indexOf(delimiter, at) : end + 1;
    const last = next < 0 ? line.length : next;
    const value = end < 0 ? line.slice(at, last) : line.slice(at + 1, end);
    row.push(value.replaceAll('""', '"'));
    at = last + 1;
  }
  return { row, isClosed };
}

/** The position of the first quote from a position that stands before a separator or at the end; -1 if there is none. */
function closingQuote(line: string, from: number, delimiter: string): number {
  const before = line.indexOf(`"${delimiter}`, from);
  if (before >= 0) return before;
  return line.length > from && line.endsWith('"') ? line.length - 1 : -1;
}

/** The values of a line whose quotes part nothing. */
const naive = (line: string, delimiter: string): string[] =>
  line
    .split(delimiter)
    .map((value) =>
      value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value,
    );
