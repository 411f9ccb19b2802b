import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import { ReadThreads } from '../src/platform/database/read-threads';

const folder = mkdtempSync(join(tmpdir(), 'shlyah-threads-'));
const file = join(folder, 'some.sqlite');
let threads: ReadThreads;

beforeAll(() => {
  const database = new EmbeddedDriver(file, {});
  database.pragma('journal_mode = WAL');
  database.exec('CREATE TABLE things (id INTEGER PRIMARY KEY)');
  database.exec('INSERT INTO things VALUES (1), (5), (77)');
  database.close();
  threads = new ReadThreads(file);
});

afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true, force: true });
});

const rows = (sql: string, ...values: unknown[]) => threads.ask({ sql, values });
const long = (most: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${most}) SELECT MAX(i) AS last FROM n`;

it('answers rows', async () => {
  expect(await rows('SELECT id FROM things WHERE id > ? ORDER BY id', 1)).toEqual([{ id: 5 }, { id: 77 }]);
});

it('answers as many questions as are asked at once', async () => {
  const asked = Array.from({ length: 9 }, (_, id) => rows('SELECT ? AS id', id));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 9 }, (_, id) => [{ id }]));
});

it('leaves the process its turns meanwhile, and answers a short question beside a long one', async () => {
  await Promise.all([rows('SELECT 1'), rows('SELECT 1')]);
  /** Whether the short one was answered first, and how many turns the process had until the long one was. */
  const beside = async (most: number): Promise<[isFirst: boolean, turns: number]> => {
    let turns = 0;
    let done = false;
    const asked = rows(long(most)).finally(() => (done = true));
    expect(await rows('SELECT 2 AS two')).toEqual([{ two: 2 }]);
    const isFirst = !done;
    while (!done) {
      await sleep(1);
      turns += 1;
    }
    expect(await asked).toEqual([{ last: most }]);
    return [isFirst, turns];
  };
  // A machine that leaves this process waiting meanwhile has a longer one to do.
  let [isFirst, turns] = await beside(3_000_000);
  if (!isFirst || turns <= 10) [isFirst, turns] = await beside(30_000_000);
  expect(isFirst).toBe(true);
  expect(turns).toBeGreaterThan(10);
});

it('says errors as the driver does, and refuses to write', async () => {
  await expect(rows('SELECT nothing FROM nowhere')).rejects.toMatchObject({ code: 'SQLITE_ERROR' });
  await expect(rows('DELETE FROM things RETURNING id')).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

it('has a new thread for one that has ended', async () => {
  const { threads: open } = threads as unknown as { threads: { worker: Worker }[] };
  expect(open.length).toBe(2);
  for (const { worker } of [...open]) await worker.terminate();
  expect(open.length).toBe(0);
  expect(await rows('SELECT 3 AS three')).toEqual([{ three: 3 }]);
});

/** How many threads keep the process from its end. */
const awaited = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;

it('keeps the process alive as long as it answers or is being closed, and no longer', async () => {
  const other = new ReadThreads(file);
  const ask = (sql: string) => other.ask({ sql, values: [] });
  const before = awaited();
  for (let time = 1; time <= 2; time++) {
    const asked = ask('SELECT 1');
    expect(awaited()).toBe(before + 1);
    await asked;
    expect(awaited()).toBe(before);
  }
  const closed = other.close();
  expect(awaited()).toBe(before + 1);
  await closed;
  expect(awaited()).toBe(before);
});

// Two threads begin, end and make room for the third question.
it('says of each question why there is no answer where a thread cannot open the file', async () => {
  const other = new ReadThreads(join(folder, 'none', 'some.sqlite'));
  const asked = [1, 2, 3].map((id) => other.ask({ sql: `SELECT ${id}`, values: [] }));
  for (const failure of await Promise.allSettled(asked))
    expect(failure).toMatchObject({
      status: 'rejected',
      reason: { message: /unable to open|ConnectionFailed/ },
    });
  await other.close();
});

it('is closed when what is being answered has been; nothing else is answered', async () => {
  const other = new ReadThreads(file);
  const ask = (sql: string) => other.ask({ sql, values: [] });
  const asked = [ask(long(3_000_000)), ask(long(3_000_000))];
  let answered = 0;
  for (const one of asked) void one.then(() => (answered += 1));
  const refused = expect(ask('SELECT 1')).rejects.toThrow('not open');
  await other.close();
  expect(answered).toBe(2);
  await refused;
  expect(await Promise.all(asked)).toEqual([[{ last: 3_000_000 }], [{ last: 3_000_000 }]]);
  await expect(ask('SELECT 1')).rejects.toThrow('not open');
});
