import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { sha256 } from '../platform/common/hashes';

const [unpacked, packed] = [promisify(gunzip), promisify(gzip)];

/** Where the package for integrators (api-client) is downloaded. */
export const PACKAGE_PATH = '/developers/shlyah-api-client.tgz';

const readme = 'package/README.md';
/** The server that the README names in the repository. */
const namedAddress = 'https://shlyah.by';

/** A file as it is sent. */
interface SentPackage {
  bytes: Buffer;
  etag: string;
}

/** The package of a build with the address of this server in its README; null where the build has left none. */
export async function clientPackage(file: string, address: string): Promise<SentPackage | null> {
  if (!existsSync(file)) return null;
  const archive = (await unpacked(await readFile(file))) as Buffer;
  const changed = withFile(archive, readme, (text) => text.replaceAll(namedAddress, address));
  const bytes = (await packed(changed, { level: 9 })) as Buffer;
  return { bytes, etag: `"${sha256(bytes).slice(0, 22)}"` };
}

/** An archive is blocks of 512 bytes: a header and the content of each file, the last block of it filled up (POSIX ustar). */
const BLOCK = 512;
const whole = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;
const SIZE = { at: 124, length: 12 };
const CHECKSUM = { at: 148, length: 8 };

/** The archive with a text of it changed. */
function withFile(archive: Buffer, name: string, change: (text: string) => string): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < archive.length && archive[at] !== 0) {
    const header = archive.subarray(at, at + BLOCK);
    const size = parseInt(header.toString('latin1', SIZE.at, SIZE.at + SIZE.length), 8);
    const content = archive.subarray(at + BLOCK, at + BLOCK + size);
    const isSought = header.toString('utf8', 0, 100).replace(/\0.*$/s, '') === name;
    const kept = isSought ? Buffer.from(change(content.toString('utf8'))) : content;
    parts.push(sized(header, kept.length), kept, Buffer.alloc(whole(kept.length) - kept.length));
    at += BLOCK + whole(size);
  }
  return Buffer.concat([...parts, archive.subarray(at)]);
}

/** The header of a file of another size, with the sum of its bytes, its own field counted as blanks. */
function sized(header: Buffer, size: number): Buffer {
  const changed = Buffer.from(header);
  changed.write(`${size.toString(8).padStart(SIZE.length - 1, '0')} `, SIZE.at, 'latin1');
  changed.fill(' ', CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  const sum = changed.reduce((all, byte) => all + byte, 0);
  changed.write(`${sum.toString(8).padStart(CHECKSUM.length - 2, '0')}\0 `, CHECKSUM.at, 'latin1');
  return changed;
}
