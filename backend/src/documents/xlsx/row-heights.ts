import { attribute, withAttribute } from '../render/xml';
import { cellText } from './shared-strings';
import type { Cell, Row } from './sheet-rows';
import { lineCount } from './text-width';

/** Pixels of one character of a column's width, and what a cell keeps free at its sides. */
const characterPixels = 7;
const sidePixels = 6;
const indentPixels = 9;
/** Bold letters are this much wider. */
const boldWidth = 1.06;
const pixelsPerPoint = 4 / 3;

export interface Look {
  /** Points. */
  fontSize: number;
  bold: boolean;
  indent: number;
  wraps: boolean;
}

/** How the cells of a workbook look, by the number that cells carry in `s`. */
export function readLooks(styles: string): Look[] {
  const fonts = elements(styles, 'fonts', 'font').map((font) => ({
    fontSize: Number(/<sz val="([\d.]+)"/.exec(font)?.[1] ?? 11),
    bold: /<b(?: val="(?:1|true)")?\/>/.test(font),
  }));
  return elements(styles, 'cellXfs', 'xf').map((xf) => ({
    ...(fonts[Number(attribute(xf, 'fontId') ?? 0)] ?? { fontSize: 11, bold: false }),
    indent: Number(/\sindent="(\d+)"/.exec(xf)?.[1] ?? 0),
    wraps: /wrapText="(?:1|true)"/.test(xf),
  }));
}

function elements(xml: string, list: string, name: string): string[] {
  const content = new RegExp(`<${list}\\b[^>]*>([\\s\\S]*?)</${list}>`).exec(xml)?.[1] ?? '';
  return content.match(new RegExp(`<${name}\\b[^>]*?(?:/>|>[\\s\\S]*?</${name}>)`, 'g')) ?? [];
}

/** The widths of columns 1, 2, … in characters. */
export function readWidths(sheet: string): (column: number) => number {
  const usual = Number(/<sheetFormatPr[^>]*\sdefaultColWidth="([\d.]+)"/.exec(sheet)?.[1] ?? 9.14);
  const columns = (sheet.match(/<col\b[^>]*>/g) ?? []).map((tag) => ({
    min: Number(attribute(tag, 'min')),
    max: Number(attribute(tag, 'max')),
    width: Number(attribute(tag, 'width') ?? usual),
  }));
  return (column) => columns.find(({ min, max }) => min <= column && column <= max)?.width ?? usual;
}

export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

interface Measures {
  looks: readonly Look[];
  widths: (column: number) => number;
  strings: readonly string[];
  /** The last column of each area that is one cell, by its first cell: A5 to C. */
  merged: ReadonlyMap<string, string>;
}

/**
 * Makes rows as high as their wrapped texts need, never lower than they are: Excel does it by itself only for cells
 * that are not merged, and only when somebody types.
 */
export function withRoom(row: Row, measures: Measures, usualHeight: number): Row & { height: number } {
  const given = Number(attribute(row.tag, 'ht') ?? usualHeight);
  const needed = Math.max(0, ...row.cells.map((cell) => heightOf(cell, row.number, measures)));
  const height = Math.max(given, Math.ceil(needed));
  if (height === given) return { ...row, height };
  return { ...row, height, tag: withAttribute(withAttribute(row.tag, 'ht', height), 'customHeight', 1) };
}

/** Points. */
function heightOf(cell: Cell, row: number, { looks, widths, strings, merged }: Measures): number {
  const look = looks[Number(attribute(cell.tag, 's') ?? 0)];
  const text = look?.wraps ? cellText(cell.tag, cell.content, strings) : '';
  if (!look || text === '' || attribute(cell.tag, 't') === 'n') return 0;
  const first = columnNumber(cell.column);
  const last = columnNumber(merged.get(`${cell.column}${row}`) ?? cell.column);
  let pixels = -sidePixels - look.indent * indentPixels;
  for (let column = first; column <= last; column++) pixels += widths(column) * characterPixels;
  const letter = look.fontSize * pixelsPerPoint * (look.bold ? boldWidth : 1);
  return lineCount(text, pixels / letter) * look.fontSize * 1.22 + 3;
}
