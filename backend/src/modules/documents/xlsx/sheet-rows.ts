import { allIn, childOf, childrenOf, newElement, setText, type XmlElement } from '../render/xml';
import { movedFormula, type Copy } from './references';
import { RowMap } from './row-map';

export const rowsOf = (sheet: XmlElement): XmlElement[] =>
  childrenOf(sheet, 'sheetData').flatMap((data) => childrenOf(data, 'row'));

export const rowNumber = ({ attributes }: XmlElement): number => Number(attributes.r);

export const columnOf = ({ attributes }: XmlElement): string =>
  /^[A-Z]+/.exec(attributes.r ?? '')?.[0] ?? 'A';

/** Numbers the rows of a filled sheet anew; `sources` are the numbers of the rows of its template. */
export function numberRows(sheet: XmlElement, sources: readonly number[]): RowMap {
  const rows = rowsOf(sheet);
  const map = new RowMap(sources, new Set(rows.map(rowNumber)));
  const copies = rows.map((row) => ({ row, source: rowNumber(row), target: map.place(rowNumber(row)) }));
  // Formulas may refer to rows below, so all rows must be numbered first.
  for (const { row, ...copy } of copies) {
    row.attributes.r = String(copy.target);
    for (const cell of childrenOf(row, 'c')) {
      cell.attributes.r = `${columnOf(cell)}${copy.target}`;
      moveFormula(cell, map, copy);
      makeSoundNumber(cell);
    }
  }
  return map;
}

/** Moves a formula; the value it had in the template is out of date and goes. */
function moveFormula(cell: XmlElement, map: RowMap, copy: Copy): void {
  const formula = childOf(cell, 'f');
  if (!formula) return;
  setText(formula, movedFormula(formula.text, map, copy));
  cell.children = [formula];
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A number cell without a number becomes empty, with text a text cell: Excel reports anything else as damaged. */
function makeSoundNumber(cell: XmlElement): void {
  if (cell.attributes.t !== 'n' || childOf(cell, 'f')) return;
  const value = childOf(cell, 'v')?.text ?? '';
  if (number.test(value)) return;
  cell.children = [];
  if (value === '') return;
  cell.attributes.t = 'inlineStr';
  cell.children = [newElement('is', {}, newElement('t', { 'xml:space': 'preserve' }, value))];
}

export const hasFormulas = (sheet: XmlElement): boolean => allIn(sheet, 'f').length > 0;
