import { open, rm, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ensureWritable, type Config } from '../../platform/config/config';
import { randomHex } from '../../platform/common/hashes';
import { ArchiveReader } from './backup/archive-reader';
import { ArchiveWriter } from './backup/archive-writer';
import { copyInto } from './backup/copy';
import { summary, type Manifest } from './backup/manifest';
import { makeFile } from './backup/new-file';
import { oneFile, readArgs, type Command } from './run-command';

/** Makes one file of the database and the templates beside a running server; `-` is the standard output. */
export const backup: Command = {
  usage: '<file.zip>',
  async run(args, config) {
    const file = oneFile(readArgs(args, {}, true).positionals);
    if (file === '-') return toOutput(config);
    const manifest = await makeBackup(resolve(file), config);
    console.log(`${resolve(file)}: ${summary(manifest)}`);
  },
};

/** Writes the backup and reads all of it again before the file gets its name. */
export async function makeBackup(file: string, config: Config): Promise<Manifest> {
  const made: Manifest[] = [];
  await makeFile(
    file,
    async (sink) => {
      const archive = new ArchiveWriter(sink);
      const manifest = await copyInto(archive, config);
      await archive.end(manifest);
      made.push(manifest);
    },
    async (written) => {
      const archive = await ArchiveReader.open(written);
      await archive.verify().finally(() => archive.close());
    },
  );
  return made[0] as Manifest;
}

async function toOutput(config: Config): Promise<void> {
  ensureWritable(config.dataDir);
  const file = join(config.dataDir, `backup-${randomHex(4)}.zip`);
  let manifest: Manifest;
  let whole: FileHandle;
  try {
    manifest = await makeBackup(file, config);
    whole = await open(file);
  } finally {
    // It is read without its name: however the process ends meanwhile, nothing is left of it.
    await rm(file, { force: true });
  }
  await pipeline(whole.createReadStream(), process.stdout, { end: false });
  console.error(summary(manifest));
}
