import { attribute, withAttribute } from '../render/xml';
import { movedFormula } from './references';
import { RowMap } from './row-map';

const rowPattern = /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g;
const cellPattern = /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g;
/** With the value that the formula had in the template, which is nobody's now. */
const formulaPattern = /(<f\b[^>]*>)([\s\S]*?)(<\/f>)\s*(?:<v>[\s\S]*?<\/v>)?/;

export interface Cell {
  column: string;
  tag: string;
  content: string;
}

export interface Row {
  number: number;
  tag: string;
  cells: Cell[];
}

const rowNumbers = (sheet: string): number[] =>
  [...sheet.matchAll(rowPattern)].map(([, tag = '']) => Number(attribute(tag, 'r')));

/** Reads the rows of a filled sheet and numbers them anew; `template` is the same sheet before it was filled. */
export function readRows(template: string, filled: string): { rows: Row[]; map: RowMap } {
  const map = new RowMap(rowNumbers(template), new Set(rowNumbers(filled)));
  const rows = [...filled.matchAll(rowPattern)].map(([, tag = '', content = '']) => {
    const source = Number(attribute(tag, 'r'));
    return { source, number: map.place(source), tag, content };
  });
  // Formulas may point downwards, so all rows must have their places first.
  const read = rows.map(({ source, number, tag, content }) => ({
    number,
    tag: withAttribute(tag, 'r', number),
    cells: [...content.matchAll(cellPattern)].map(([, cellTag = '', cellContent = '']) => {
      const column = /^[A-Z]+/.exec(attribute(cellTag, 'r') ?? '')?.[0] ?? 'A';
      const moved = cellContent.replace(
        formulaPattern,
        (_, open: string, formula: string, close: string) =>
          `${open}${movedFormula(formula, map, { source, target: number })}${close}`,
      );
      return withSoundNumber({
        column,
        tag: withAttribute(cellTag, 'r', `${column}${number}`),
        content: moved,
      });
    }),
  }));
  return { rows: read, map };
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** A number cell without a number is empty, with words it is a text: Excel calls anything else damaged. */
function withSoundNumber(cell: Cell): Cell {
  if (attribute(cell.tag, 't') !== 'n') return cell;
  const value = /<v>([\s\S]*?)<\/v>/.exec(cell.content)?.[1] ?? '';
  if (value === '') return { ...cell, content: '' };
  if (number.test(value)) return cell;
  return {
    ...cell,
    tag: withAttribute(cell.tag, 't', 'inlineStr'),
    content: `<is><t xml:space="preserve">${value}</t></is>`,
  };
}

export const writeRows = (rows: readonly Row[]): string =>
  rows
    .map(
      ({ tag, cells }) =>
        `<row${tag}>${cells.map((cell) => `<c${cell.tag}${cell.content ? `>${cell.content}</c>` : '/>'}`).join('')}</row>`,
    )
    .join('');
