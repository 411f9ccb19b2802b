import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { startSha256 } from '../../../platform/common/hashes';
import { MANIFEST, type Manifest, type Measure } from './manifest';

/** Streams the entries of a zip one after another; none is held in memory as a whole. */
export class ArchiveWriter {
  private readonly zip = new ZipFile();
  private readonly written: Promise<void>;
  private readonly options = { mtime: new Date(), mode: 0o100600, forceZip64Format: true };

  constructor(sink: Writable) {
    this.written = pipeline(this.zip.outputStream, sink);
    this.written.catch(() => undefined);
  }

  async add(name: string, chunks: AsyncIterable<Buffer>): Promise<Measure> {
    const hash = startSha256();
    let bytes = 0;
    const measured = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const stream = Readable.from(measured());
    this.zip.addReadStream(stream, name, this.options);
    try {
      // A failed sink stops reading, and the stream alone would then wait forever.
      await Promise.race([finished(stream), this.written]);
    } catch (error) {
      this.zip.outputStream.destroy();
      throw error;
    }
    return { bytes, sha256: hash.digest('hex') };
  }

  async end(manifest: Manifest): Promise<void> {
    this.zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), MANIFEST, this.options);
    this.zip.end();
    await this.written;
  }
}
