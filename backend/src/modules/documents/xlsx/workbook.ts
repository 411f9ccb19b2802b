import { readPart, relatedPart, relationsOf, type Parts } from '../render/package';
import { descendants, elementsOf, writeXml } from '../render/xml';
import { readCellStyles, type CellStyle } from './row-heights';
import { readStrings, clearMarkerTexts, inlineMarkerTexts } from './shared-strings';
import { rowNumber, rowsOf } from './sheet-rows';

/** A sheet of a template before filling. */
export interface Sheet {
  part: string;
  /** The numbers of its rows. */
  rows: number[];
  /** The part with its pictures. */
  drawing: string | null;
}

/** The data of a template's workbook that is needed to repair it after filling. */
export interface WorkbookTemplate {
  /** Sheets in workbook order, which defined names refer to; null for a chart sheet. */
  sheets: (Sheet | null)[];
  /** The shared strings. */
  strings: string[];
  styles: CellStyle[];
}

export const WORKBOOK_PART = 'xl/workbook.xml';
const STRINGS = 'xl/sharedStrings.xml';

/** Prepares the parts of a workbook for filling. */
export function openWorkbook(parts: Parts): WorkbookTemplate {
  removeCalcChain(parts);
  const shared = readPart(parts, STRINGS);
  const strings = shared ? readStrings(shared) : [];
  const workbook = readPart(parts, WORKBOOK_PART);
  const sheets = (workbook ? descendants(workbook, 'sheet') : []).map(({ attributes }): Sheet | null => {
    const part = relatedPart(parts, WORKBOOK_PART, attributes['r:id']);
    const root = part === null ? null : readPart(parts, part);
    if (part === null || !root) return null;
    inlineMarkerTexts(root, strings);
    parts.set(part, Buffer.from(writeXml(root)));
    const drawing = descendants(root, 'drawing')[0];
    return {
      part,
      rows: rowsOf(root).map(rowNumber),
      drawing: drawing ? relatedPart(parts, part, drawing.attributes['r:id']) : null,
    };
  });
  if (shared) parts.set(STRINGS, Buffer.from(writeXml(clearMarkerTexts(shared))));
  return {
    sheets,
    strings: strings.map(({ text }) => text),
    styles: readCellStyles(readPart(parts, 'xl/styles.xml')),
  };
}

/** Removes the calculation chain: Excel rejects one that refers to moved cells, and rebuilds a missing one. */
function removeCalcChain(parts: Parts): void {
  if (!parts.delete('xl/calcChain.xml')) return;
  for (const part of ['[Content_Types].xml', relationsOf(WORKBOOK_PART)]) {
    const root = readPart(parts, part);
    if (!root) continue;
    root.children = elementsOf(root).filter(
      ({ attributes: { PartName, Target } }) => !(PartName ?? Target ?? '').endsWith('calcChain.xml'),
    );
    parts.set(part, Buffer.from(writeXml(root)));
  }
}
