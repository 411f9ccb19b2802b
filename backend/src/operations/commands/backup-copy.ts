import { createReadStream } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ArchiveReader } from './backup/archive-reader';
import { makeFile } from './backup/new-file';
import { CommandError, readArgs, type Command } from './run-command';

/** Copies a backup to another place, where it is read again before it gets its name; it keeps its date. */
export const backupCopy: Command = {
  usage: '<file.zip> <copy.zip>',
  async run(args) {
    const [from, to, more] = readArgs(args, {}, true).positionals.map((path) => resolve(path));
    if (!from || !to || more) throw new CommandError('Expected the backup and the file of its copy.');
    const { atime, mtime } = await stat(from);
    await makeFile(
      to,
      (sink) => pipeline(createReadStream(from), sink),
      async (written) => {
        const archive = await ArchiveReader.open(written);
        await archive.verify().finally(() => archive.close());
        await utimes(written, atime, mtime);
      },
    );
    console.log(`${to}: a whole copy`);
  },
};
