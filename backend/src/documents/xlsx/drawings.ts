import { posix } from 'node:path';
import { attribute } from '../render/xml';
import type { RowMap } from './row-map';

const picture = /<(\w+):pic\b[\s\S]*?<\/\1:pic>/g;

/** The name of a part that `part` refers to by a relationship's id. */
export function related(
  part: string,
  id: string,
  parts: ReadonlyMap<string, { toString(): string }>,
): string | null {
  const relations = parts.get(`${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`)?.toString() ?? '';
  const tag = (relations.match(/<Relationship\b[^>]*>/g) ?? []).find((one) => attribute(one, 'Id') === id);
  const target = tag && attribute(tag, 'Target');
  if (!target) return null;
  return target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);
}

/** The part that holds the picture of the QR code: the one whose name or description begins with "QR". */
export function qrPart(parts: ReadonlyMap<string, { toString(): string }>): string | null {
  for (const [name, content] of parts) {
    if (!/^xl\/drawings\/[^/]+\.xml$/.test(name)) continue;
    for (const [xml] of content.toString().matchAll(picture)) {
      const id = /:embed="([^"]+)"/.exec(xml)?.[1];
      if (id && /<\w+:cNvPr\b[^>]*\s(?:name|descr|title)="QR/.test(xml)) return related(name, id, parts);
    }
  }
  return null;
}

/** A drawing whose pictures stay with the rows they stood by; its rows are counted from 0. */
export const movedDrawing = (xml: string, rows: RowMap): string =>
  xml.replace(/(<(\w+):row>)(\d+)(<\/\2:row>)/g, (_, open: string, __, row: string, close: string) =>
    [open, rows.first(Number(row) + 1) - 1, close].join(''),
  );
