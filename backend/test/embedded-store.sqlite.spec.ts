import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/platform/database/database';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import { Revision } from '../src/platform/database/revision.entity';
import { openDatabase } from '../src/storage/open';

let folder: string;
let database: Database;
/** Another program beside the one that writes. */
let other: EmbeddedDriver;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shlyah-store-'));
  const file = join(folder, 'new', 'deep', 'some.sqlite');
  const place = { database: { kind: 'sqlite' as const, file }, demo: false };
  database = await openDatabase(place, () => new Date('2026-11-20T12:00:00Z'), 200);
  other = new EmbeddedDriver(file, { timeout: 0 });
});

beforeEach(() => other.exec('DELETE FROM revisions WHERE version = 77'));

afterEach(() => jest.restoreAllMocks());

afterAll(async () => {
  other.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (name: string) =>
  database.write(async (tx) => {
    // Nobody else may begin to write meanwhile: what is read here is still so when it is saved.
    expect(() => other.exec('BEGIN IMMEDIATE')).toThrow('locked');
    await tx.insert(Revision, { name, version: 77 });
  });

const failing = () =>
  database.write(async (tx) => {
    await tx.insert(Revision, { name: 'undone', version: 77 });
    throw new Error('undone on purpose');
  });

/** What the other program sees of it. */
const kept = (): unknown[] => other.prepare('SELECT name FROM revisions WHERE version = 77').all();

type Exec = (this: EmbeddedDriver, sql: string, real: (sql: string) => void) => void;

/** Has SQLite answer otherwise to such a statement, so many times. */
function answer(statement: string, times: number, otherwise: Exec): void {
  const real = EmbeddedDriver.prototype.exec;
  let left = times;
  jest.spyOn(EmbeddedDriver.prototype, 'exec').mockImplementation(function (this: EmbeddedDriver, sql) {
    if (sql === statement && left-- > 0) otherwise.call(this, sql, real.bind(this));
    else real.call(this, sql);
  });
}

const refuse = (): never => {
  throw new Error('disk I/O error');
};

describe('a transaction that SQLite does not end as it is told to', () => {
  it.each<[string, Exec]>([
    ['that cannot be rolled back', refuse],
    [
      'that was rolled back with an error',
      (sql, real) => {
        real(sql);
        refuse();
      },
    ],
  ])('%s is of no more trouble to the next units', async (_what, otherwise) => {
    answer('ROLLBACK', 1, otherwise);
    await expect(failing()).rejects.toThrow('undone on purpose');
    await add('a');
    await expect(failing()).rejects.toThrow('undone on purpose');
    await add('b');
    expect(kept()).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('is not said to be saved when COMMIT has not ended it', async () => {
    answer('COMMIT', 1, () => undefined);
    await expect(add('undone')).rejects.toThrow('COMMIT left the connection inside a transaction');
    await add('a');
    expect(kept()).toEqual([{ name: 'a' }]);
  });

  it('is given up with its connection, and the next unit opens one where that has failed', async () => {
    answer('ROLLBACK', 1, refuse);
    const pragma = jest.spyOn(EmbeddedDriver.prototype, 'pragma').mockImplementationOnce(refuse);
    await expect(failing()).rejects.toThrow('undone on purpose');
    expect(pragma).toHaveBeenCalledTimes(1);
    await add('a');
    await add('b');
    expect(kept()).toEqual([{ name: 'a' }, { name: 'b' }]);
  });
});

it('many units of work leave the rest of the process its turns', async () => {
  // A millisecond goes by each time the clock is asked, on a machine of any speed.
  let now = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let turns = 0;
  let done = false;
  const turn = (): void => {
    turns += 1;
    if (!done) setImmediate(turn);
  };
  setImmediate(turn);
  const bump = () => database.write((tx) => tx.increment(Revision, { name: 'points' }, 'version', 1));
  await Promise.all(Array.from({ length: 400 }, bump));
  done = true;
  expect(turns).toBeGreaterThan(30);
});

it('the file is written through a log, so that nobody who reads waits for those who write', async () => {
  await add('a');
  expect(other.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
});

it('who opens it keeps one connection that writes and one that reads, and not the one that made the tables', async () => {
  const closed = jest.spyOn(EmbeddedDriver.prototype, 'close');
  const place = { database: { kind: 'sqlite' as const, file: join(folder, 'second.sqlite') }, demo: false };
  const second = await openDatabase(place, () => new Date());
  expect(closed).toHaveBeenCalledTimes(1);
  await second.close();
  expect(closed).toHaveBeenCalledTimes(3);
});
