import { descendants, childOf, childrenOf, newElement, setText, type XmlElement } from '../render/xml';
import { movedFormula, type Copy } from './references';
import { RowMap } from './row-map';

export const rowsOf = (sheet: XmlElement): XmlElement[] =>
  childrenOf(sheet, 'sheetData').flatMap((data) => childrenOf(data, 'row'));

export const rowNumber = ({ attributes }: XmlElement): number => Number(attributes.r);

export const columnOf = ({ attributes }: XmlElement): string =>
  /^[A-Z]+/.exec(attributes.r ?? '')?.[0] ?? 'A';

/** Renumbers the rows of a filled sheet; `sources` are the row numbers of the template. */
export function renumberRows(sheet: XmlElement, sources: readonly number[]): RowMap {
  const rows = rowsOf(sheet);
  const map = new RowMap(sources, new Set(rows.map(rowNumber)));
  const copies = rows.map((row) => ({ row, source: rowNumber(row), target: map.place(rowNumber(row)) }));
  // Formulas may refer to rows below, so the map must be complete.
  for (const { row, ...copy } of copies) {
    row.attributes.r = String(copy.target);
    for (const cell of childrenOf(row, 'c')) {
      cell.attributes.r = `${columnOf(cell)}${copy.target}`;
      moveFormula(cell, map, copy);
      fixNumberCell(cell);
    }
  }
  return map;
}

/** Moves a formula and removes its cached value. */
function moveFormula(cell: XmlElement, map: RowMap, copy: Copy): void {
  const formula = childOf(cell, 'f');
  if (!formula) return;
  setText(formula, movedFormula(formula.text, map, copy));
  cell.children = [formula];
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Empties a number cell without a value and turns one with text into a text cell, because Excel reports them as damaged. */
function fixNumberCell(cell: XmlElement): void {
  if (cell.attributes.t !== 'n' || childOf(cell, 'f')) return;
  const value = childOf(cell, 'v')?.text ?? '';
  if (number.test(value)) return;
  cell.children = [];
  if (value === '') return;
  cell.attributes.t = 'inlineStr';
  cell.children = [newElement('is', {}, newElement('t', { 'xml:space': 'preserve' }, value))];
}

export const hasFormulas = (sheet: XmlElement): boolean => descendants(sheet, 'f').length > 0;
