import { elementsOf, localName, readXml, type XmlElement } from '../render/xml';
import type { Template } from '../render/template';

/** A text in braces in a template. */
export interface Marker {
  text: string;
  /** The path of the field, `order.number` or `cargo[].name`; null for another text. */
  path: string | null;
  /** The row index of a list, 'i' or 'i+1'; else null. */
  row: string | null;
}

const braces = /\{[^{}]*\}?/g;
const field = /^\{\s*d\.([\p{L}\d_.]+)(?:\[([^\]]*)\]\.([\p{L}\d_.]+))?\s*(?::.*)?\}$/u;

/** Elements that hold a whole text: a paragraph, a cell, a shared string. */
const BLOCKS = ['p', 'c', 'si'];

/** All markers of a template. */
export function markersOf({ texts }: Template): Marker[] {
  return [...texts.values()].flatMap((xml) => textsOf(readXml(xml)).flatMap(bracesIn));
}

function textsOf(element: XmlElement): string[] {
  if (BLOCKS.includes(localName(element))) return [element.text];
  const inside = elementsOf(element);
  return inside.length > 0 ? inside.flatMap(textsOf) : [element.text];
}

const bracesIn = (text: string): Marker[] => (text.match(braces) ?? []).map(readMarker);

function readMarker(text: string): Marker {
  const found = field.exec(text);
  if (!found) return { text, path: null, row: null };
  const [, start = '', row, rest] = found;
  return row === undefined
    ? { text, path: start, row: null }
    : { text, path: `${start}[].${rest ?? ''}`, row: row.replace(/\s/g, '') };
}

/** The known field closest to a mistyped one; null if none is close. */
export function nearest(path: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, steps: distance(path, name) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, path.length / 4) ? best.name : null;
}

/** The Levenshtein distance. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i++) {
    const current = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (previous[j - 1] ?? 0) + Number(from[i - 1] !== to[j - 1]);
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
