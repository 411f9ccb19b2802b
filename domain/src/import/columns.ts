import { fold } from '../text/fold';
import { hasUnit } from '../text/amount';
import { plural } from '../text/plural';
import { isReceiverColumn, readColumn } from './column-doubts';
import { askedOf, commentQuestion, countedIn } from './column-questions';
import { NOT_ASKED, type ColumnChoice, type ImportColumn, type Table } from './column-types';
import { samplesOf } from './column-values';
import { repeatedAmounts } from './repeated-amounts';
import { isOfPayer } from './english-headings';
import { IMPORT_FIELDS, isAddressBookField, unitsOf, type ImportField } from './fields';
import { keyOf, readHeading } from './headings';
import { isHoursField } from './hours';

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

/** A column with what its question depends on. */
interface Draft extends ImportColumn {
  values: readonly string[];
  isUnsure: boolean;
  isChosen: boolean;
}

const UNKNOWN = 'Не знаем такого столбца: не переносится. Его текст можно отдать курьеру в комментарии';

/** Finds the headings of a table and the field of each column. A person's choice, current or remembered, overrides the heading. */
export function readHead(
  table: Table,
  remembered: ReadonlyMap<string, ColumnChoice> = new Map(),
  chosen: ReadonlyMap<number, ColumnChoice> = new Map(),
): TableHead {
  const row = headRowOf(table);
  const headings = (table[row] ?? []).map((heading) => heading.trim());
  const width = Math.max(0, ...table.map((cells) => cells.length));
  const below = table.slice(row + 1);
  const drafts = Array.from({ length: width }, (_, index): Draft => {
    const heading = headings[index] ?? '';
    const values = below.map((cells) => cells[index] ?? '').filter((cell) => cell.trim() !== '');
    const choice = chosen.get(index) ?? remembered.get(headingKey(heading));
    const read = readColumn(heading, values, headings);
    const field = choice ? choice.field : read.field;
    const unit = field && unitsOf(field).length > 0 ? (choice?.unit ?? read.unit) : null;
    const isUnsure = !choice && read.isUnsure;
    const isUnknown = !choice && field === null && read.note === null && values.length > 0;
    const note = isUnknown ? UNKNOWN : choice ? null : read.note;
    const asked = { ...NOT_ASKED, question: isUnsure ? ('field' as const) : null };
    const samples = samplesOf(values);
    return { index, heading, field, unit, samples, ...asked, note, values, isUnsure, isChosen: !!choice };
  }).filter(({ heading, values }) => heading !== '' || values.length > 0);
  return {
    row,
    columns: withQuestions(
      drafts.map((draft) => settled(draft, drafts)),
      below,
    ),
  };
}

/** A column that another of the same field settles: the payer's beside the receiver's, the firm's beside the person's. */
function settled(draft: Draft, drafts: readonly Draft[]): Draft {
  if (draft.isChosen || draft.field === null) return draft;
  const others = drafts.filter(({ field, index }) => field === draft.field && index !== draft.index);
  const isPayer = (one: Draft) => isOfPayer(keyOf(one.heading));
  const rival = others.find((other) => isPayer(other) !== isPayer(draft));
  const isLeft = rival && (isPayer(draft) ? rival.values.length > 0 : draft.values.length === 0);
  if (isLeft) {
    const note = `То же поле берём из столбца ${columnLetters(rival.index)}`;
    return { ...draft, field: null, unit: null, question: null, isUnsure: false, note };
  }
  const fields = drafts.map(({ field }) => field);
  return isReceiverColumn(draft.field, draft.values, fields) ? { ...draft, field: 'receiver' } : draft;
}

function withQuestions(drafts: readonly Draft[], below: Table): ImportColumn[] {
  const byIndex = new Map(drafts.map(({ index, values }) => [index, values]));
  const counted = countedIn(drafts, (index) => byIndex.get(index) ?? []);
  const isRepeated = repeatedAmounts(drafts, below);
  return drafts.map(({ values, isUnsure, isChosen, ...column }): ImportColumn => {
    const first = drafts.find((other) => other.field === column.field);
    const isTwice = column.field !== null && first !== undefined && first.index < column.index;
    const earlier = isTwice ? columnLetters(first.index) : null;
    const [wire = ''] = column.field ? unitsOf(column.field) : [];
    const isUnitMissing = wire !== '' && values.some((cell) => !hasUnit(wire, lastSize(cell)));
    const isOfOrder = !isChosen && isRepeated(column.index);
    const asked = askedOf(column, { values, isUnsure, counted, earlier, isUnitMissing, isOfOrder });
    const note = asked.question === 'twice' ? `То же поле уже в столбце ${earlier}` : column.note;
    return { ...column, ...asked, note };
  });
}

/**
 * The headings of a table of an address book: a column without a field of an entry is left out, with the reason. The hours of a delivery may be
 * those of the entry, which is asked.
 */
export const headOfEntries = (head: TableHead): TableHead => ({
  ...head,
  columns: head.columns.map(withHoursAsked).map((column) =>
    column.field !== null && !isAddressBookField(column.field)
      ? {
          ...column,
          ...NOT_ASKED,
          field: null,
          unit: null,
          note: `${IMPORT_FIELDS[column.field].label}: в книге этого нет`,
        }
      : {
          ...column,
          options: column.options.filter(({ field }) => field === null || isAddressBookField(field)),
        },
  ),
});

const withHoursAsked = (column: ImportColumn): ImportColumn =>
  isHoursField(column.field) && column.samples.length > 0
    ? { ...column, field: 'note', ...commentQuestion(column.samples) }
    : column;

/** The last size carries the unit: «30×20×10 см». */
const lastSize = (cell: string): string => cell.split(/[×xх*/]/i).at(-1) ?? '';

/** The column of a field; columns with an open question are ignored. */
export const columnOf = (columns: readonly ImportColumn[], field: ImportField): ImportColumn | undefined =>
  columns.find((column) => column.field === field && column.question === null);

/** Required columns; each requirement is met by one of its alternatives. */
const NEEDED: readonly (readonly [label: string, ...ways: (readonly ImportField[])[]])[] = [
  [IMPORT_FIELDS.name.label, ['name'], ['surname'], ['receiver']],
  [IMPORT_FIELDS.phone.label, ['phone']],
  ['Город', ['town'], ['address'], ['point']],
  ['Улица и дом', ['street'], ['address'], ['point']],
  ['Вес', ['weight'], ['totalWeight'], ['unitWeight'], ['orderWeight'], ['type']],
  [
    'Размеры или объём',
    ['sizes'],
    ['length', 'width', 'height'],
    ['volume'],
    ['totalVolume'],
    ['unitVolume'],
    ['orderVolume'],
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
