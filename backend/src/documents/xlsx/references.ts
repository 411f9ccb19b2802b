import type { RowMap } from './row-map';

const range = /^(\$?[A-Z]{1,3}\$?)(\d+)(?::(\$?[A-Z]{1,3}\$?)(\d+))?$/;

/**
 * A reference such as A20 or A20:L21 as it reads after the table has grown. A range in a row that repeats has a copy in
 * each; one whose rows have disappeared has none.
 */
export function movedRanges(reference: string, rows: RowMap): string[] {
  const found = range.exec(reference);
  if (!found) return [reference];
  const [, from = '', top = '', to, bottom] = found;
  if (to === undefined || bottom === top) {
    return rows.copies(Number(top)).map((row) => `${from}${row}${to === undefined ? '' : `:${to}${row}`}`);
  }
  const [start, end] = [rows.first(Number(top)), rows.final(Number(bottom))];
  return end < start ? [] : [`${from}${start}:${to}${end}`];
}

/** A formula or a defined name with all its references moved; a range stays one range. */
export const movedFormula = (formula: string, rows: RowMap): string =>
  formula
    .replace(
      /(\$?[A-Z]{1,3}\$?)(\d+):(\$?[A-Z]{1,3}\$?)(\d+)(?![\w(])|(?<![\w.$])(\$?[A-Z]{1,3}\$?)(\d+)(?![\w(:])/g,
      (_, from, top, to, bottom, column, row) =>
        column === undefined
          ? `${from}${rows.first(Number(top))}:${to}${rows.final(Number(bottom))}`
          : `${column}${rows.first(Number(row))}`,
    )
    .replace(
      /(?<![\w$])\$(\d+):\$(\d+)/g,
      (_, top, bottom) => `$${rows.first(Number(top))}:$${rows.final(Number(bottom))}`,
    );
