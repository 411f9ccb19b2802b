import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ensureWritable, type Config } from '../../platform/config/config';
import { randomHex } from '../../platform/common/hashes';
import { ArchiveReader } from './backup/archive-reader';
import { filesBelow, TEMPLATES } from './backup/copy';
import { checkSchema, holdLetters, load } from './backup/load';
import { summary } from './backup/manifest';
import { asideOf, removeOnSignal } from './backup/new-file';
import { targetOf } from './backup/targets';
import { CommandError, oneFile, readArgs, type Command } from './run-command';

interface Wishes {
  replace: boolean;
  withMail: boolean;
  check: boolean;
}

/** Puts a backup of either engine into the database of DATABASE_URL and into DATA_DIR; `-` is the standard input. */
export const restore: Command = {
  usage: '<file.zip> [--replace] [--with-mail] | <file.zip> --check',
  async run(args, config) {
    const { values, positionals } = readArgs(
      args,
      {
        replace: { type: 'boolean', default: false },
        'with-mail': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
      },
      true,
    );
    const wishes = { replace: values.replace, withMail: values['with-mail'], check: values.check };
    const file = oneFile(positionals);
    if (file !== '-') return restoreFrom(resolve(file), config, wishes);
    ensureWritable(config.dataDir);
    const received = join(config.dataDir, `restore-${randomHex(4)}.zip`);
    const removing = removeOnSignal(received);
    try {
      await pipeline(process.stdin, createWriteStream(received, { flags: 'wx', mode: 0o600 }));
      await restoreFrom(received, config, wishes);
    } finally {
      await rm(received, { force: true });
      removing.stop();
    }
  },
};

/** Nothing is changed before the whole file has been read and verified and the target has been checked. */
async function restoreFrom(
  file: string,
  { database, dataDir }: Config,
  { replace, withMail, check }: Wishes,
): Promise<void> {
  const archive = await ArchiveReader.open(file);
  try {
    await archive.verify();
    checkSchema(archive.manifest);
    if (check) return console.log(`${file}: ${summary(archive.manifest)}`);
    ensureWritable(dataDir);
    await refuseTemplates(dataDir, replace);
    const target = targetOf(database);
    await target.check(replace);

    const unpacked = join(dataDir, 'restoring');
    await unpackTemplates(archive, unpacked);
    let held = 0;
    const aside = await target.put(async (place) => {
      await load(place, archive);
      if (!withMail) held = await holdLetters(place);
    });
    const templatesAside = await putTemplates(join(unpacked, TEMPLATES), join(dataDir, TEMPLATES));

    console.log(`Restored: ${summary(archive.manifest)}`);
    if (held > 0) console.log(`${held} letters that waited for sending were put aside.`);
    for (const old of [aside, templatesAside]) if (old !== null) console.log(`What was there before: ${old}`);
  } finally {
    archive.close();
    await rm(join(dataDir, 'restoring'), { recursive: true, force: true });
  }
}

async function refuseTemplates(dataDir: string, replace: boolean): Promise<void> {
  const [own] = await filesBelow(join(dataDir, TEMPLATES));
  if (own !== undefined && !replace)
    throw new CommandError(`DATA_DIR: ${own} is there; --replace puts it aside.`);
}

async function unpackTemplates(archive: ArchiveReader, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const { name } of archive.manifest.files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await pipeline(archive.read(name), createWriteStream(join(folder, name), { flush: true }));
  }
}

/** Returns where the existing templates were moved to, null when there were none. */
async function putTemplates(unpacked: string, place: string): Promise<string | null> {
  const aside = (await filesBelow(place)).length > 0 ? asideOf(place) : null;
  if (aside !== null) await rename(place, aside);
  if (!existsSync(unpacked)) return aside;
  await rm(place, { recursive: true, force: true });
  await rename(unpacked, place);
  return aside;
}
