import { readText } from './read-text';
import { readWorkbook } from './read-workbook';
import type { Separator } from './separator';
import { refuseOverlaps } from './sheet-scan';
import { UnreadableTable, WORDS, type MergedArea } from './unreadable-table';

/** A sheet of a file, as it is named to people. */
export interface TableSheet {
  name: string;
  /** Rows with a value; null where they could not be counted. */
  rows: number | null;
  isHidden: boolean;
  isRead: boolean;
}

/** Cells of one sheet as texts; an area of merged cells has its value in the first of them. */
export interface ReadTable {
  cells: string[][];
  merged: MergedArea[];
  /** Rows and columns that are hidden in the file, from 0. */
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Empty for a text. */
  sheets: TableSheet[];
  /** Null for a workbook. */
  separator: Separator | null;
}

/** What a person has said about the file as a whole; null where nothing. */
export interface FileChoices {
  /** The name of a sheet, or its number from 1. */
  sheet: string | null;
  separator: Separator | null;
}

/** `text`: characters of all cells together. */
export type TableLimits = Record<'rows' | 'columns' | 'cell' | 'text', number>;

const starts = (bytes: Buffer, ...signature: number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

/** Rows of a file, empty ones included, for each row of an order that it may have. */
const ROWS_PER_ROW = 5;

/** Reads a file by its content, whatever it is called; with more rows below its headings than the limit it is refused. */
export async function readTable(
  bytes: Buffer,
  limits: TableLimits,
  choices: FileChoices = { sheet: null, separator: null },
): Promise<ReadTable> {
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new UnreadableTable('unsupported_type', WORDS.xls);
  const most = limits.rows * ROWS_PER_ROW;
  const table = starts(bytes, 0x50, 0x4b)
    ? { ...(await readWorkbook(bytes, most, WORDS.rows(limits.rows), choices.sheet)), separator: null }
    : textTable(bytes, most, choices);
  const filled = table.cells.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  if (filled === 0) throw new UnreadableTable('invalid', WORDS.empty);
  // Titles and the headings stand above the orders, which are counted once they are known.
  if (filled > limits.rows + 20 || table.cells.length > most)
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

/** A text has one sheet without a name. One row more than a file may have tells that it has too many. */
function textTable(bytes: Buffer, most: number, { sheet, separator }: FileChoices): ReadTable {
  if (sheet !== null) throw new UnreadableTable('invalid', WORDS.sheet(sheet), 'sheet');
  return {
    ...readText(bytes, most + 1, separator),
    merged: [],
    hiddenRows: [],
    hiddenColumns: [],
    sheets: [],
  };
}
