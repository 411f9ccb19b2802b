import { UnreadableTable, WORDS, type MergedArea } from './unreadable-table';

/** A cell, from 0, and something that is known of it: the text of its error, or its format. */
export interface CellMark<Mark> {
  row: number;
  column: number;
  mark: Mark;
}

/** What one pass over the XML of a sheet tells, before any grid is made of it. */
export interface SheetScan {
  /** Cells with an error, or with a formula that has no value. */
  withoutValue: CellMark<string | null>[];
  /** Cells of a format that is looked at, with its index. */
  formatted: CellMark<number>[];
  merged: MergedArea[];
  /** Hidden rows and columns, from 0. */
  hiddenRows: number[];
  hiddenColumns: number[];
  /** Rows with a value. */
  filledRows: number;
  /** The last row with a value, from 1; 0 if there is none. */
  lastRow: number;
  /** The XML without the empty rows below the last value: a format set far below would make them part of the grid. */
  filled: string;
}

/** The bounds of Excel itself. */
const MAX_ROW = 1_048_576;
const MAX_COLUMN = 16_384;

/** Cells in all rows up to their last ones, empty ones included: the grid of a reader holds each of them. */
const MAX_GRID = 2_000_000;

const MAX_MERGED = 20_000;

/**
 * A tag with its name and the text of its attributes. Names are bounded and attributes end before the next `<`, so that each sign of a
 * text is read a bounded number of times, whatever the text is.
 */
const TAG = /<(\/?)(?:\w{1,20}:)?(\w{1,40})(?=[\s/>])([^<>]*)>/g;

