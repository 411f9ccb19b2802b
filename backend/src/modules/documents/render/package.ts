import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { descendants, readXml, type XmlElement } from './xml';

/** The parts of an Office Open XML package by name, in file order. */
export type Parts = Map<string, Buffer>;

/** Maximum unpacked size of a template, bytes; the built-in ones have about 100 KB. */
const maxUnpacked = 30 * 1024 * 1024;

/** A constant date makes the output deterministic. */
const entryOptions = { mtime: new Date(2026, 0, 1), mode: 0o100644 };

/** Unpacks a .docx or .xlsx; throws if it is not a zip, is damaged or is too large. */
export async function readPackage(bytes: Buffer): Promise<Parts> {
  const zip = await fromBufferPromise(bytes);
  const parts: Parts = new Map();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    unpacked += entry.uncompressedSize;
    if (unpacked > maxUnpacked) throw new Error('The template is too large');
    parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return parts;
}

/** Packs the parts into a .docx or .xlsx. Streams make yazl compress them sequentially; buffers take 0.3 MB each in parallel. */
export async function writePackage(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addReadStream(Readable.from(bytes), name, entryOptions);
  zip.end();
  return buffer(zip.outputStream);
}

/** The root element of a part; null if the part is missing. */
export function readPart(parts: ReadonlyMap<string, Buffer>, name: string): XmlElement | null {
  const content = parts.get(name);
  return content ? readXml(content.toString()) : null;
}

export const relationsOf = (part: string): string =>
  `${posix.dirname(part)}/_rels/${posix.basename(part)}.rels`;

/** The target of a relationship of `part`. */
export function relatedPart(
  parts: ReadonlyMap<string, Buffer>,
  part: string,
  id: string | undefined,
): string | null {
  const relations = readPart(parts, relationsOf(part));
  const found =
    relations && descendants(relations, 'Relationship').find(({ attributes }) => attributes.Id === id);
  const target = found?.attributes.Target;
  if (!target) return null;
  return target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target);
}
