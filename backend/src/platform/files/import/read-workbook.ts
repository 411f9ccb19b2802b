import { errorCell, fold, looksLikeOrders, NO_VALUE, readHead } from '@shlyah/domain';
import { readSheet } from 'read-excel-file/node';
import { withZeros, zeroFormats } from './number-formats';
import type { ReadTable, TableSheet } from './read-table';
import { scanSheet, type SheetScan } from './sheet-scan';
import { UnreadableTable, WORDS } from './unreadable-table';
import { checkedParts, zipOf, type CheckedWorkbook, type WorkbookSheet } from './workbook-parts';

/** Sheets that are read in search of orders; each reading takes as long as the file is large. */
const LOOKED_AT = 4;

type SheetTable = Omit<ReadTable, 'sheets' | 'separator'>;

/**
 * Reads the sheet that is said, else the first visible one that has orders, else the first one with a value. `most`: its last row at
 * most, else it is refused with `tooMany`. Throws UnreadableTable.
 */
export async function readWorkbook(
  bytes: Buffer,
  most: number,
  tooMany: string,
  said: string | null,
): Promise<Omit<ReadTable, 'separator'>> {
  const book = await checkedParts(bytes);
  const counts = new Map(book.sheets.map((sheet) => [sheet, filledRows(book, sheet)]));
  const read = (sheet: WorkbookSheet) => tableOf(book, sheet, most, tooMany);
  const found = said === null ? await firstOf(book, counts, read) : { sheet: sheetNamed(book, said) };
  const table = found.table ?? (await read(found.sheet));
  const sheets = book.sheets.map((sheet): TableSheet => {
    const { name, isHidden } = sheet;
    return { name, isHidden, rows: counts.get(sheet) ?? null, isRead: sheet === found.sheet };
  });
  return { ...table, sheets };
}

/** Null for a sheet that is not read well: it does not keep another one from being read. */
function filledRows({ parts }: CheckedWorkbook, { part }: WorkbookSheet): number | null {
  try {
    return scanSheet(parts.get(part)?.toString() ?? '').filledRows;
  } catch {
    return null;
  }
}

interface FoundSheet {
  sheet: WorkbookSheet;
  table?: SheetTable;
}

function sheetNamed({ sheets }: CheckedWorkbook, said: string): WorkbookSheet {
  const sheet =
    sheets.find(({ name }) => fold(name) === fold(said)) ??
    sheets.find(({ number }) => String(number) === said.trim());
  if (!sheet) throw new UnreadableTable('invalid', WORDS.sheet(said.slice(0, 100)), 'sheet');
  return sheet;
}

/** What the person has chosen for columns does not count here: an answer about a column changes no sheet. */
async function firstOf(
  { sheets }: CheckedWorkbook,
  counts: ReadonlyMap<WorkbookSheet, number | null>,
  read: (sheet: WorkbookSheet) => Promise<SheetTable>,
): Promise<FoundSheet> {
  const visible = sheets.filter(({ isHidden }) => !isHidden);
  const filled = visible.filter((sheet) => counts.get(sheet) !== 0).slice(0, LOOKED_AT);
  const [first = visible[0], ...others] = filled;
  if (!first) throw new UnreadableTable('invalid', WORDS.hidden);
  const table = await read(first);
  if (others.length === 0 || hasOrders(table)) return { sheet: first, table };
  for (const sheet of others) {
    const other = await read(sheet).catch(() => null);
    if (other && hasOrders(other)) return { sheet, table: other };
  }
  return { sheet: first, table };
}

const hasOrders = ({ cells }: SheetTable): boolean => looksLikeOrders(readHead(cells));

async function tableOf(
  { parts, sheets: _sheets }: CheckedWorkbook,
  { part, number }: WorkbookSheet,
  most: number,
  tooMany: string,
): Promise<SheetTable> {
  const formats = zeroFormats(parts.get('xl/styles.xml')?.toString() ?? '');
  const scan = scanSheet(parts.get(part)?.toString() ?? '', new Set(formats.keys()));
  if (scan.lastRow > most) throw new UnreadableTable('too_large', tooMany);
  const { merged, hiddenRows, hiddenColumns, filled } = scan;
  const cells = await cellsOf(new Map(parts).set(part, Buffer.from(filled)), number);
  mark(cells, scan);
  for (const { row, column, mark: format } of scan.formatted) {
    const [line, shown] = [cells[row], formats.get(format)];
    if (line && shown) line[column] = withZeros(line[column] ?? '', shown);
  }
  return { cells, merged, hiddenRows, hiddenColumns };
}

/** Writes errors, and formulas without a value, into their cells, as the spreadsheet shows them. */
function mark(cells: string[][], { withoutValue }: SheetScan): void {
  for (const { row, column, mark: error } of withoutValue) {
    while (cells.length <= row) cells.push([]);
    const line = cells[row] ?? [];
    while (line.length < column) line.push('');
    line[column] = error === null ? NO_VALUE : errorCell(error);
  }
}

async function cellsOf(parts: Map<string, Buffer>, number: number): Promise<string[][]> {
  try {
    const rows = await readSheet(await zipOf(parts), number);
    return rows.map((row) => row.map(textOf));
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
