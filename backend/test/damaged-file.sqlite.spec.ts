import { closeSync, openSync, statSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { LIMITS } from '../src/platform/database/damaged-file';
import { EmbeddedDriver } from '../src/platform/database/embedded-driver';
import { openDatabase } from '../src/storage/open';
import { callCommand } from './support/commands';
import { fillDatabase } from './support/filled-database';
import { createTestDatabase, type TestDatabase } from './support/test-database';

const PAGE = 4096;

let place: TestDatabase;
let file: string;

beforeEach(async () => {
  place = await createTestDatabase('');
  file = place.config.kind === 'sqlite' ? place.config.file : '';
  await fillDatabase(place.config, false);
  // Until all pages are in the file itself.
  ask('PRAGMA wal_checkpoint(TRUNCATE)');
});

afterEach(async () => {
  jest.restoreAllMocks();
  await place.drop();
});

const open = () => openDatabase({ database: place.config, demo: false }, () => new Date());

function ask(sql: string): unknown[] {
  const database = new EmbeddedDriver(file, {});
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

/** The number of the page where a table begins, from 0. */
function rootOf(table: string): number {
  const rows = ask(`SELECT rootpage FROM sqlite_master WHERE name = '${table}'`) as { rootpage: number }[];
  return (rows[0]?.rootpage ?? 0) - 1;
}

/** Something else is written over pages of the file. */
function overwrite(page: number, count: number): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(count * PAGE, 'Дорогая тётя! '), 0, count * PAGE, page * PAGE);
  closeSync(handle);
}

const harms: [string, () => void][] = [
  ['cut', () => truncateSync(file, Math.floor(statSync(file).size / PAGE / 2) * PAGE)],
  ['cut in its first page', () => truncateSync(file, 1000)],
  ['something else', () => writeFileSync(file, 'Дорогая тётя! '.repeat(1000))],
  ['overwritten where a table begins', () => overwrite(rootOf('cities'), 1)],
];

const refused = () => ({
  code: 'SQLITE_CORRUPT',
  message: expect.stringMatching(
    `^The file ${file} is damaged: .+\\. Put the whole one in its place, or restore a backup with --replace$`,
  ),
});

it.each(harms)('a file that is %s is refused before anything is written', async (_what, harm) => {
  harm();
  await expect(open()).rejects.toMatchObject(refused());
});

it.each(harms)('a large file that is %s is refused without being read whole', async (_what, harm) => {
  jest.replaceProperty(LIMITS, 'wholeBytes', 0);
  harm();
  await expect(open()).rejects.toMatchObject(refused());
});

it('a small file is looked through', async () => {
  // Neither the first nor the last row of a table is there.
  const [{ pageno } = { pageno: 0 }] = ask(
    "SELECT pageno FROM dbstat WHERE name = 'cities' AND pagetype = 'leaf' ORDER BY path LIMIT 1 OFFSET 1",
  ) as { pageno: number }[];
  overwrite(pageno - 1, 1);
  await expect(open()).rejects.toMatchObject(refused());
});

it('a whole file is opened, however large, and what a rule of a table excludes harms nothing', async () => {
  const database = await open();
  await database.write((tx) => tx.query('CREATE TABLE ruled (at int CHECK (at > 0))'));
  await database.write((tx) => tx.query('PRAGMA ignore_check_constraints = ON'));
  await database.write((tx) => tx.query('INSERT INTO ruled VALUES (-1)'));
  await database.close();
  await (await open()).close();
  jest.replaceProperty(LIMITS, 'wholeBytes', 0);
  await (await open()).close();
});

it('a command says it in its one line', async () => {
  truncateSync(file, 1000);
  const { code, stderr } = await callCommand({ database: place.config, dataDir: place.dataDir }, [
    'orders:recount',
  ]);
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The file \S+ is damaged: database disk image is malformed\. .* --replace\n$/),
  ]);
});
