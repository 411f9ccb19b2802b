import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import { startSha256 } from '../../../platform/common/hashes';
import { CommandError } from '../run-command';
import { entryOf, FORMAT, FORMAT_VERSION, MANIFEST, type Manifest, type Measure } from './manifest';

const newLine = 0x0a;

/** A backup opened for reading; every failure of it is a CommandError that names the file. */
export class ArchiveReader {
  private constructor(
    private readonly file: string,
    private readonly zip: ZipFile,
    private readonly entries: Map<string, Entry>,
    readonly manifest: Manifest,
  ) {}

  /** Opens the file and reads its list of contents. */
  static async open(file: string): Promise<ArchiveReader> {
    const zip = await openZip(file);
    try {
      const entries = new Map<string, Entry>();
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
      return new ArchiveReader(file, zip, entries, await readManifest(zip, entries.get(MANIFEST)));
    } catch (error) {
      zip.close();
      throw error instanceof CommandError ? inFile(file, error.message) : broken(file, error);
    }
  }

  /** Reads everything once and compares it with the list of contents. */
  async verify(): Promise<void> {
    const { tables, files } = this.manifest;
    const expected = new Map<string, Measure>([
      ...tables.map((table) => [entryOf(table.name), table] as const),
      ...files.map((one) => [one.name, one] as const),
    ]);
    const strange = [...this.entries.keys()].find((name) => name !== MANIFEST && !expected.has(name));
    if (strange !== undefined) throw inFile(this.file, `${strange} does not belong into a backup`);
    for (const [name, measure] of expected) await this.compare(name, measure);
  }

  /** The lines of a table with their sizes. */
  async *lines(table: string): AsyncGenerator<{ text: string; bytes: number }> {
    // Not by readline, for which some characters inside a text end a line as well.
    let rest: Buffer[] = [];
    for await (const chunk of this.read(entryOf(table))) {
      let from = 0;
      for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
        const line = Buffer.concat([...rest, chunk.subarray(from, end)]);
        rest = [];
        from = end + 1;
        yield { text: line.toString(), bytes: line.length };
      }
      rest.push(chunk.subarray(from));
    }
  }

  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw inFile(this.file, `${name} is missing`);
    try {
      yield* (await this.zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
    } catch (error) {
      throw broken(this.file, error);
    }
  }

  close(): void {
    this.zip.close();
  }

  private async compare(name: string, { bytes, sha256 }: Measure): Promise<void> {
    const hash = startSha256();
    let found = 0;
    for await (const chunk of this.read(name)) {
      hash.update(chunk);
      found += chunk.length;
    }
    if (found !== bytes || hash.digest('hex') !== sha256)
      throw inFile(this.file, `${name} is not what was written`);
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? broken(file, error) : new CommandError(`${file} cannot be read (${code}).`);
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (!entry) throw new CommandError('there is no list of contents');
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new CommandError('its list of contents is not what was written');
  const manifest = JSON.parse(bytes.toString()) as Manifest;
  if (manifest.format !== FORMAT) throw new CommandError('its list of contents is of another program');
  if (manifest.formatVersion > FORMAT_VERSION)
    throw new CommandError('it was made by a newer version of the program');
  return manifest;
}

const inFile = (file: string, reason: string): CommandError =>
  new CommandError(`${file} cannot be used: ${reason}.`);

const broken = (file: string, error: unknown): CommandError =>
  inFile(file, `it is no backup or it is damaged (${(error as Error).message.replaceAll('\n', ' ')})`);
