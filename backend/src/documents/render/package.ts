import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The parts of an office package by name, in their order in the file. */
export type Parts = Map<string, Buffer>;

/** Bytes that a template may have when unpacked; ours have about 100 KB. */
const maxUnpacked = 30 * 1024 * 1024;

/** Every entry gets the same date, so that equal documents are equal byte for byte. */
const entryOptions = { mtime: new Date(2026, 0, 1), mode: 0o100644 };

/** Unpacks a .docx or .xlsx; throws when it is no zip, is damaged or is far too large. */
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

/** Packs the parts into a .docx or .xlsx. */
export async function writePackage(parts: Parts): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) zip.addBuffer(bytes, name, entryOptions);
  zip.end();
  return buffer(zip.outputStream);
}
