import { parse } from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { unguarded } from '../../common/csv';
import { refuseOverlaps, scanSheet } from './sheet-scan';
import { UnreadableTable, WORDS, type MergedArea } from './unreadable-table';
import { checkedParts, zipOf } from './workbook-parts';

/** Cells of the first sheet that people see, as texts; an area of merged cells has its value in the first of them. */
export interface ReadTable {
  cells: string[][];
  merged: MergedArea[];
}

/** `text`: characters of all cells together. */
export type TableLimits = Record<'rows' | 'columns' | 'cell' | 'text', number>;

const starts = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Rows of a file, empty ones included, for each row of an order that it may have. */
const ROWS_PER_ROW = 5;

/** Reads a file by its content, whatever it is called; with more rows below its headings than the limit it is refused. */
export async function readTable(bytes: Buffer, limits: TableLimits): Promise<ReadTable> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableTable('unsupported_type', WORDS.xls);
  const table = starts(bytes, 0x50, 0x4b) ? await readWorkbook(bytes, limits) : readText(bytes, limits);
  const filled = table.cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  if (filled === 0) throw new UnreadableTable('invalid', WORDS.empty);
  // Titles and the headings stand above the orders, which are counted once they are known.
  if (filled > limits.rows + 20 || table.cells.length > limits.rows * ROWS_PER_ROW)
    throw new UnreadableTable('too_large', WORDS.rows(limits.rows));
  const width = table.cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (width > limits.columns) throw new UnreadableTable('too_large', WORDS.columns(limits.columns));
  refuseOverlaps(table.merged, table.cells.length, width);
  return { ...table, cells: shortened(table.cells, limits) };
}

/** The cells cut to their maximum; refused when all of them together are too long. */
function shortened(cells: readonly string[][], limits: TableLimits): string[][] {
  let length = 0;
  return cells.map((row) =>
    row.map((cell) => {
      length += Math.min(cell.length, limits.cell);
      if (length > limits.text) throw new UnreadableTable('too_large', WORDS.large);
      return cell.slice(0, limits.cell);
    }),
  );
}

async function readWorkbook(bytes: Buffer, limits: TableLimits): Promise<ReadTable> {
  const { parts, sheet, number } = await checkedParts(bytes);
  const { merged, withoutValue, lastRow, filled } = scanSheet(parts.get(sheet)?.toString() ?? '');
  if (lastRow > limits.rows * ROWS_PER_ROW) throw new UnreadableTable('too_large', WORDS.rows(limits.rows));
  if (withoutValue.length > 0)
    throw new UnreadableTable('invalid', WORDS.formulas(withoutValue.slice(0, 5).join(', ')));
  parts.set(sheet, Buffer.from(filled));
  try {
    const rows = await readSheet(await zipOf(parts), number);
    return { cells: rows.map((row) => row.map(textOf)), merged };
  } catch {
    // Each error of the reader is about the file, which nothing else has touched.
    throw new UnreadableTable('unsupported_type', WORDS.broken);
  }
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A date without a zone stands for itself. */
function dayText(date: Date): string {
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  return time === '00:00' ? day : `${day} ${time}`;
}

function textOf(value: unknown): string {
  if (value instanceof Date) return dayText(value);
  // What binary fractions add, «0.30000000000000004», was never typed.
  if (typeof value === 'number') return String(Number(value.toPrecision(15))).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  return typeof value === 'string' ? value : '';
}

/** A text of values between separators, in UTF-8 or as Excel writes it in Russian. */
function readText(bytes: Buffer, { rows }: TableLimits): ReadTable {
  const text = decoded(bytes);
  if (/[^\P{Cc}\t\n\r\f]/u.test(text.slice(0, 4096)))
    throw new UnreadableTable('unsupported_type', WORDS.other);
  const lines = text.replace(/^sep=(.)\r?\n/i, '');
  const delimiter = separatorOf(lines);
  // One row more than a file may have tells that it has too many.
  const { data } = parse<string[]>(lines, { delimiter, preview: rows * ROWS_PER_ROW + 1 });
  return { cells: data.map((row) => row.map((cell) => unguarded(cell.trim()))), merged: [] };
}

function decoded(bytes: Buffer): string {
  if (starts(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** The separator of the first line that has one, as the headings have; commas stand in numbers and units, too. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, 30);
  for (const separator of ['\t', ';']) if (lines.some((line) => isHead(line, separator))) return separator;
  return ',';
}

const isHead = (line: string, separator: string): boolean => line.replace(/"[^"]*"/g, '').includes(separator);
