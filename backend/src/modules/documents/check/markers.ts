import { elementsOf, localName, readXml, type XmlElement } from '../render/xml';
import type { Template } from '../render/template';

/** Something in braces in a template, as its editor typed it. */
export interface Marker {
  text: string;
  /** `order.number`, `cargo[].name`; null when it is not a field. */
  path: string | null;
  /** The row index of a list: 'i', 'i+1' or nothing. */
  row: string | null;
}

const braces = /\{[^{}]*\}?/g;
const field = /^\{\s*d\.([\p{L}\d_.]+)(?:\[([^\]]*)\]\.([\p{L}\d_.]+))?\s*(?::.*)?\}$/u;

/** A text as read: a paragraph, a cell, a text of several styles. */
const BLOCKS = ['p', 'c', 'si'];

/** Everything in braces in a template's texts. */
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

/** The field that a mistyped one most resembles; null when none does. */
export function nearest(path: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, steps: distance(path, name) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(2, path.length / 4) ? best.name : null;
}

/** The edit distance of two texts. */
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
