import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../src/platform/database/unfinished';
import { callCommand, type Place } from './support/commands';
import { backedUp, endAt, startCommand, untilInTime } from './support/cut-short';
import { fillDatabase } from './support/filled-database';
import { Places } from './support/places';
import { execute, rowsOf } from './support/rows';

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

it('a backup that is killed leaves no half one under the name of a whole one', async () => {
  await untilInTime(async (time) => {
    const half = join(source.dataDir, `half-${time}.zip`);
    const child = startCommand(source, ['backup', half]);
    await endAt(child, 'SIGKILL', source.dataDir, /^half-\d+\.zip\..*\.part$/);
    const isCut = !existsSync(half);
    if (isCut) expect(await callCommand(source, ['backup', half])).toMatchObject({ code: 0 });
    expect(await callCommand(source, ['restore', half, '--check'])).toMatchObject({ code: 0 });
    return isCut;
  });
});

it('a restore that is killed leaves no half database that a server would start on, and the next one restores it', async () => {
  const restored = async (place: Place): Promise<void> =>
    expect((await rowsOf(place.database)).orders).toEqual((await rowsOf(source.database)).orders);

  await untilInTime(async () => {
    const place = await places.empty();
    if (place.database.kind === 'sqlite') {
      await endAt(startCommand(place, ['restore', file]), 'SIGKILL', place.dataDir, /\.restoring$/);
      if (existsSync(place.database.file)) {
        await restored(place);
        return false;
      }
    } else {
      await fillDatabase(place.database, true);
      await execute(place.database, `CREATE TABLE ${UNFINISHED} (id int PRIMARY KEY)`);
      const line = 'DATABASE_URL: a restore into this database was not finished; run it again\n';
      for (const args of [['seed:load'], ['backup', join(place.dataDir, 'x.zip')]])
        expect(await callCommand(place, args)).toEqual({ code: 1, stdout: '', stderr: line });
    }
    expect(await callCommand(place, ['restore', file])).toMatchObject({ code: 0 });
    await restored(place);
    return true;
  });
});
