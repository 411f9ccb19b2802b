import { readPart, type Parts } from '../render/package';
import { allIn, childOf, elementsOf, newElement, setText, writeXml, type XmlElement } from '../render/xml';
import { WORKBOOK, type Book } from './book';
import { movedFormula } from './references';
import type { RowMap } from './row-map';
import { finishSheet } from './sheet';
import { hasFormulas } from './sheet-rows';

/** Repairs the workbook after filling: carbone does not renumber rows. */
export function finishBook(book: Book, parts: Parts): void {
  let calculates = false;
  const mend = (part: string | null | undefined, change: (root: XmlElement) => void): void => {
    const root = part ? readPart(parts, part) : null;
    if (!part || !root) return;
    change(root);
    parts.set(part, Buffer.from(writeXml(root)));
  };
  const maps = book.sheets.map((sheet) => {
    let map: RowMap | null = null;
    mend(sheet?.part, (root) => {
      map = finishSheet(root, sheet?.rows ?? [], book);
      calculates ||= hasFormulas(root);
    });
    mend(sheet?.drawing, (root) => map && moveDrawing(root, map));
    return map;
  });
  mend(WORKBOOK, (workbook) => {
    moveNames(workbook, maps);
    if (calculates) calculateOnOpening(workbook);
  });
}

/** Print areas and repeated headings belong to a sheet and name its rows. */
function moveNames(workbook: XmlElement, maps: readonly (RowMap | null)[]): void {
  for (const name of allIn(workbook, 'definedName')) {
    const map = maps[Number(name.attributes.localSheetId ?? NaN)];
    if (map) setText(name, movedFormula(name.text, map));
  }
}

/** The values that formulas had in the template are gone. */
function calculateOnOpening(workbook: XmlElement): void {
  const others = elementsOf(workbook).filter(({ name }) => name !== 'calcPr');
  const before = childOf(workbook, 'definedNames') ?? childOf(workbook, 'sheets');
  workbook.children = others.flatMap((one) =>
    one === before ? [one, newElement('calcPr', { fullCalcOnLoad: '1' })] : [one],
  );
}

/** Pictures keep their place beside their rows; a drawing counts its rows from 0. */
function moveDrawing(drawing: XmlElement, map: RowMap): void {
  for (const row of allIn(drawing, 'row')) {
    setText(row, String(map.first(Number(row.text) + 1) - 1));
  }
}
