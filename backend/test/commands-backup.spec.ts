import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Table } from 'typeorm';
import { ArchiveReader } from '../src/operations/commands/backup/archive-reader';
import { ArchiveWriter } from '../src/operations/commands/backup/archive-writer';
import { readRows } from '../src/operations/commands/backup/rows';
import { DERIVED, NOT_COPIED } from '../src/operations/commands/backup/tables';
import { StoredFile } from '../src/platform/files/stored-file.entity';
import { HistoryEvent } from '../src/platform/journal/history/event.entity';
import { Email } from '../src/modules/notifications/channels/email.entity';
import { Mailer } from '../src/modules/notifications/channels/mailer';
import { Sender } from '../src/modules/integrations/webhooks/sender';
import { NEVER } from '../src/modules/notifications/channels/retry';
import { City } from '../src/modules/points/city.entity';
import { User } from '../src/modules/users/model/user.entity';
import { callCommand, runCommand, type CommandResult, type Place } from './support/commands';
import { addOrder, addUser } from './support/factories';
import { addProof } from './support/proofs';
import { rowsOf, type Rows } from './support/rows';
import { startTestApp, type TestApp } from './support/test-app';
import { Places } from './support/places';

let test: TestApp;
let source: Place;
let file: string;
let rows: Rows;
let cookie: string | undefined;
const places = new Places();

// Only where a server is under test can a copy go from one engine to the other.
const kindOfSource = process.env.TEST_DATABASE_URL ? 'mysql' : 'sqlite';
const through = process.env.TEST_FULL
  ? (['sqlite', 'sqlite', 'mysql', 'mysql'] as const)
  : (['sqlite', 'mysql'] as const);
const road = kindOfSource === 'mysql' ? through : (['sqlite'] as const);

jest.setTimeout(120_000);

const good: CommandResult = { code: 0, stdout: expect.any(String), stderr: '' };

/** This process has loaded the tables as the engine under test has them. */
const run = (place: Place, args: string[]) =>
  (place.database.kind === kindOfSource ? callCommand : runCommand)(place, args);

async function backedUp(place: Place, name: string): Promise<string> {
  const path = join(source.dataDir, name);
  const line = new RegExp(`^${path}: \\d+ tables, [\\d,]+ rows, 1 files; made by version .*\\n$`);
  expect(await run(place, ['backup', path])).toEqual({ ...good, stdout: expect.stringMatching(line) });
  return path;
}

async function restored(from: string, engine?: 'sqlite' | 'mysql'): Promise<Place> {
  const place = await places.empty(engine);
  expect(await run(place, ['restore', from, '--ahead', '0'])).toEqual(good);
  return place;
}

/** What a restore brings back: all that is copied, and the words, which it writes from the texts. */
async function copiedRows(place: Place): Promise<Rows> {
  const all = await rowsOf(place.database);
  const derived = DERIVED.filter((table) => table !== 'order_words');
  for (const table of [...derived, ...NOT_COPIED, 'migrations', 'migration_lease']) delete all[table];
  // A running server writes that it is there from time to time, also between two backups.
  all['chores'] = all['chores']?.filter((row) => !row.includes('"server-')) ?? [];
  return all;
}

const hard = '🚚 Ёж "О’Нил" \\ \' ` %s {d.x} \u2028\u2029\r\n\tконец ';
const at = new Date('2026-02-28T23:59:59.001Z');

beforeAll(async () => {
  test = await startTestApp();
  source = test.config;
  const person = await addUser(test, { name: hard, organization: '', unp: null, createdAt: at });
  cookie = (await test.signedIn(person)).cookie;
  const bytes = Buffer.from(Array.from({ length: 1_000_003 }, (_, index) => (index * 7) % 256));
  await test.database.write(async (tx) => {
    for (const id of ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(32)))
      await tx.insert(StoredFile, {
        id,
        ownerId: person.id,
        kind: 'scan',
        name: hard,
        mime: 'image/png',
        size: bytes.length,
        content: bytes,
        createdAt: at,
      });
    await addProof(tx, bytes, hard);
    await tx.update(City, { id: 1 }, { lat: -1, lon: -179_999_999 });
    const event = { subject: 'order', subjectId: 1, actorName: hard, at, field: 'x' } as const;
    await tx.insert(HistoryEvent, { ...event, fromValue: null, toValue: '' });
    await tx.insert(HistoryEvent, { ...event, fromValue: 'ё🚚'.repeat(60_000), toValue: hard });
    const letter = { messageId: 'x', recipient: 'anna@example.by', subject: hard, body: hard, attempts: 0 };
    await tx.insert(Email, { ...letter, createdAt: at, nextAttemptAt: NEVER, sentAt: null });
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
    const due = { messageId: 'waiting', nextAttemptAt: tomorrow };
    await tx.insert(Email, { ...letter, ...due, createdAt: new Date(), sentAt: null });
  });
  await addOrder(test, person);
  const last = await addOrder(test, person);
  await (await test.as('admin')).delete(`/api/order/${last.id}`);
  await test.visitor().post('/api/user/forgotPassword', { body: { email: 'person@demo.by' } });
  await mkdir(join(source.dataDir, 'templates'), { recursive: true });
  await writeFile(join(source.dataDir, 'templates/dogovor.docx'), 'бланк договора');
  await test.app.get(Sender).onModuleDestroy();
  file = await backedUp(source, 'first.zip');
  rows = await copiedRows(source);
});

