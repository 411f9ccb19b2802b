import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { ArchiveReader } from '../src/operations/commands/backup/archive-reader';
import type { Manifest } from '../src/operations/commands/backup/manifest';
import { CommandError } from '../src/operations/commands/run-command';
import { openDatabase } from '../src/storage/open';
import { callCommand, runCommand, type Place } from './support/commands';
import { addUser } from './support/factories';
import { execute, rowsOf } from './support/rows';
import { startTestApp, type TestApp } from './support/test-app';
import { Places } from './support/places';
import { createTestDatabase } from './support/test-database';

jest.setTimeout(120_000);

let test: TestApp;
let source: Place;
let file: string;
let bytes: Buffer;
const places = new Places();

const run = (place: Place, ...args: string[]) => runCommand(place, args);

/** This process has loaded the tables as the engine under test has them, which may be another than a file's. */
const onFile = process.env.TEST_DATABASE_URL ? runCommand : callCommand;

/** What must not change when a restore is refused: every row and every file. */
async function contents(place: Place): Promise<unknown> {
  const { database, dataDir } = place;
  const names = (await readdir(dataDir, { recursive: true }))
    .filter((name) => !/-(wal|shm)$/.test(name))
    .sort();
  const isThere = database.kind === 'mysql' || existsSync(database.file);
  return [names, isThere ? await rowsOf(database) : null];
}

const refusal = (stderr: string) => ({ code: 1, stdout: '', stderr });

/** A refusal is one line and code 1, and nothing has changed. */
async function refuses(place: Place, args: string[], line: string | RegExp): Promise<void> {
  const before = await contents(place);
  const { code, stdout, stderr } = await callCommand(place, ['restore', ...args]);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(line)]);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(await contents(place)).toEqual(before);
}

/** The backup with some of its entries changed, in its own order. */
async function repacked(change: (name: string, content: Buffer) => Buffer | null): Promise<Buffer> {
  const zip = new ZipFile();
  const whole = await fromBufferPromise(bytes);
  for await (const entry of whole.eachEntry()) {
    const content = change(entry.fileName, await buffer(await whole.openReadStreamPromise(entry)));
    if (content) zip.addBuffer(content, entry.fileName, { mtime: new Date(), mode: 0o100600 });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const withManifest = (change: (manifest: Manifest) => object): Promise<Buffer> =>
  repacked((name, content) =>
    name === 'manifest.json'
      ? Buffer.from(JSON.stringify(change(JSON.parse(content.toString()) as Manifest)))
      : content,
  );

beforeAll(async () => {
  test = await startTestApp();
  source = test.config;
  await mkdir(join(source.dataDir, 'templates'));
  await writeFile(join(source.dataDir, 'templates/dogovor.docx'), 'бланк');
  file = join(source.dataDir, 'good.zip');
  expect(await run(source, 'backup', file)).toMatchObject({ code: 0 });
  bytes = await readFile(file);
});

afterAll(async () => {
  await test.close();
  await places.drop();
});

describe('a file that is no whole backup', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['cut', () => bytes.subarray(0, bytes.length - 100), /no backup or it is damaged/],
    ['empty', () => Buffer.alloc(0), /no backup or it is damaged/],
    ['of another kind', () => Buffer.from('%PDF-1.4'.repeat(1000)), /no backup or it is damaged/],
    [
      'a zip of something else',
      () => repacked((name, all) => (name === 'manifest.json' ? null : all)),
      /bad\.zip cannot be used: there is no list of contents\.$/m,
    ],
    [
      'a manifest of something else',
      () => withManifest(() => ({ manifest_version: 3 })),
      /bad\.zip cannot be used: its list of contents is of another program\.$/m,
    ],
    [
      'of a newer format',
      () => withManifest((all) => ({ ...all, formatVersion: 2 })),
      /bad\.zip cannot be used: it was made by a newer version of the program\.$/m,
    ],
    [
      'of a newer schema',
      () => withManifest((all) => ({ ...all, migrations: [...all.migrations, 'Later1'] })),
      /^The backup was made by a newer version .*: Later1 is not known here\.$/m,
    ],
    [
      'without a table',
      () => repacked((name, all) => (name === 'tables/orders.ndjson' ? null : all)),
      /tables\/orders\.ndjson is missing/,
    ],
    [
      'with other rows',
      () =>
        repacked((name, all) =>
          name === 'tables/users.ndjson' ? Buffer.from(all.toString().replace('"admin"', '"manager"')) : all,
        ),
      /tables\/users\.ndjson is not what was written/,
    ],
    [
      'with other rows of the same length',
      () =>
        repacked((name, all) =>
          name === 'tables/users.ndjson' ? Buffer.from(all.toString().replace('"admin"', '"nimda"')) : all,
        ),
      /tables\/users\.ndjson is not what was written/,
    ],
  ])('%s is refused', async (_kind, make, line) => {
    const place = await places.empty();
    const bad = join(place.dataDir, 'bad.zip');
    await writeFile(bad, await make());
    await refuses(place, [bad], line);
  });

  it('that is not there is refused', async () => {
    await refuses(await places.empty(), ['absent.zip'], /absent\.zip cannot be read \(ENOENT\)\.$/m);
  });

  it('is never taken for a good one, wherever a bit has fallen over or the end is missing', async () => {
    const contentsOf = async (path: string): Promise<string[]> => {
      const archive = await ArchiveReader.open(path);
      try {
        await archive.verify();
        return [JSON.stringify(archive.manifest)];
      } finally {
        archive.close();
      }
    };
    const whole = await contentsOf(file);
    const bad = join(source.dataDir, 'bad.zip');
    for (let index = 0, times = process.env.TEST_FULL ? 300 : 60; index < times; index++) {
      const at = Math.floor((bytes.length * index) / times);
      const damaged = index % 2 === 0 ? Buffer.from(bytes) : bytes.subarray(0, at);
      if (index % 2 === 0) damaged[at] = (damaged[at] ?? 0) ^ (1 << (index % 8));
      await writeFile(bad, damaged);
      const outcome = await contentsOf(bad).catch((error: unknown) => error);
      // Times and the like that nobody reads may be wrong; what is restored may not.
      if (!(outcome instanceof CommandError)) expect([at, outcome]).toEqual([at, whole]);
    }
  });
});

