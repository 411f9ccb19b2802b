import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { checkMarkup } from './markup';
import { UnreadableTable, WORDS } from './unreadable-table';

/** The parts of a workbook by name. */
export type WorkbookParts = Map<string, Buffer>;

/** A sheet of a workbook. */
export interface WorkbookSheet {
  name: string;
  /** The name of the part with its cells. */
  part: string;
  /** Its number in the workbook, from 1. */
  number: number;
  isHidden: boolean;
}

export interface CheckedWorkbook {
  parts: WorkbookParts;
  sheets: WorkbookSheet[];
}

/** Bytes that the XML may have when unpacked: 1,000 rows of orders take less than two megabytes. */
const MAX_UNPACKED = 24 * 1024 * 1024;

/** Pictures and printer settings included. */
const MAX_PARTS = 2000;

const broken = (): UnreadableTable => new UnreadableTable('unsupported_type', WORDS.broken);

/** Reads the parts that hold cells and finds the sheets. Throws UnreadableTable. */
export async function checkedParts(bytes: Buffer): Promise<CheckedWorkbook> {
  const parts = await partsOf(bytes);
  checkMarkup(textsOf(parts));
  const workbook = parts.get('xl/workbook.xml')?.toString();
  if (workbook === undefined)
    throw new UnreadableTable('unsupported_type', parts.has('content.xml') ? WORDS.ods : WORDS.other);
  const relations = tagsIn(parts.get('xl/_rels/workbook.xml.rels')?.toString() ?? '', 'Relationship');
  const sheets = tagsIn(workbook, 'sheet').map((tag, at) => ({
    name: plainText(/\sname="([^"]*)"/.exec(tag)?.[1] ?? ''),
    part: partOfSheet(relations, /\sr:id="([^"]*)"/.exec(tag)?.[1] ?? ''),
    number: at + 1,
    isHidden: /\sstate="(?:veryH|h)idden"/.test(tag),
  }));
  if (sheets.every(({ isHidden }) => isHidden)) throw new UnreadableTable('invalid', WORDS.hidden);
  return { parts, sheets };
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** The text of an attribute. */
export const plainText = (text: string): string =>
  text.replace(/&(?:quot|apos|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

function* textsOf(parts: WorkbookParts): Generator<string> {
  for (const bytes of parts.values()) yield bytes.toString();
}

/** Unpacks the XML of a package; other parts, such as pictures, have no cells. */
async function partsOf(bytes: Buffer): Promise<WorkbookParts> {
  const parts: WorkbookParts = new Map();
  try {
    const zip = await fromBufferPromise(bytes);
    if (zip.entryCount > MAX_PARTS) throw new UnreadableTable('too_large', WORDS.large);
    const entries = [];
    let unpacked = 0;
    for await (const entry of zip.eachEntry()) {
      if (!/\.(?:xml|rels)$/.test(entry.fileName)) continue;
      unpacked += entry.uncompressedSize;
      if (unpacked > MAX_UNPACKED) throw new UnreadableTable('too_large', WORDS.large);
      entries.push(entry);
    }
    // yauzl ends a stream that gives more bytes than the entry has said.
    for (const entry of entries)
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  } catch (error) {
    throw error instanceof UnreadableTable ? error : broken();
  }
  return parts;
}

/**
 * The parts as a package without compression: what reads the cells is given the bytes that were checked, since a zip may have other
 * entries in its headers than in its directory.
 */
export function zipOf(parts: WorkbookParts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts)
    zip.addBuffer(bytes, name, { mtime: new Date(0), mode: 0o100644, compress: false });
  zip.end();
  return buffer(zip.outputStream);
}

/** The tags of a name; none ends behind the next `<`, so that a text is read once. */
const tagsIn = (xml: string, name: 'sheet' | 'Relationship'): string[] =>
  (xml.match(/<[^<>]*>/g) ?? []).filter((tag) => new RegExp(`^<(?:\\w{1,20}:)?${name}\\s`).test(tag));

function partOfSheet(relations: readonly string[], id: string): string {
  const relation = relations.find((tag) => tag.includes(` Id="${id}"`)) ?? '';
  const target = /\sTarget="([^"]*)"/.exec(relation)?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
