import { descendants, childOf, childrenOf, type XmlElement } from '../render/xml';
import { cellText } from './shared-strings';
import { columnOf, rowNumber } from './sheet-rows';
import { lineCount } from './text-width';

/** Pixels per character of a column's width, and the padding of a cell. */
const characterPixels = 7;
const sidePixels = 6;
const indentPixels = 9;
/** The width of bold text relative to regular text. */
const boldWidth = 1.06;
const pixelsPerPoint = 4 / 3;

export interface CellStyle {
  /** Points. */
  fontSize: number;
  bold: boolean;
  indent: number;
  wraps: boolean;
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

/** The cell styles of a workbook, indexed by the cell attribute `s`. */
export function readCellStyles(styles: XmlElement | null): CellStyle[] {
  const listOf = (name: string, item: string): XmlElement[] => {
    const list = styles && childOf(styles, name);
    return list ? childrenOf(list, item) : [];
  };
  const fonts = listOf('fonts', 'font').map((font) => ({
    fontSize: Number(childOf(font, 'sz')?.attributes.val ?? 11),
    bold: childrenOf(font, 'b').some(({ attributes }) => isOn(attributes.val ?? '1')),
  }));
  return listOf('cellXfs', 'xf').map((style) => {
    const { indent, wrapText } = childOf(style, 'alignment')?.attributes ?? {};
    return {
      ...(fonts[Number(style.attributes.fontId ?? 0)] ?? { fontSize: 11, bold: false }),
      indent: Number(indent ?? 0),
      wraps: isOn(wrapText),
    };
  });
}

/** The widths of columns 1, 2, … in characters. */
export function readWidths(sheet: XmlElement): (column: number) => number {
  const usual = Number(childOf(sheet, 'sheetFormatPr')?.attributes.defaultColWidth ?? 9.14);
  const columns = descendants(sheet, 'col').map(({ attributes: { min, max, width } }) => ({
    min: Number(min),
    max: Number(max),
    width: Number(width ?? usual),
  }));
  return (column) => columns.find(({ min, max }) => min <= column && column <= max)?.width ?? usual;
}

export const columnNumber = (letters: string): number =>
  [...letters].reduce((total, letter) => total * 26 + letter.charCodeAt(0) - 64, 0);

interface Measures {
  styles: readonly CellStyle[];
  widths: (column: number) => number;
  strings: readonly string[];
  /** The last column of each merged area by its first cell. */
  merged: ReadonlyMap<string, string>;
}

/**
 * Increases the height of a row to fit its wrapped texts: Excel adjusts it only on editing and only for unmerged cells. Returns
 * the height in points.
 */
export function fitRowHeight(row: XmlElement, measures: Measures, usualHeight: number): number {
  const given = Number(row.attributes.ht ?? usualHeight);
  const needed = childrenOf(row, 'c').map((cell) => heightOf(cell, rowNumber(row), measures));
  const height = Math.max(given, Math.ceil(Math.max(0, ...needed)));
  if (height > given) Object.assign(row.attributes, { ht: String(height), customHeight: '1' });
  return height;
}

/** Points. */
function heightOf(cell: XmlElement, row: number, { styles, widths, strings, merged }: Measures): number {
  const style = styles[Number(cell.attributes.s ?? 0)];
  const text = style?.wraps && cell.attributes.t !== 'n' ? cellText(cell, strings) : '';
  if (!style || text === '') return 0;
  const column = columnOf(cell);
  const first = columnNumber(column);
  const last = columnNumber(merged.get(`${column}${row}`) ?? column);
  let pixels = -sidePixels - style.indent * indentPixels;
  for (let number = first; number <= last; number++) pixels += widths(number) * characterPixels;
  const em = style.fontSize * pixelsPerPoint * (style.bold ? boldWidth : 1);
  return lineCount(text, pixels / em) * style.fontSize * 1.22 + 3;
}