describe('a place that is not empty', () => {
  it('is left alone unless it is to be replaced, and then has what the backup holds', async () => {
    const place = await places.empty();
    const args = ['admin:create', '--email', 'old@example.by', '--name', 'Прежний'];
    expect(await runCommand(place, args, { stdin: 'parol-prezhnij\n' })).toMatchObject({ code: 0 });
    await mkdir(join(place.dataDir, 'templates'));
    await writeFile(join(place.dataDir, 'templates/zayavka.xlsx'), 'прежний бланк');
    await refuses(place, [file], /^DATA_DIR: .*zayavka\.xlsx is there; --replace puts it aside\.$/m);
    const { code, stdout } = await callCommand(place, ['restore', file, '--replace']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Restored: \d+ tables, .* made by version /)]);
    expect(await readdir(join(place.dataDir, 'templates'))).toEqual(['dogovor.docx']);
    const { users } = await rowsOf(place.database);
    expect(users).toEqual((await rowsOf(source.database)).users);
    const aside = [...stdout.matchAll(/^What was there before: (.*)$/gm)].map(([, path]) => path as string);
    expect(aside).toHaveLength(place.database.kind === 'sqlite' ? 2 : 1);
    expect(await readdir(aside.at(-1) as string)).toEqual(['zayavka.xlsx']);
    if (place.database.kind === 'sqlite')
      expect((await rowsOf({ kind: 'sqlite', file: aside[0] as string })).users?.join()).toContain(
        'old@example.by',
      );
  });

  it('with an account is left alone', async () => {
    const place = await places.empty();
    await (await openDatabase({ database: place.database, demo: true }, () => new Date())).close();
    await refuses(
      place,
      [file],
      'DATABASE_URL: the database is not empty; --replace replaces what it holds.',
    );
  });

  it('but has no accounts yet counts as empty', async () => {
    const place = await places.empty();
    expect(await run(place, 'seed:load', '--users', '0', '--orders', '0')).toMatchObject({ code: 0 });
    expect(await callCommand(place, ['restore', file])).toMatchObject({ code: 0 });
  });

  it('with tables of another program is left alone even then', async () => {
    const place = await places.empty();
    await execute(place.database, 'CREATE TABLE letters_of_my_aunt (id int PRIMARY KEY)');
    const line = 'DATABASE_URL: the database holds tables of another program (letters_of_my_aunt)\n';
    await refuses(place, [file, '--replace'], line.replace(/[().]/g, '\\$&'));
  });
});

