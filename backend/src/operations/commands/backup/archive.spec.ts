import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yauzl';
import { ArchiveReader } from './archive-reader';
import { ArchiveWriter } from './archive-writer';
import { entryOf, FORMAT, FORMAT_VERSION, type Manifest } from './manifest';

const manifest: Manifest = {
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  version: '1.0.0',
  engine: 'sqlite',
  createdAt: '2026-11-25T09:00:00.000Z',
  migrations: [],
  tables: [],
  files: [],
};

afterEach(() => jest.restoreAllMocks());

async function* chunksOf(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield Buffer.from(await Promise.resolve(text));
}

it('lines come as they were written, also where one ends just where a piece of the file does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-archive-'));
  // A file is unpacked in pieces of a power of two.
  const lines = ['[]', '[1]', 'я'.repeat(8188), 'x'.repeat(65_535), 'y'.repeat(65_536), '', 'z'];
  const writer = new ArchiveWriter(createWriteStream(join(folder, 'x.zip')));
  await writer.add(entryOf('aligned'), chunksOf(`${'a'.repeat(65_536)}\n`, 'b\n'));
  await writer.add(entryOf('mixed'), chunksOf(...lines.map((line) => `${line}\n`)));
  await writer.end(manifest);
  const archive = await ArchiveReader.open(join(folder, 'x.zip'));
  const read = async (table: string) => {
    const found: [string, number][] = [];
    for await (const { text, bytes } of archive.lines(table)) found.push([text, bytes]);
    return found;
  };
  const sized = (text: string) => [text, Buffer.byteLength(text)];
  expect(await read('aligned')).toEqual(['a'.repeat(65_536), 'b'].map(sized));
  expect(await read('mixed')).toEqual(lines.map(sized));
  archive.close();
  rmSync(folder, { recursive: true });
});

it('a file is not kept open once it is closed, nor when it was refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shlyah-archive-'));
  const closed = jest.spyOn(ZipFile.prototype, 'close');
  for (const [name, format] of [
    ['good.zip', FORMAT],
    ['other.zip', 'another' as typeof FORMAT],
  ] as const)
    await new ArchiveWriter(createWriteStream(join(folder, name))).end({ ...manifest, format });
  const archive = await ArchiveReader.open(join(folder, 'good.zip'));
  await archive.verify();
  expect(closed).not.toHaveBeenCalled();
  archive.close();
  expect(closed).toHaveBeenCalledTimes(1);
  await expect(ArchiveReader.open(join(folder, 'other.zip'))).rejects.toThrow('of another program');
  expect(closed).toHaveBeenCalledTimes(2);
  rmSync(folder, { recursive: true });
});

it('what cannot be read ends the writing of the archive', async () => {
  const sink = new PassThrough();
  sink.resume().on('error', () => undefined);
  const writer = new ArchiveWriter(sink);
  async function* broken(): AsyncGenerator<Buffer> {
    yield* chunksOf('[1]\n');
    throw new Error('the disk is broken');
  }
  await expect(writer.add(entryOf('orders'), broken())).rejects.toThrow('the disk is broken');
  await expect(writer.end(manifest)).rejects.toThrow();
  expect(sink.destroyed).toBe(true);
});