afterAll(async () => {
  await test.close();
  await places.drop();
});

describe('a backup', () => {
  it('is whole, readable by its owner only, and leaves nothing else beside it', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(source.dataDir)).filter((name) => /part|zip/.test(name))).toEqual(['first.zip']);
    const { code, stdout } = await callCommand(source, ['restore', file, '--check']);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/first\.zip: \d+ tables, [\d,]+ rows, 1 files; made by/),
    ]);
  });

  it('never takes the place of a file', async () => {
    const before = await readFile(file);
    const { code, stderr } = await callCommand(source, ['backup', file]);
    expect([code, stderr]).toEqual([1, `${file} exists already and is left as it is.\n`]);
    expect(await readFile(file)).toEqual(before);
  });

  it('of nothing is refused and makes nothing', async () => {
    const place = await places.empty();
    const { code, stderr } = await callCommand(place, ['backup', join(place.dataDir, 'x.zip')]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL: (there is no|the) database .*\n$/),
    ]);
    expect((await readdir(place.dataDir)).filter((name) => name.startsWith('x'))).toEqual([]);
  });

  it('goes to the standard output and comes from the standard input', async () => {
    // A folder that is not there yet is made.
    const elsewhere = { ...source, dataDir: join(source.dataDir, 'elsewhere') };
    const { code, stdout, stderr } = await runCommand(elsewhere, ['backup', '-'], { encoding: 'latin1' });
    expect([code, stderr]).toEqual([0, expect.stringMatching(/^\d+ tables/)]);
    expect(await readdir(elsewhere.dataDir)).toEqual([]);
    const empty = await places.empty();
    const place = { ...empty, dataDir: join(empty.dataDir, 'new') };
    expect(
      await runCommand(place, ['restore', '-', '--ahead', '0'], { stdin: Buffer.from(stdout, 'latin1') }),
    ).toEqual(good);
    expect(await copiedRows(place)).toEqual(await copiedRows(await restored(file)));
    expect((await readdir(place.dataDir)).filter((name) => /zip|part|restor/.test(name))).toEqual([]);
  });

  it('is a file in another folder before it goes to the standard output, where one is named', async () => {
    const temp = join(source.dataDir, 'other disk');
    const gone = join(source.dataDir, 'gone');
    await mkdir(temp);
    // A file in its place: DATA_DIR itself takes nothing, as on a full disk.
    const place = { ...source, dataDir: join(temp, 'full') };
    await writeFile(place.dataDir, '');
    const say = async (args: string[], env = {}) => {
      const { code, stdout, stderr } = await runCommand(place, ['backup', '-', ...args], { env });
      return [code, stdout.slice(0, 2), stderr];
    };
    const made = [0, 'PK', expect.stringMatching(/^\d+ tables/)];
    expect(await say(['--temp', temp])).toEqual(made);
    expect(await say([], { TMPDIR: temp })).toEqual(made);
    expect((await readdir(temp)).filter((name) => /zip|part/.test(name))).toEqual([]);
    expect(await say([])).toEqual([1, '', expect.stringMatching(/^DATA_DIR: cannot write to /)]);
    expect(await say(['--temp', gone], { TMPDIR: temp })).toEqual([1, '', expect.stringContaining(gone)]);
    expect(await callCommand(source, ['backup', 'x.zip', '--temp', temp])).toEqual({
      code: 1,
      stdout: '',
      stderr: '--temp is for the standard output. Usage: backup <file.zip>, or - [--temp <folder>]\n',
    });
  });
});

