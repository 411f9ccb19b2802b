import { fold } from '../text/fold';
import { hasUnit } from '../text/amount';
import { plural } from '../text/plural';
import { IMPORT_FIELDS, isAddressBookField, unitsOf, type ImportField } from './fields';
import { readHeading } from './headings';

/** The cells of a table as texts, row by row; rows may differ in length. */
export type Table = readonly (readonly string[])[];

/** A person's choice for a column; `field: null` skips it. */
export interface ColumnChoice {
  field: ImportField | null;
  unit?: string | null;
}

/** Questions to a person that must be answered before the column's cells are read. */
export const COLUMN_QUESTIONS = ['field', 'unit', 'twice'] as const;
export type ColumnQuestion = (typeof COLUMN_QUESTIONS)[number];

export interface ImportColumn {
  /** From 0. */
  index: number;
  heading: string;
  field: ImportField | null;
  unit: string | null;
  question: ColumnQuestion | null;
  /** An explanation for the person, in Russian. */
  note: string | null;
}

export interface TableHead {
  /** The index of the heading row, from 0; -1 in an empty table. */
  row: number;
  columns: ImportColumn[];
}

/** Rows searched for the headings; titles and remarks may precede them. */
const HEAD_ROWS = 20;

/** The key under which the choice for a heading is stored. */
export const headingKey = (heading: string): string => fold(heading).slice(0, 120);

/** The spreadsheet names of a column and of a cell; indexes from 0. */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnLetters(rest)) + String.fromCharCode(65 + (index % 26));
}
export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

const isBlankRow = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

function headRowOf(table: Table): number {
  let best = { row: table.findIndex((row) => !isBlankRow(row)), known: 1 };
  for (const [row, cells] of table.slice(0, HEAD_ROWS).entries()) {
    const known = new Set(cells.flatMap((cell) => readHeading(cell).field ?? [])).size;
    if (known > best.known) best = { row, known };
  }
  return best.row;
}

/** Finds the headings of a table and the field of each column. A person's choice, current or remembered, overrides the heading. */
export function readHead(
  table: Table,
  remembered: ReadonlyMap<string, ColumnChoice> = new Map(),
  chosen: ReadonlyMap<number, ColumnChoice> = new Map(),
): TableHead {
  const row = headRowOf(table);
  const headings = table[row] ?? [];
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const below = table.slice(row + 1);
  const cellsOf = (index: number) =>
    below.map((cells) => cells[index] ?? '').filter((cell) => cell.trim() !== '');
  const columns = Array.from({ length: width }, (_, index): ImportColumn => {
    const heading = (headings[index] ?? '').trim();
    const choice = chosen.get(index) ?? remembered.get(headingKey(heading));
    const read = readHeading(heading);
    const field = choice ? choice.field : read.field;
    const isUnsure = !choice && read.isUnsure;
    const unit = field && unitsOf(field).length > 0 ? (choice?.unit ?? read.unit) : null;
    return {
      index,
      heading,
      field,
      unit,
      question: isUnsure ? 'field' : null,
      note: choice ? null : read.note,
    };
  }).filter(({ heading, index }) => heading !== '' || cellsOf(index).length > 0);
  return { row, columns: columns.map((column) => withQuestion(column, columns, cellsOf)) };
}

/** The headings of a table of an address book: a column without a field of an entry is left out, with the reason. */
export const headOfEntries = (head: TableHead): TableHead => ({
  ...head,
  columns: head.columns.map((column) =>
    column.field !== null && !isAddressBookField(column.field)
      ? {
          ...column,
          field: null,
          unit: null,
          question: null,
          note: `${IMPORT_FIELDS[column.field].label}: в книге этого нет`,
        }
      : column,
  ),
});

/** Adds the question that the column needs. */
function withQuestion(
  column: ImportColumn,
  columns: readonly ImportColumn[],
  cellsOf: (index: number) => string[],
): ImportColumn {
  const { field, index, unit } = column;
  if (field === null) return column;
  const first = columns.find((other) => other.field === field);
  if (first && first.index < index)
    return { ...column, question: 'twice', note: `То же поле уже в столбце ${columnLetters(first.index)}` };
  // Per item or in total: both are equal while each row is one item.
  const isPerPlace = field === 'weight' || field === 'volume';
  const isFieldKnown = isPerPlace && !columns.some((other) => other.field === 'places');
  if (column.question === 'field' && !isFieldKnown) return column;
  const units = unitsOf(field);
  const [wire = ''] = units;
  const isUnitUnclear =
    units.length > 0 && unit === null && cellsOf(index).some((cell) => !hasUnit(wire, lastSize(cell)));
  return { ...column, question: isUnitUnclear ? 'unit' : null };
}

/** The last size carries the unit: «30×20×10 см». */
const lastSize = (cell: string): string => cell.split(/[×xх*]/i).at(-1) ?? '';

/** The column of a field; columns with an open question are ignored. */
export const columnOf = (columns: readonly ImportColumn[], field: ImportField): ImportColumn | undefined =>
  columns.find((column) => column.field === field && column.question === null);

/** Required columns; each requirement is met by one of its alternatives. */
const NEEDED: readonly (readonly [label: string, ...ways: (readonly ImportField[])[]])[] = [
  [IMPORT_FIELDS.name.label, ['name'], ['surname']],
  [IMPORT_FIELDS.phone.label, ['phone']],
  ['Город', ['town'], ['address'], ['point']],
  ['Улица и дом', ['street'], ['address'], ['point']],
  ['Вес', ['weight'], ['totalWeight'], ['type']],
  [
    'Размеры или объём',
    ['sizes'],
    ['length', 'width', 'height'],
    ['volume'],
    ['totalVolume'],
    ['type'],
    ['cargoName'],
  ],
  [IMPORT_FIELDS.deliveryDate.label, ['deliveryDate']],
];

/** Lists the labels of missing columns; `given` are the fields set for the whole table. */
export function missingColumns(
  columns: readonly ImportColumn[],
  given: readonly ImportField[] = [],
): string[] {
  const has = (field: ImportField) =>
    given.includes(field) || columns.some((column) => column.field === field);
  return NEEDED.filter(([, ...ways]) => !ways.some((way) => way.every(has))).map(([label]) => label);
}

/** Tells the person which columns are skipped. */
export function skippedColumnsText(columns: readonly Pick<ImportColumn, 'heading' | 'index'>[]): string {
  const names = columns.map(({ heading, index }) => (heading === '' ? columnLetters(index) : `«${heading}»`));
  const verb = plural(names.length, 'не переносится', 'не переносятся', 'не переносятся');
  return `${plural(names.length, 'Столбец', 'Столбцы', 'Столбцы')} ${names.join(', ')} ${verb}: в заказе такого нет`;
}
