import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNFINISHED } from '../src/platform/database/unfinished';
import { callCommand, type Place } from './support/commands';
import { backedUp, endAt, startCommand, untilInTime } from './support/cut-short';
import { fillDatabase } from './support/filled-database';
import { Places } from './support/places';
import { execute } from './support/rows';
import { createTestDatabase } from './support/test-database';

jest.setTimeout(120_000);

let source: Place;
let file: string;
const places = new Places();

beforeAll(async () => {
  ({ source, file } = await backedUp(places));
});

afterAll(async () => {
  await places.drop();
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
    const child = startCommand(place, ['backup', '-']);
    await once(child.stdout, 'readable');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await readdir(place.dataDir)).toEqual([]);
  });

  it('a backup that comes from the standard input', async () => {
    const place = await places.empty();
    const child = startCommand(place, ['restore', '-']);
    child.stdin.on('error', () => undefined).write((await readFile(file)).subarray(0, 100_000));
    await endAt(child, 'SIGTERM', place.dataDir, /^restore-.*\.zip$/);
    expect([child.exitCode, await readdir(place.dataDir)]).toEqual([1, []]);
  });

  it('a database file that is being filled', async () => {
    await untilInTime(async () => {
      const { config: database, dataDir, drop } = await createTestDatabase('');
      const child = startCommand({ database, dataDir }, ['restore', file]);
      await endAt(child, 'SIGTERM', dataDir, /\.restoring$/);
      const left = (await readdir(dataDir)).filter((name) => name !== 'restoring');
      await drop();
      if (child.exitCode === 0) return false;
      expect([child.exitCode, left]).toEqual([1, []]);
      return true;
    });
  });
});