describe('a restored copy', () => {
  const held = (all: Rows): Rows => ({ ...all, emails: [] });

  it(`has every row of the first one: ${[kindOfSource, ...road].join(' → ')}`, async () => {
    let from = file;
    for (const [index, engine] of road.entries()) {
      const place = await restored(from, engine);
      expect(held(await copiedRows(place))).toEqual(held(rows));
      from = await backedUp(place, `${index}.zip`);
    }
  });

  it('has the templates of the staff', async () => {
    const { dataDir } = await restored(file);
    expect(await readFile(join(dataDir, 'templates/dogovor.docx'), 'utf8')).toBe('бланк договора');
  });

  it('starts, lets people log in by their passwords and gives new orders new numbers', async () => {
    const copy = await startTestApp({ ...(await restored(file)), demo: false });
    const company = await copy.as('company');
    const lastId = Math.max(...(rows.orders ?? []).map((row) => Number(/\["id",(\d+)\]/.exec(row)?.[1])));
    const person = await copy.database.read.findOneByOrFail(User, { name: hard });
    // The order after the last one was deleted before the backup; its number is known to people.
    expect((await addOrder(copy, person)).id).toBe(lastId + 2);
    expect((await company.get('/api/order')).body).toMatchObject({ total: 3 });
    expect((await copy.visitor().get(`/api/files/${'a'.repeat(32)}`)).status).not.toBe(500);
    await copy.close();
  });

  it('knows no session, no link that sets a password and no letter to send', async () => {
    const place = await restored(file);
    const all = await rowsOf(place.database);
    expect(NOT_COPIED.map((table) => all[table])).toEqual(NOT_COPIED.map(() => []));
    const copy = await startTestApp({ ...place, demo: false });
    const revived = copy.visitor();
    revived.cookie = cookie;
    expect((await revived.get('/api/user')).status).toBe(401);
    const waiting = await copy.database.read.findOneByOrFail(Email, { messageId: 'waiting' });
    expect(waiting.nextAttemptAt).toEqual(NEVER);
    copy.clock.set(new Date(Date.now() + 30 * 24 * 60 * 60_000));
    await copy.app.get(Mailer).deliverDue();
    expect(existsSync(join(place.dataDir, 'mail'))).toBe(false);
    await copy.close();
  });

  it('sends the letters that waited when it is told to', async () => {
    const place = await places.empty();
    expect(await callCommand(place, ['restore', file, '--with-mail', '--ahead', '0'])).toEqual(good);
    expect(await copiedRows(place)).toEqual(rows);
    const copy = await startTestApp({ ...place, demo: false });
    copy.clock.set(new Date(Date.now() + 30 * 24 * 60 * 60_000));
    await copy.app.get(Mailer).deliverDue();
    const letters = await readdir(join(place.dataDir, 'mail'));
    expect(letters.filter((name) => name.includes('anna@example.by'))).toHaveLength(1);
    await copy.close();
  });
});

describe('while a backup is made', () => {
  const path = () => join(source.dataDir, 'meanwhile.zip');
  const { add } = ArchiveWriter.prototype;

  afterEach(() => jest.restoreAllMocks());

  it('what is written to the database is not in it: it is of one moment', async () => {
    jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementationOnce(async function (
      this: ArchiveWriter,
      ...first
    ) {
      await addUser(test, { email: 'meanwhile@example.by' });
      return add.apply(this, first);
    });
    await backedUp(source, 'meanwhile.zip');
    const archive = await ArchiveReader.open(path());
    let users = '';
    for await (const { text } of archive.lines('users')) users += text;
    archive.close();
    expect(users).toContain('person@demo.by');
    expect(users).not.toContain('meanwhile@example.by');
    await rm(path());
  });

  it('a disk that does not give back what was written leaves no backup', async () => {
    const other = 'f'.repeat(64);
    jest.spyOn(ArchiveWriter.prototype, 'add').mockImplementationOnce(async function (
      this: ArchiveWriter,
      ...first
    ) {
      return { ...(await add.apply(this, first)), sha256: other };
    });
    const { code, stderr } = await callCommand(source, ['backup', path()]);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be used: tables\/\w+\.ndjson is not what was written\.\n$/),
    ]);
    expect((await readdir(source.dataDir)).filter((name) => name.startsWith('meanwhile'))).toEqual([]);
  });

  it('few files of people are held in memory at once', async () => {
    const runner = test.database.read.connection.createQueryRunner();
    const [files] = await runner.getTables(['files']);
    const sizes: number[] = [];
    for await (const page of readRows(runner, files as Table)) sizes.push(page.length);
    await runner.release();
    expect(sizes).toEqual([4, 1]);
  });
});

it('a table that holds secret links is not copied', async () => {
  const all = await rowsOf(source.database);
  const secret = Object.keys(all).filter((table) => all[table]?.some((row) => /"\w*token\w*"/i.test(row)));
  expect(secret.sort()).toEqual(['devices', 'password_resets', 'sessions']);
  for (const table of secret) expect(NOT_COPIED).toContain(table);
});