it('a database that a server works on is not replaced', async () => {
  const running = await startTestApp();
  await addUser(running);
  const line = 'The database is in use: stop the server and whatever else has it open, then repeat.';
  await refuses(running.config, [file, '--replace'], line);
  expect(await addUser(running)).toMatchObject({ role: 'customer' });
  await running.close();
});

it('a folder that cannot be written to is named before anything is changed', async () => {
  const { database } = await places.empty();
  const { code, stderr } = await callCommand({ database, dataDir: '/proc/shlyah' }, ['restore', file]);
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR: cannot write to \/proc\/shlyah \(/)]);
});

it('neither what a killed restore has left nor an empty folder is taken for a template', async () => {
  const place = await places.empty();
  await mkdir(join(place.dataDir, 'templates/empty'), { recursive: true });
  await mkdir(join(place.dataDir, 'restoring/templates'), { recursive: true });
  await writeFile(join(place.dataDir, 'restoring/templates/zayavka.xlsx'), 'половина');
  if (place.database.kind === 'sqlite') await writeFile(`${place.database.file}.restoring`, 'половина');
  expect(await callCommand(place, ['restore', file])).toMatchObject({ code: 0, stderr: '' });
  expect(await readdir(join(place.dataDir, 'templates'))).toEqual(['dogovor.docx']);
});

it('a file that is no database is put aside only when it is told to', async () => {
  const { dataDir } = await places.empty();
  const letter = join(dataDir, 'letter.txt');
  await writeFile(letter, 'Дорогая тётя! '.repeat(100));
  const place: Place = { dataDir, database: { kind: 'sqlite', file: letter } };
  expect(await onFile(place, ['restore', file])).toEqual(
    refusal(`${letter} is no database; --replace puts it aside.\n`),
  );
  expect(await readFile(letter, 'utf8')).toContain('тётя');
  expect(await onFile(place, ['restore', file, '--replace'])).toMatchObject({ code: 0 });
  const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('letter.txt.before-'));
  expect(await readFile(join(dataDir, aside), 'utf8')).toContain('тётя');
});

/** The backup with the first instant of its users cut to the second, which the database gives back whole. */
function cutInstant(): Promise<Buffer> {
  let users = Buffer.alloc(0);
  return repacked((name, all) => {
    if (name === 'tables/users.ndjson')
      return (users = Buffer.from(all.toString().replace(/(:\d\d)\.\d{3}"/, '$1"')));
    if (name !== 'manifest.json') return all;
    const manifest = JSON.parse(all.toString()) as Manifest;
    const sha256 = createHash('sha256').update(users).digest('hex');
    for (const one of manifest.tables)
      if (one.name === 'users') Object.assign(one, { bytes: users.length, sha256 });
    return Buffer.from(JSON.stringify(manifest));
  });
}

it.each<[string, () => Promise<Buffer>, string]>([
  [
    'of a table with other columns',
    () =>
      withManifest((all) => ({
        ...all,
        tables: all.tables.map((one) => ({ ...one, columns: one.columns.slice(1) })),
      })),
    "The backup's table users is not the one of this program.\n",
  ],
  [
    'whose rows the database does not give back',
    cutInstant,
    'The database does not give back what was written into users.\n',
  ],
])('a backup %s leaves no half database behind', async (_kind, make, line) => {
  // A server keeps what is half done, under a mark.
  const { config: database, dataDir, drop } = await createTestDatabase('');
  const bad = join(dataDir, 'bad.zip');
  await writeFile(bad, await make());
  expect(await onFile({ database, dataDir }, ['restore', bad])).toEqual(refusal(line));
  expect(await readdir(dataDir)).toEqual(['bad.zip']);
  await drop();
});

it('knows no other options', async () => {
  await refuses(
    await places.empty(),
    [file, '--force'],
    /^Unknown option '--force'\. Usage: restore <file\.zip> /,
  );
  await refuses(await places.empty(), [], /^One file is expected\. Usage: restore <file\.zip> /);
});
