import { allIn, childOf, childrenOf, hasMarkers, newElement, type XmlElement } from '../render/xml';

const numberMarker = /^\{\s*([dc]\.[^{}]*?):formatN\([^()]*\)\s*\}$/;

/** The shared strings of a workbook; cells refer to them by index. */
export const readStrings = (shared: XmlElement): XmlElement[] => childrenOf(shared, 'si');

/**
 * Puts texts with markers into their cells, where each copy of a row can have its own. A cell that holds nothing but a
 * marker with `:formatN()` becomes a number.
 */
export function withOwnTexts(sheet: XmlElement, strings: readonly XmlElement[]): void {
  for (const cell of allIn(sheet, 'c')) {
    const shared = cell.attributes.t === 's' ? strings[Number(childOf(cell, 'v')?.text)] : undefined;
    if (!shared || !hasMarkers(shared.text)) continue;
    const number = numberMarker.exec(shared.text.trim());
    cell.attributes.t = number ? 'n' : 'inlineStr';
    const content = newElement('is');
    content.children = shared.children;
    cell.children = [number ? newElement('v', {}, `{${number[1] ?? ''}}`) : content];
  }
}

/** Texts with markers have moved into their cells; the numbers of the others must stay. */
export function withoutMarkers(shared: XmlElement): XmlElement {
  for (const item of readStrings(shared)) if (hasMarkers(item.text)) item.children = [newElement('t')];
  return shared;
}

/** The visible text of a cell; '' for an empty cell. */
export function cellText(cell: XmlElement, strings: readonly string[]): string {
  const value = childOf(cell, 'v')?.text ?? '';
  return cell.attributes.t === 's' ? (strings[Number(value)] ?? '') : (childOf(cell, 'is')?.text ?? value);
}
