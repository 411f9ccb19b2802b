import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../src/platform/database/unfinished';
import { commandLine } from './support/command-line';
import { callCommand, environmentOf, type Place } from './support/commands';
import { fillDatabase } from './support/filled-database';
import { execute, rowsOf } from './support/rows';
import { Places } from './support/places';
import { createTestDatabase } from './support/test-database';

jest.setTimeout(120_000);

let source: Place;
let file: string;
const places = new Places();

beforeAll(async () => {
  source = await places.empty();
  await fillDatabase(source.database, true);
  // More than what fits between two processes.
  await mkdir(join(source.dataDir, 'templates'));
  await writeFile(join(source.dataDir, 'templates/dogovor.docx'), randomBytes(4_000_000));
  file = join(source.dataDir, 'good.zip');
  expect(await callCommand(source, ['backup', file])).toMatchObject({ code: 0 });
});

afterAll(async () => {
  await places.drop();
});

const start = (place: Place, args: string[]) =>
  spawn(process.execPath, commandLine(args), {
    env: environmentOf(place),
    stdio: ['pipe', 'pipe', 'ignore'],
  });

/** Ends a command as soon as a file of that name comes, or lets it end by itself when none does. */
async function endAt(
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

describe('a command that is killed', () => {
  it('leaves no half backup under the name of a whole one', async () => {
    const half = join(source.dataDir, 'half.zip');
    await endAt(start(source, ['backup', half]), 'SIGKILL', source.dataDir, /^half\.zip\..*\.part$/);
    expect(existsSync(half)).toBe(false);
    expect(await callCommand(source, ['backup', half])).toMatchObject({ code: 0 });
  });

  it('leaves no half database that a server would start on, and the next one restores it', async () => {
    const place = await places.empty();
    if (place.database.kind === 'sqlite') {
      await endAt(start(place, ['restore', file]), 'SIGKILL', place.dataDir, /\.restoring$/);
      expect(existsSync(place.database.file)).toBe(false);
    } else {
      await fillDatabase(place.database, true);
      await execute(place.database, `CREATE TABLE ${UNFINISHED} (id int PRIMARY KEY)`);
      const line = 'DATABASE_URL: a restore into this database was not finished; run it again\n';
      for (const args of [['seed:load'], ['backup', join(place.dataDir, 'x.zip')]])
        expect(await callCommand(place, args)).toEqual({ code: 1, stdout: '', stderr: line });
    }
    expect(await callCommand(place, ['restore', file])).toMatchObject({ code: 0 });
    expect((await rowsOf(place.database)).orders).toEqual((await rowsOf(source.database)).orders);
  });
});

it('nothing works on a database with the mark of a restore that has not ended', async () => {
  const place = await places.empty();
  await fillDatabase(place.database, true);
  await execute(place.database, `CREATE TABLE ${UNFINISHED} (id int PRIMARY KEY)`);
  const stderr = 'DATABASE_URL: a restore into this database was not finished; run it again\n';
  for (const args of [['orders:recount'], ['backup', join(place.dataDir, 'x.zip')]])
    expect(await callCommand(place, args)).toEqual({ code: 1, stdout: '', stderr });
});

describe('a command that is told to end leaves nothing of what it holds of people:', () => {
  it('a backup that nobody reads on', async () => {
    const place = { ...source, dataDir: join(source.dataDir, 'elsewhere') };
    const child = start(place, ['backup', '-']);
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  it('a backup that comes from the standard input', async () => {
    const place = await places.empty();
    const child = start(place, ['restore', '-']);
    child.stdin.on('error', () => undefined).write((await readFile(file)).subarray(0, 100_000));
    await endAt(child, 'SIGTERM', place.dataDir, /^restore-.*\.zip$/);
    expect([child.exitCode, await readdir(place.dataDir)]).toEqual([1, []]);
  });

  it('a database file that is being filled', async () => {
    const { config: database, dataDir, drop } = await createTestDatabase('');
    const child = start({ database, dataDir }, ['restore', file]);
    await endAt(child, 'SIGTERM', dataDir, /\.restoring$/);
    expect([child.exitCode, (await readdir(dataDir)).filter((name) => name !== 'restoring')]).toEqual([
      1,
      [],
    ]);
    await drop();
  });
});
