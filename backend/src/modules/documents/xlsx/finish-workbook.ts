import { readPart, type Parts } from '../render/package';
import {
  descendants,
  childOf,
  elementsOf,
  newElement,
  setText,
  writeXml,
  type XmlElement,
} from '../render/xml';
import { WORKBOOK_PART, type WorkbookTemplate } from './workbook';
import { movedFormula } from './references';
import type { RowMap } from './row-map';
import { finishSheet } from './sheet';
import { hasFormulas } from './sheet-rows';

/** Repairs a workbook after filling, because carbone does not renumber rows. */
export function finishWorkbook(workbook: WorkbookTemplate, parts: Parts): void {
  let hasFormula = false;
  const updatePart = (part: string | null | undefined, change: (root: XmlElement) => void): void => {
    const root = part ? readPart(parts, part) : null;
    if (!part || !root) return;
    change(root);
    parts.set(part, Buffer.from(writeXml(root)));
  };
  const maps = workbook.sheets.map((sheet) => {
    let map: RowMap | null = null;
    updatePart(sheet?.part, (root) => {
      map = finishSheet(root, sheet?.rows ?? [], workbook);
      hasFormula ||= hasFormulas(root);
    });
    updatePart(sheet?.drawing, (root) => map && moveDrawing(root, map));
    return map;
  });
  updatePart(WORKBOOK_PART, (root) => {
    moveNames(root, maps);
    if (hasFormula) calculateOnOpening(root);
  });
}

/** Updates print areas and print titles, which refer to rows of a sheet. */
function moveNames(workbook: XmlElement, maps: readonly (RowMap | null)[]): void {
  for (const name of descendants(workbook, 'definedName')) {
    const map = maps[Number(name.attributes.localSheetId ?? NaN)];
    if (map) setText(name, movedFormula(name.text, map));
  }
}

/** Makes Excel recalculate on opening, because cached values of formulas were removed. */
function calculateOnOpening(workbook: XmlElement): void {
  const others = elementsOf(workbook).filter(({ name }) => name !== 'calcPr');
  const before = childOf(workbook, 'definedNames') ?? childOf(workbook, 'sheets');
  workbook.children = others.flatMap((one) =>
    one === before ? [one, newElement('calcPr', { fullCalcOnLoad: '1' })] : [one],
  );
}

/** Moves pictures with their rows; a drawing counts rows from 0. */
function moveDrawing(drawing: XmlElement, map: RowMap): void {
  for (const row of descendants(drawing, 'row')) {
    setText(row, String(map.first(Number(row.text) + 1) - 1));
  }
}
