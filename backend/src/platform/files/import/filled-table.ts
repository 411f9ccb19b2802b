import { cellName, type ImportField, type TableHead } from '@shlyah/domain';
import type { ReadTable } from './read-table';

const AMOUNTS: readonly (ImportField | null | undefined)[] = [
  'unitWeight',
  'weight',
  'totalWeight',
  'unitVolume',
  'volume',
  'totalVolume',
  'places',
  'count',
];

type MergedTable = Pick<ReadTable, 'cells' | 'merged'>;

const isBlank = (row: readonly string[]): boolean => row.every((cell) => cell.trim() === '');

/**
 * The cells with merged areas filled in. A row with no value of its own is the lower part of a tall row: nothing is filled into
 * it. An amount over several rows is not clear, «7» of three rows together or of each: there the value is one that is asked.
 */
export function withMerged({ cells, merged }: MergedTable, head: TableHead): string[][] {
  const filled = cells.map((row) => [...row]);
  const blank = cells.map(isBlank);
  for (const { rows, columns } of merged) {
    const [top, bottom] = rows;
    const [left] = columns;
    const value = cells[top]?.[left] ?? '';
    if (top <= head.row || value === '') continue;
    const below = rowsBelow(blank, top, bottom);
    const field = head.columns.find(({ index }) => index === left)?.field;
    const isUnclear = AMOUNTS.includes(field) && below.length > 0;
    for (const row of [top, ...below]) {
      const line = filled[row];
      if (line) line[left] = isUnclear ? `${value} (объединены строки ${top + 1}–${bottom + 1})` : value;
    }
  }
  return filled;
}

/** The rows of a merged area that have values of their own, but its first; `blank` tells which rows of the table have none. */
function rowsBelow(blank: readonly boolean[], top: number, bottom: number): number[] {
  const last = Math.min(bottom, blank.length - 1);
  return Array.from({ length: Math.max(0, last - top) }, (_, at) => top + 1 + at).filter(
    (row) => !blank[row],
  );
}

const PERSON: readonly (ImportField | null | undefined)[] = [
  'receiver',
  'name',
  'surname',
  'phone',
  'organization',
];

/** The rows below the first of a merged person, each with that first row. */
export function rowsOfPerson({ cells, merged }: MergedTable, head: TableHead): Map<number, number> {
  const under = new Map<number, number>();
  const blank = cells.map(isBlank);
  for (const { rows, columns } of merged) {
    const [top, bottom] = rows;
    const field = head.columns.find(({ index }) => index === columns[0])?.field;
    if (top <= head.row || !PERSON.includes(field)) continue;
    for (const row of rowsBelow(blank, top, bottom)) under.set(row, top);
  }
  return under;
}

/** The cells with those that a person has repaired. */
export const withRepaired = (cells: string[][], repaired: ReadonlyMap<string, string>, width: number) =>
  repaired.size === 0
    ? cells
    : cells.map((line, row) =>
        Array.from(
          { length: width },
          (_, column) => repaired.get(cellName(row, column)) ?? line[column] ?? '',
        ),
      );
