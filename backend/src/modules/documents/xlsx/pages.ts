import { childOf, type XmlElement } from '../render/xml';
import { columnNumber } from './row-heights';

/** A4 portrait in points, and the minimum readable scale. */
const paper = { width: 595, height: 842 };
const smallestScale = 0.45;
const pointsPerCharacter = 5.25;

/**
 * Fits the sheet to one page if the scale stays readable, else to the number of pages at full width. `height` in points. A
 * template that leaves the number of pages open, `fitToHeight="0"`, is not changed.
 */
export function fitPages(sheet: XmlElement, height: number, widths: (column: number) => number): void {
  const margins = childOf(sheet, 'pageMargins')?.attributes ?? {};
  const inches = (side: string): number => 72 * Number(margins[side] ?? 0.7);
  const lastColumn = /:([A-Z]+)/.exec(childOf(sheet, 'dimension')?.attributes.ref ?? '')?.[1] ?? 'A';
  const columns = Array.from({ length: columnNumber(lastColumn) }, (_, i) => widths(i + 1));
  const width = columns.reduce((sum, one) => sum + one, 0) * pointsPerCharacter;
  const across = (paper.width - inches('left') - inches('right')) / width;
  const down = (paper.height - inches('top') - inches('bottom')) / height;
  const setup = childOf(sheet, 'pageSetup');
  if (!setup || setup.attributes.fitToHeight === '0' || down >= Math.min(across, smallestScale)) return;
  setup.attributes.fitToHeight = String(Math.max(2, Math.round(Math.min(1, across) / down)));
}
