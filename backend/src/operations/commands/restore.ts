import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ensureWritable, type Config } from '../../platform/config/config';
import { randomHex } from '../../platform/common/hashes';
import { ArchiveReader } from './backup/archive-reader';
import { filesBelow, TEMPLATES } from './backup/copy';
import { checkSchema, suspendOutbox, load } from './backup/load';
import { summary } from './backup/manifest';
import { asideOf, removeOnSignal } from './backup/new-file';
import {
  aboutRevived,
  credentialsOf,
  revivedIn,
  revokeAll,
  type Credential,
} from './backup/revived-credentials';
import { targetOf } from './backup/targets';
import { CommandError, oneFile, readArgs, UsageError, type Command } from './run-command';

interface RestoreOptions {
  replace: boolean;
  withMail: boolean;
  check: boolean;
  revoke: boolean;
  ahead: number;
}

/** More than most firms have orders between two backups. */
const usualAhead = 10_000;
const mostAhead = 10_000_000;

/** Puts a backup of either engine into the database of DATABASE_URL and into DATA_DIR; `-` is the standard input. */
export const restore: Command = {
  usage: '<file.zip> [--replace] [--with-mail] [--revoke] [--ahead n] | <file.zip> --check',
  async run(args, config) {
    const { values, positionals } = readArgs(
      args,
      {
        replace: { type: 'boolean', default: false },
        'with-mail': { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        revoke: { type: 'boolean', default: false },
        ahead: { type: 'string', default: String(usualAhead) },
      },
      true,
    );
    const { replace, 'with-mail': withMail, check, revoke } = values;
    const options = { replace, withMail, check, revoke, ahead: marginOf(values.ahead) };
    const file = oneFile(positionals);
    if (file !== '-') return restoreFrom(resolve(file), config, options);
    ensureWritable(config.dataDir);
    const received = join(config.dataDir, `restore-${randomHex(4)}.zip`);
    const removing = removeOnSignal(received);
    try {
      await pipeline(process.stdin, createWriteStream(received, { flags: 'wx', mode: 0o600 }));
      await restoreFrom(received, config, options);
    } finally {
      await rm(received, { force: true });
      removing.stop();
    }
  },
};

function marginOf(text: string): number {
  if (/^\d{1,8}$/.test(text) && Number(text) <= mostAhead) return Number(text);
  throw new UsageError(`--ahead: expected a whole number from 0 to ${mostAhead}.`);
}

/** Nothing is changed before the whole file has been read and verified and the target has been checked. */
async function restoreFrom(
  file: string,
  { database, dataDir }: Config,
  { replace, withMail, check, revoke, ahead }: RestoreOptions,
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
    const former = await credentialsOf(database);
    if (revoke && !former) throw new CommandError('--revoke: there is no former database to compare with.');

    const unpacked = join(dataDir, 'restoring');
    await unpackTemplates(archive, unpacked);
    let held = 0;
    let revived: Credential[] = [];
    const aside = await target.put(async (place) => {
      await load(place, archive, ahead);
      if (!withMail) held = await suspendOutbox(place);
      if (former) revived = await revivedIn(place, former);
      if (revoke) await revokeAll(place, revived);
    });
    const templatesAside = await putTemplates(join(unpacked, TEMPLATES), join(dataDir, TEMPLATES));

    console.log(`Restored: ${summary(archive.manifest)}`);
    if (held > 0) console.log(`${held} letters that waited for sending were put aside.`);
    for (const old of [aside, templatesAside]) if (old !== null) console.log(`What was there before: ${old}`);
    if (ahead > 0) console.log(`Numbers of orders go on ${ahead} further; --ahead sets by how many.`);
    for (const line of aboutRevived(revived, revoke)) console.log(line);
    if (!former)
      console.log(
        `Without the former database nothing is compared: passwords, keys and webhooks ended since ${archive.manifest.createdAt} work again.`,
      );
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
