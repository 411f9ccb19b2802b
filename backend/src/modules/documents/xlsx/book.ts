import { readPart, relatedPart, relationsOf, type Parts } from '../render/package';
import { allIn, elementsOf, writeXml } from '../render/xml';
import { readLooks, type Look } from './row-heights';
import { readStrings, withoutMarkers, withOwnTexts } from './shared-strings';
import { rowNumber, rowsOf } from './sheet-rows';

/** A sheet of a template, as it was before filling. */
export interface Sheet {
  part: string;
  /** The numbers of its rows. */
  rows: number[];
  /** The part that holds its pictures. */
  drawing: string | null;
}

/** The facts about a workbook that are needed to repair it after filling. */
export interface Book {
  /** In the order of the workbook, whose defined names count them; null for a chart in the place of a sheet. */
  sheets: (Sheet | null)[];
  /** The texts that cells call by number. */
  strings: string[];
  looks: Look[];
}

export const WORKBOOK = 'xl/workbook.xml';
const STRINGS = 'xl/sharedStrings.xml';

/** Makes the parts of a workbook ready to be filled. */
export function openBook(parts: Parts): Book {
  forgetCalculationOrder(parts);
  const shared = readPart(parts, STRINGS);
  const strings = shared ? readStrings(shared) : [];
  const workbook = readPart(parts, WORKBOOK);
  const sheets = (workbook ? allIn(workbook, 'sheet') : []).map(({ attributes }): Sheet | null => {
    const part = relatedPart(parts, WORKBOOK, attributes['r:id']);
    const root = part === null ? null : readPart(parts, part);
    if (part === null || !root) return null;
    withOwnTexts(root, strings);
    parts.set(part, Buffer.from(writeXml(root)));
    const drawing = allIn(root, 'drawing')[0];
    return {
      part,
      rows: rowsOf(root).map(rowNumber),
      drawing: drawing ? relatedPart(parts, part, drawing.attributes['r:id']) : null,
    };
  });
  if (shared) parts.set(STRINGS, Buffer.from(writeXml(withoutMarkers(shared))));
  return {
    sheets,
    strings: strings.map(({ text }) => text),
    looks: readLooks(readPart(parts, 'xl/styles.xml')),
  };
}

/** Excel calls a workbook damaged whose order of calculation names cells that have moved; it makes a new one by itself. */
function forgetCalculationOrder(parts: Parts): void {
  if (!parts.delete('xl/calcChain.xml')) return;
  for (const part of ['[Content_Types].xml', relationsOf(WORKBOOK)]) {
    const root = readPart(parts, part);
    if (!root) continue;
    root.children = elementsOf(root).filter(
      ({ attributes: { PartName, Target } }) => !(PartName ?? Target ?? '').endsWith('calcChain.xml'),
    );
    parts.set(part, Buffer.from(writeXml(root)));
  }
}
