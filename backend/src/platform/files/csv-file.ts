import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, shownPhone, shownText } from '../common/csv';
import { chunksOf, type Cell, type Format, type TableColumn, type TableRows } from './table';

/** The content type of a CSV file. */
export const CSV = 'text/csv; charset=utf-8';

/**
 * A CSV file as a spreadsheet in Russian opens it (platform/common/csv.ts), made while it is read. An error of the rows is an
 * error of the stream; a stream that is destroyed ends its rows.
 */
export function writeCsv(columns: readonly TableColumn[], rows: TableRows): Readable {
  return Readable.from(chunksOf(lines(columns, rows)), { objectMode: false });
}

async function* lines(columns: readonly TableColumn[], rows: TableRows): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ title }) => title));
  const formats = columns.map(({ format = 'text' }) => format);
  for await (const row of rows) yield csvLine(row.map((value, index) => written(formats[index], value)));
}

/** A spreadsheet guesses dates from how its country writes them, and takes a phone with its plus for a formula. */
function written(format: Format | undefined, value: Cell): Cell {
  if (typeof value !== 'string') return value;
  if (format === 'phone') return shownPhone(value);
  if (format === 'day' || format === 'minute') return value.replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1');
  return format === 'text' ? shownText(value) : value;
}
