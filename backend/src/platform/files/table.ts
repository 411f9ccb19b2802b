/** A value of a cell. A text is always a text, whatever it begins with; null is an empty cell. */
export type Cell = string | number | null;

/**
 * How the values of a column are shown. `text`: as they are. `number`: with as many decimals as they have; `money`: with two.
 * `day` and `minute`: dates, whose values are the texts of the wire, "YYYY-MM-DD" and "YYYY-MM-DD HH:mm"; any other text stays
 * one. `phone`: a text.
 */
export type Format = 'text' | 'number' | 'money' | 'day' | 'minute' | 'phone';

/** A column of a sheet or of a CSV file. What stands below `format` is for sheets alone. */
export interface TableColumn {
  title: string;
  /** `text` when it is not said. */
  format?: Format;
  /** In characters; by its format when it is not said. */
  width?: number;
  /** Shown when a cell of the column is chosen: up to 255 characters. */
  hint?: string;
  /** The cells whose values are offered in a list, e.g. `'Города'!$A$2:$A$120`. Other values may still be typed. */
  choices?: string;
}

/** Rows of as many cells as there are columns; they are read one by one, and no further once the reader is gone. */
export type TableRows = Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;

/** Characters gathered into one chunk of a stream. */
const CHUNK = 64 * 1024;

/** Pieces of text as chunks of a size that streams carry well. */
export async function* chunksOf(
  pieces: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<Buffer, void> {
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < CHUNK) continue;
    yield Buffer.from(waiting);
    waiting = '';
  }
  yield Buffer.from(waiting);
}
