import type { RowMap } from './row-map';

/** A row of the template and the number of its copy with the formula. */
export interface Copy {
  source: number;
  target: number;
}

const area = /^([A-Z]{1,3})(\d+)(?::([A-Z]{1,3})(\d+))?$/;
const inFormula =
  /(?<![\w.])(\$?[A-Z]{1,3}\$?)(\d+):(\$?[A-Z]{1,3}\$?)(\d+)(?![\w(])|(?<![\w.$:])(\$?[A-Z]{1,3}\$?)(\d+)(?![\w(:])/g;
const wholeRows = /(?<![\w$])\$(\d+):\$(\d+)/g;

/**
 * Moves a reference such as A20 or A20:L21 after rows were inserted. An area within a repeated row yields one area per copy; an
 * area of removed rows yields none.
 */
export function movedAreas(reference: string, rows: RowMap): string[] {
  const found = area.exec(reference);
  if (!found) return [reference];
  const [, from = '', top = '', to, bottom] = found;
  if (to === undefined || bottom === top) {
    return rows.copies(Number(top)).map((row) => `${from}${row}${to === undefined ? '' : `:${to}${row}`}`);
  }
  const [start, end] = [rows.first(Number(top)), rows.final(Number(bottom))];
  return end < start ? [] : [`${from}${start}:${to}${end}`];
}

/** Moves the references of a formula or a defined name; references to the formula's own row follow it. */
export function movedFormula(formula: string, rows: RowMap, own?: Copy): string {
  const first = (row: string): number => (Number(row) === own?.source ? own.target : rows.first(Number(row)));
  const final = (row: string): number => (Number(row) === own?.source ? own.target : rows.final(Number(row)));
  return formula
    .replace(
      inFormula,
      (_, from: string, top: string, to: string, bottom: string, column: string, row: string) =>
        column === undefined ? `${from}${first(top)}:${to}${final(bottom)}` : `${column}${first(row)}`,
    )
    .replace(wholeRows, (_, top: string, bottom: string) => `$${first(top)}:$${final(bottom)}`);
}
