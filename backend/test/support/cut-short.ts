import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commandLine } from './command-line';
import { callCommand, environmentOf, type Place } from './commands';
import { fillDatabase } from './filled-database';
import type { Places } from './places';

/** A filled place, and its backup, which is more than what fits between two processes. */
export async function backedUp(places: Places): Promise<{ source: Place; file: string }> {
  const source = await places.empty();
  await fillDatabase(source.database, true);
  await mkdir(join(source.dataDir, 'templates'));
  await writeFile(join(source.dataDir, 'templates/dogovor.docx'), randomBytes(4_000_000));
  const file = join(source.dataDir, 'good.zip');
  expect(await callCommand(source, ['backup', file])).toMatchObject({ code: 0 });
  return { source, file };
}

/** Starts a command in a process of its own, which can be ended. */
export const startCommand = (place: Place, args: string[]) =>
  spawn(process.execPath, commandLine(args), {
    env: environmentOf(place),
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/** Ends a command as soon as a file of that name comes, or lets it end by itself when none does. */
export async function endAt(
  child: ChildProcess,
  signal: NodeJS.Signals,
  folder: string,
  name: RegExp,
): Promise<void> {
  const watcher = watch(folder);
  watcher.on('change', (_event, found) => name.test(String(found)) && child.kill(signal));
  await once(child, 'exit');
  watcher.close();
}

/**
 * Repeats what cuts a command short until it answers true, that it was not too late: on a busy machine a command may be done before
 * this process has its turn.
 */
export async function untilInTime(cut: (time: number) => Promise<boolean>): Promise<void> {
  for (let time = 1; time <= 10; time++) if (await cut(time)) return;
  throw new Error('The command was done each time before it was ended');
}
