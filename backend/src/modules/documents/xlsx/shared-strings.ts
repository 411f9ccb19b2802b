import { descendants, childOf, childrenOf, hasMarkers, newElement, type XmlElement } from '../render/xml';

const numberMarker = /^\{\s*([dc]\.[^{}]*?):formatN\([^()]*\)\s*\}$/;

/** The shared strings of a workbook, which cells reference by index. */
export const readStrings = (shared: XmlElement): XmlElement[] => childrenOf(shared, 'si');

/**
 * Moves shared strings with markers inline into their cells, so that copies of a row get different values. A cell with nothing but
 * a `:formatN()` marker becomes a number.
 */
export function inlineMarkerTexts(sheet: XmlElement, strings: readonly XmlElement[]): void {
  for (const cell of descendants(sheet, 'c')) {
    const shared = cell.attributes.t === 's' ? strings[Number(childOf(cell, 'v')?.text)] : undefined;
    if (!shared || !hasMarkers(shared.text)) continue;
    const number = numberMarker.exec(shared.text.trim());
    cell.attributes.t = number ? 'n' : 'inlineStr';
    const content = newElement('is');
    content.children = shared.children;
    cell.children = [number ? newElement('v', {}, `{${number[1] ?? ''}}`) : content];
  }
}

/** Empties shared strings that have moved inline; their entries stay, because indexes must not change. */
export function clearMarkerTexts(shared: XmlElement): XmlElement {
  for (const item of readStrings(shared)) if (hasMarkers(item.text)) item.children = [newElement('t')];
  return shared;
}

/** The text of a cell; '' if empty. */
export function cellText(cell: XmlElement, strings: readonly string[]): string {
  const value = childOf(cell, 'v')?.text ?? '';
  return cell.attributes.t === 's' ? (strings[Number(value)] ?? '') : (childOf(cell, 'is')?.text ?? value);
}