const CELL = /\sr=["']([A-Z]{1,10})(\d{1,10})["']/;
const ROW = /\sr=["'](\d{1,10})["']/;
const AREA = /\sref=["']([A-Z]{1,10})(\d{1,10}):([A-Z]{1,10})(\d{1,10})["']/;
const ERROR_TYPE = /\st=["']e["']/;
const STYLE = /\ss=["'](\d{1,6})["']/;
const HIDDEN = /\shidden=["'](?:1|true)["']|\s(?:ht|width)=["']0(?:\.0+)?["']/;
const SPAN = /\s(min|max)=["'](\d{1,5})["']/g;

/** Columns that a table of orders may have, and more: others are not told of. */
const MOST_COLUMNS = 1000;

/** From 1. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/**
 * Reads the references of rows, cells and merged areas in linear time, without building anything; `formats`: those of cells that are
 * looked at. Throws UnreadableTable for a reference that Excel does not have, and for more cells or merged areas than a table of orders
 * has.
 */
export function scanSheet(xml: string, formats: ReadonlySet<number> = new Set()): SheetScan {
  const scan = new Scan(xml, formats);
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of xml.matchAll(TAG))
    if (slash === '') scan.open(name, attributes, index, index + tag.length);
    else scan.close(name, index);
  return scan.found();
}

interface OpenCell {
  isError: boolean;
  hasFormula: boolean;
  hasValue: boolean;
  /** Where its value begins in the XML. */
  from: number;
  error: string | null;
  format: number | null;
}

class Scan {
  private readonly withoutValue: CellMark<string | null>[] = [];
  private readonly formatted: CellMark<number>[] = [];
  private readonly merged: MergedArea[] = [];
  private readonly hiddenRows: number[] = [];
  private readonly hiddenColumns = new Set<number>();
  private filledRows = 0;
  private lastRow = 0;
  /** Where the empty rows at the end begin and end in the XML. */
  private tail: { from: number; to: number } | null = null;
  private emptyFrom: number | null = null;
  private row = 0;
  private column = 0;
  private grid = 0;
  private cell: OpenCell | null = null;

  constructor(
    private readonly xml: string,
    private readonly formats: ReadonlySet<number>,
  ) {}

  found(): SheetScan {
    const { withoutValue, formatted, merged, hiddenRows, hiddenColumns, filledRows, lastRow, tail, xml } =
      this;
    const filled = tail === null ? xml : xml.slice(0, tail.from) + xml.slice(tail.to);
    return {
      withoutValue,
      formatted,
      merged,
      hiddenRows: hiddenRows.filter((row) => row < lastRow),
      hiddenColumns: [...hiddenColumns],
      filledRows,
      lastRow,
      filled,
    };
  }

  open(name: string, attributes: string, at: number, end: number): void {
    if (name === 'row') this.openRow(attributes, at);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'mergeCell') this.area(attributes);
    else if (name === 'col') this.hide(attributes);
    else if (this.cell && name === 'f') this.cell.hasFormula = true;
    else if (this.cell && (name === 'v' || name === 'is') && !attributes.endsWith('/')) {
      this.cell.hasValue = true;
      this.cell.from = end;
    }
  }

  close(name: string, at: number): void {
    if (name === 'v' && this.cell?.isError) this.cell.error = this.xml.slice(this.cell.from, at).slice(0, 20);
    else if (name === 'c') this.closeCell();
    else if (name === 'sheetData' && this.emptyFrom !== null) this.tail = { from: this.emptyFrom, to: at };
  }

  private openRow(attributes: string, at: number): void {
    this.row = Number(ROW.exec(attributes)?.[1] ?? this.row + 1);
    this.column = 0;
    this.emptyFrom ??= at;
    if (this.row > MAX_ROW) throw broken();
    if (HIDDEN.test(attributes)) this.hiddenRows.push(this.row - 1);
  }

  private openCell(attributes: string): void {
    const [, letters, row] = CELL.exec(attributes) ?? [];
    const column = letters === undefined ? this.column + 1 : columnNumber(letters);
    if (column > MAX_COLUMN || Number(row ?? this.row) > MAX_ROW) throw broken();
    this.grow(Math.max(1, column - this.column));
    this.column = column;
    const style = this.formats.size > 0 ? Number(STYLE.exec(attributes)?.[1] ?? -1) : -1;
    this.cell = {
      isError: ERROR_TYPE.test(attributes),
      hasFormula: false,
      hasValue: false,
      from: 0,
      error: null,
      format: this.formats.has(style) ? style : null,
    };
    if (attributes.endsWith('/')) this.closeCell();
  }

  private closeCell(): void {
    const { cell, row, column } = this;
    this.cell = null;
    if (!cell) return;
    if (cell.hasValue || cell.hasFormula) {
      if (this.lastRow !== row) this.filledRows++;
      this.lastRow = row;
      this.emptyFrom = null;
    }
    const at = { row: row - 1, column: column - 1 };
    if (cell.isError || (cell.hasFormula && !cell.hasValue))
      this.withoutValue.push({ ...at, mark: cell.isError ? (cell.error ?? '') : null });
    else if (cell.format !== null && cell.hasValue) this.formatted.push({ ...at, mark: cell.format });
  }

  private hide(attributes: string): void {
    if (!HIDDEN.test(attributes)) return;
    const span = new Map([...attributes.matchAll(SPAN)].map(([, end, column]) => [end, Number(column)]));
    const last = Math.min(span.get('max') ?? 0, MOST_COLUMNS);
    for (let column = span.get('min') ?? 1; column <= last; column++) this.hiddenColumns.add(column - 1);
  }

  private area(attributes: string): void {
    const [, left = '', top, right = '', bottom] = AREA.exec(attributes) ?? [];
    if (left === '') return;
    if (this.merged.length === MAX_MERGED) throw new UnreadableTable('too_large', WORDS.large);
    this.merged.push({
      rows: [Number(top) - 1, Number(bottom) - 1],
      columns: [columnNumber(left) - 1, columnNumber(right) - 1],
    });
  }

  private grow(cells: number): void {
    this.grid += cells;
    if (this.grid > MAX_GRID) throw new UnreadableTable('too_large', WORDS.large);
  }
}

const broken = (): UnreadableTable => new UnreadableTable('unsupported_type', WORDS.broken);

/**
 * Throws UnreadableTable when two merged areas share a cell of the filled part of a sheet, which Excel does not allow. Takes one step
 * for each cell at most, whatever the areas are.
 */
export function refuseOverlaps(merged: readonly MergedArea[], height: number, width: number): void {
  const taken = new Uint8Array(height * width);
  for (const { rows, columns } of merged)
    for (let row = rows[0]; row <= Math.min(rows[1], height - 1); row++)
      for (let column = columns[0]; column <= Math.min(columns[1], width - 1); column++) {
        if (taken[row * width + column] === 1) throw broken();
        taken[row * width + column] = 1;
      }
}
