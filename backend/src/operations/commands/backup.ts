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
import { CommandError, oneFile, readArgs, UsageError, type Command } from './run-command';

/** Makes one file of the database and the templates beside a running server; `-` is the standard output. */
export const backup: Command = {
  usage: '<file.zip>, or - [--temp <folder>]',
  async run(args, config) {
    const { values, positionals } = readArgs(args, { temp: { type: 'string' } }, true);
    const file = oneFile(positionals);
    if (file === '-') return toOutput(config, values.temp);
    if (values.temp !== undefined) throw new UsageError('--temp is for the standard output.');
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

/** It is read again before it is sent, so it is a file first: in DATA_DIR, unless another folder is named, as on a full disk. */
async function toOutput(config: Config, temp = process.env.TMPDIR): Promise<void> {
  const folder = resolve(temp || config.dataDir);
  if (!temp) ensureWritable(folder);
  const file = join(folder, `backup-${randomHex(4)}.zip`);
  let manifest: Manifest;
  let whole: FileHandle;
  try {
    manifest = await makeBackup(file, config).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      throw new CommandError(`There is no space for the backup in ${folder}; --temp names another folder.`);
    });
    whole = await open(file);
  } finally {
    // It is read without its name: however the process ends meanwhile, nothing is left of it.
    await rm(file, { force: true });
  }
  await pipeline(whole.createReadStream(), process.stdout, { end: false });
  console.error(summary(manifest));
}
