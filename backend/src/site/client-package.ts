import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
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
  const changed = await withFile(archive, readme, (text) => text.replaceAll(namedAddress, address));
  const bytes = (await packed(changed, { level: 9 })) as Buffer;
  return { bytes, etag: `"${sha256(bytes).slice(0, 22)}"` };
}

/** The archive with a text of it changed. */
function withFile(archive: Buffer, name: string, change: (text: string) => string): Promise<Buffer> {
  const [reading, writing] = [extract(), pack()];
  reading.on('entry', (header, content, next) => {
    const written = buffer(content).then((bytes) => {
      const kept = header.name === name ? Buffer.from(change(bytes.toString())) : bytes;
      writing.entry({ ...header, size: kept.length }, kept, next);
    });
    written.catch(next);
  });
  reading.on('finish', () => writing.finalize());
  reading.on('error', (error) => writing.destroy(error));
  reading.end(archive);
  return buffer(writing);
}
