import {
  amountIn,
  skippedColumnsText,
  LIMITS,
  problems,
  readHeading,
  readNumber,
  type Field,
  type PackageType,
} from '@shlyah/domain';
import { cargoRowFields, emptied, placesOf, newRow, type CargoRow } from './cargo-row';

/** A line of a pasted table that gives no row, with the reason. */
export interface UnreadLine {
  /** Its number in the pasted text, from 1. */
  number: number;
  text: string;
  why: string;
}

type Column =
  'type' | 'name' | 'sizes' | 'length' | 'width' | 'height' | 'weight' | 'volume' | 'places' | 'TTN';

/** What a column holds, and the unit of its numbers where its head names one. */
interface Head {
  column: Column | undefined;
  unit: string | null;
}

/** Possible heads of a column; the first match counts. */
const HEADS: readonly [RegExp, Column][] = [
  [/ттн|накладн/, 'TTN'],
  [/мест|кол|шт/, 'places'],
  [/размер|габарит/, 'sizes'],
  [/длин/, 'length'],
  [/шир/, 'width'],
  [/выс/, 'height'],
  [/вес|масс/, 'weight'],
  [/об[ъь]?[её]м/, 'volume'],
  [/вид|тип|что/, 'type'],
  [/назв|наимен|товар|груз/, 'name'],
];

/** The columns of a table without heads, after the kind and a product's name, which may stand before them. */
const USUAL: readonly Column[] = ['length', 'width', 'height', 'weight', 'places', 'TTN'];

const KINDS: readonly [RegExp, PackageType][] = [
  [/^посыл|^короб|^груз|^пакет/i, 'package'],
  [/^товар/i, 'product'],
  [/^док/i, 'doc'],
];

const kindOf = (cell: string): PackageType | undefined => KINDS.find(([word]) => word.test(cell))?.[1];

/** Whether a pasted text is a table and not a value of one field. */
export const isTable = (text: string): boolean => /\t/.test(text.trim()) || /\S\s*\n\s*\S/.test(text);

/** Result of a table. */
export interface TableAnswer {
  rows: CargoRow[];
  unread: UnreadLine[];
  /** The columns that a row of cargo has no place for, in words; null where there is none. */
  leftOut: string | null;
}

/** Rows of cargo out of cells copied from a spreadsheet, as many as `room` has places for, and the lines that give none. */
export function rowsFromTable(text: string, room: number): TableAnswer {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const rows: CargoRow[] = [];
  const unread: UnreadLine[] = [];
  let heads: Head[] | undefined;
  let leftOut: string | null = null;
  let left = room;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim());
    const found = rows.length + unread.length === 0 && !heads ? headsOf(cells) : undefined;
    if (found) {
      heads = found;
      leftOut = leftOutOf(cells, found);
      continue;
    }
    const row = rowOf(cells, heads ?? usualHeads(cells));
    const why = problemOf(row) ?? (placesOf(row) > left ? tooMany : null);
    if (why === null) {
      left -= placesOf(row);
      rows.push(row);
    } else unread.push({ number: index + 1, text: line.trim(), why });
  }
  return { rows, unread, leftOut };
}

const tooMany = `в заявке не больше ${LIMITS.packages} мест`;

/** The columns by their heads; undefined when this is no line of heads. */
function headsOf(cells: readonly string[]): Head[] | undefined {
  if (cells.some((cell) => /^\d/.test(cell))) return undefined;
  const heads = cells.map((cell) => ({
    column: HEADS.find(([word]) => word.test(cell.toLowerCase()))?.[1],
    unit: readHeading(cell).unit,
  }));
  return heads.filter(({ column }) => column).length >= 2 ? heads : undefined;
}

function leftOutOf(cells: readonly string[], heads: readonly Head[]): string | null {
  const columns = cells.map((heading, index) => ({ heading, index }));
  const unknown = columns.filter(({ heading, index }) => heading !== '' && !heads[index]?.column);
  return unknown.length === 0 ? null : skippedColumnsText(unknown);
}

const plainHead = (column: Column): Head => ({ column, unit: null });

function usualHeads(cells: readonly string[]): Head[] {
  const [first = '', second = ''] = cells;
  const kind = kindOf(first);
  const before: Column[] = kind ? (kind === 'product' ? ['type', 'name'] : ['type']) : [];
  const at = kind === 'product' ? cells[2] : kind ? second : first;
  return [...before, ...(sizesIn(at ?? '') ? (['sizes', ...USUAL.slice(3)] as const) : USUAL)].map(plainHead);
}

/** «30×20×10», with any of the signs that people put between. */
const sizesIn = (cell: string): RegExpExecArray | null =>
  /^(\d+(?:[.,]\d+)?)\s*[×xх*]\s*(\d+(?:[.,]\d+)?)\s*[×xх*]\s*(\d+(?:[.,]\d+)?)\s*(?:см)?\.?$/i.exec(cell);

/** «1 200,5 кг» as the field of a number holds it; a value that is no number stays, to be reported. */
function figure(column: string, cell: string, plainUnit: string | null): string {
  const unit = UNITS[column] ?? 'см';
  const amount = amountIn(unit, cell, plainUnit ?? unit);
  return readNumber(amount) === null ? cell : amount;
}

/** The units of the columns that are not in centimetres. */
const UNITS: Readonly<Record<string, string>> = { weight: 'кг', volume: 'м³', count: 'шт.', places: 'шт.' };

function rowOf(cells: readonly string[], heads: readonly Head[]): CargoRow {
  const row = newRow();
  for (const [index, cell] of cells.entries()) {
    const { column: head, unit = null } = heads[index] ?? {};
    if (!head || cell === '' || cell === '—' || cell === '-') continue;
    if (head === 'sizes') {
      const [, length = cell, width = '', height = ''] = sizesIn(cell) ?? [];
      Object.assign(row, {
        length: figure('length', length, unit),
        width: figure('width', width, unit),
        height: figure('height', height, unit),
      });
    } else if (head === 'type') row.type = kindOf(cell) ?? row.type;
    else if (head === 'TTN') Object.assign(row, { TTN: cell, useTTN: 'yes' });
    else if (head === 'name') row.name = cell;
    else row[head] = figure(head, cell, unit);
  }
  if (row.volume !== '' && row.length === '') row.calculationType = 'volume';
  // An item with a name and no type is a product.
  if (row.name !== '' && row.type === 'package') {
    if (heads.some(({ column }) => column === 'type')) row.name = '';
    else row.type = 'product';
  }
  return { ...row, ...emptied(row.type) };
}

const labels: Readonly<Record<string, Field>> = cargoRowFields;

function problemOf(row: CargoRow): string | null {
  const [found] = Object.entries(problems(cargoRowFields, row));
  if (!found) return null;
  const [name, [text = '']] = found;
  return `${(labels[name]?.label ?? name).toLowerCase()} — ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
