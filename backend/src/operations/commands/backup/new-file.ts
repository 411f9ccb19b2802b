import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Writable } from 'node:stream';
import { randomHex } from '../../../platform/common/hashes';
import { CommandError } from '../run-command';

const noHardLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/**
 * Creates a file completely, flushed to disk, or not at all, readable by its owner only. `write` fills it under a
 * temporary name, `check` reads it again before it is renamed. An existing file is never replaced.
 */
export async function makeFile(
  file: string,
  write: (sink: Writable) => Promise<void>,
  check: (file: string) => Promise<void>,
): Promise<void> {
  refuseExisting(file);
  const temporary = `${file}.${randomHex(4)}.part`;
  const sink = createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true });
  const removing = removeOnSignal(temporary);
  try {
    await write(sink);
    await check(temporary);
    await name(temporary, file);
    await syncFolder(dirname(file));
  } finally {
    sink.destroy();
    // Not before: a file that is still being opened would appear behind its removal.
    if (!sink.closed) await new Promise<void>((closed) => sink.once('close', closed));
    await rm(temporary, { force: true });
    removing.stop();
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new CommandError(`${file} exists already and is left as it is.`);
}

/** A link fails where a rename would replace what has come meanwhile; some file systems know no links. */
async function name(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file);
  } catch (error) {
    if (!noHardLinks.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    refuseExisting(file);
    await rename(temporary, file);
  }
}

/** A new name for what has to be moved away: the same with the time. */
export const asideOf = (path: string): string =>
  `${path}.before-${new Date().toISOString().replaceAll(':', '-')}`;

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const unfinished = new Set<string>();

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function end(): void {
  for (const file of unfinished) rmSync(file, { force: true });
  process.exit(1);
}

/** Until it is stopped, a signal that ends the process removes the files, and all others given here. */
export function removeOnSignal(...files: string[]): { stop(): void } {
  if (unfinished.size === 0) for (const signal of signals) process.on(signal, end);
  for (const file of files) unfinished.add(file);
  return {
    stop() {
      for (const file of files) unfinished.delete(file);
      if (unfinished.size === 0) for (const signal of signals) process.removeListener(signal, end);
    },
  };
}
