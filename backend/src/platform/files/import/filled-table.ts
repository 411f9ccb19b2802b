import { cellName, type ImportField, type TableHead } from '@shlyah/domain';
import type { ReadTable } from './read-table';

const AMOUNTS: readonly (ImportField | null | undefined)[] = [
  ...(['weight', 'totalWeight', 'volume', 'totalVolume', 'places', 'count'] as const),
];

/**
 * The cells with merged areas filled in. An amount in merged cells is not clear, «7» of three rows together or of each: there the value is
 * one that is asked.
 */
export function withMerged({ cells, merged }: ReadTable, head: TableHead): string[][] {
  const filled = cells.map((row) => [...row]);
  for (const { rows, columns } of merged) {
    const [top, bottom] = rows;
    const [left] = columns;
    const value = cells[top]?.[left] ?? '';
    if (top <= head.row || value === '') continue;
    const field = head.columns.find(({ index }) => index === left)?.field;
    const isUnclear = AMOUNTS.includes(field) && bottom > top;
    for (let row = top; row <= Math.min(bottom, cells.length - 1); row += 1) {
      const line = filled[row];
      if (line) line[left] = isUnclear ? `${value} (объединены строки ${top + 1}–${bottom + 1})` : value;
    }
  }
  return filled;
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
