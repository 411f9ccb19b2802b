import { cutJournal } from '../src/platform/journal/cut';
import { Journal } from '../src/platform/journal/journal';
import { JournalEntry, JournalHead } from '../src/platform/journal/journal.entity';
import { verifyJournal } from '../src/platform/journal/verify';
import type { Database } from '../src/platform/database/database';
import {
  addJournalTriggers,
  dropJournalTriggers,
  isJournalGuarded,
} from '../src/platform/journal/journal-triggers';
import { connectDatabase } from '../src/storage/open';
import { fillDatabase } from './support/filled-database';
import { TestClock } from './support/test-app';
import { createTestDatabase, type TestDatabase } from './support/test-database';

let ground: TestDatabase;
let database: Database;
let clock: TestClock;
let journal: Journal;

beforeEach(async () => {
  ground = await createTestDatabase();
  await fillDatabase(ground.config, true);
  database = await connectDatabase(ground.config);
  clock = new TestClock();
  journal = new Journal(database, clock);
});

afterEach(async () => {
  await database.close();
  await ground.drop();
});

const entry = { kind: 'exported', account: 5, actor: { id: 1, role: 'admin' }, detail: 'Заказы' } as const;

const write = (count: number): Promise<void> =>
  database.write((tx) => journal.record(tx, ...Array.from({ length: count }, () => entry)));

const sql = (text: string): Promise<unknown> => database.write((tx) => tx.query(text));
const query = (text: string): Promise<unknown> => database.read.query(text);
const verdict = () => verifyJournal(database.read);

/** What somebody could do who may change the schema. */
async function unguarded(text: string): Promise<void> {
  await database.write((tx) => dropJournalTriggers(tx.query.bind(tx)));
  await sql(text);
}

describe('the journal', () => {
  it('is whole when it is empty, and after its first rows', async () => {
    expect(await verdict()).toEqual({ ok: true, rows: 0, last: 0, hash: '0'.repeat(64) });
    await write(3);
    expect(await verdict()).toEqual({
      ok: true,
      rows: 3,
      last: 3,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('is refused any change by the database itself', async () => {
    await write(3);
    expect(await isJournalGuarded(query)).toBe(true);
    for (const text of [
      "UPDATE journal SET detail = 'ничего' WHERE id = 2",
      'DELETE FROM journal WHERE id = 3',
      'DELETE FROM journal',
      "REPLACE INTO journal SELECT id, at, kind, accountId, actorId, actorRole, address, requestId, 'ничего', previous, hash, orderId FROM journal WHERE id = 2",
    ])
      await expect(sql(text)).rejects.toThrow(/append-only/);
    expect(await verdict()).toMatchObject({ ok: true, rows: 3 });
  });

  it.each([
    ['a changed word', "UPDATE journal SET detail = 'Договоры' WHERE id = 2", 2, /not what was written/],
    ['another actor', 'UPDATE journal SET actorId = NULL WHERE id = 4', 4, /not what was written/],
    [
      'another time',
      "UPDATE journal SET at = '2026-01-01 00:00:00.000' WHERE id = 1",
      1,
      /not what was written/,
    ],
    ['a row taken out', 'DELETE FROM journal WHERE id = 3', 4, /rows 3 to 3 are missing/],
    ['the end cut off', 'DELETE FROM journal WHERE id > 3', 4, /should go on to row 5/],
    ['the beginning cut off', 'DELETE FROM journal WHERE id < 3', 3, /rows 1 to 2 are missing/],
    ['everything gone', 'DELETE FROM journal', 1, /should go on to row 5/],
    ['a head that tells less', 'UPDATE journal_head SET last = 3', 4, /should end with row 3/],
    [
      'a forged hash',
      `UPDATE journal SET hash = '${'a'.repeat(64)}' WHERE id = 2`,
      2,
      /not what was written/,
    ],
    [
      'a row that begins anew',
      `UPDATE journal SET previous = '${'0'.repeat(64)}' WHERE id = 2`,
      2,
      /does not continue/,
    ],
  ])('%s is found', async (_what, text, id, why) => {
    await write(5);
    await unguarded(text);
    expect(await verdict()).toMatchObject({ ok: false, id, why: expect.stringMatching(why) });
  });

  it('goes on without holes or forks when many write at once, from two programs', async () => {
    const other = await connectDatabase(ground.config);
    const elsewhere = new Journal(other, clock);
    const many = Array.from({ length: 30 }, (_, index) =>
      index % 2 ? journal.note(entry) : other.write((tx) => elsewhere.record(tx, entry, entry)),
    );
    await Promise.all(many);
    await other.close();
    expect(await verdict()).toMatchObject({ ok: true, rows: 45, last: 45 });
  });

  it('keeps nothing of a unit that is undone', async () => {
    await write(1);
    const undone = database.write(async (tx) => {
      await journal.record(tx, entry);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await write(1);
    expect(await verdict()).toMatchObject({ ok: true, rows: 2 });
  });

  it('takes what comes at once into few units of work', async () => {
    const before = database.counts.done;
    await Promise.all(Array.from({ length: 200 }, () => journal.note(entry)));
    expect(database.counts.done - before).toBeLessThanOrEqual(3);
    expect(await verdict()).toMatchObject({ ok: true, rows: 200 });
  });

  it('reads the same whatever its words are', async () => {
    const detail = 'Ёж «№ 1»\\ \u0000 \'"\n\t \ud800 😀 '.repeat(60);
    await database.write((tx) => journal.record(tx, { ...entry, detail }));
    expect(await verdict()).toMatchObject({ ok: true, rows: 1 });
  });
});

describe('old rows of the journal', () => {
  const at = (day: string): Date => new Date(`${day}T12:00:00Z`);
  const cut = (before: Date) => cutJournal(database, journal, before);

  it('go on demand, which is itself a row, and the rest is whole', async () => {
    for (const day of ['2023-01-01', '2024-01-01', '2025-01-01']) {
      clock.set(at(day));
      await write(2);
    }
    expect(await cut(at('2024-06-01'))).toBe(4);
    expect(await database.read.countBy(JournalEntry, {})).toBe(3);
    expect(await verdict()).toMatchObject({ ok: true, rows: 3, last: 7 });
    await expect(sql('DELETE FROM journal WHERE id = 5')).rejects.toThrow(/append-only/);
    expect(await cut(at('2024-06-01'))).toBeNull();
    clock.set(at('2026-01-01'));
    expect(await cut(at('2025-06-01'))).toBe(7);
    expect(await verdict()).toMatchObject({ ok: true, rows: 1, last: 8 });
  });

  it('cannot go unseen by setting the mark alone', async () => {
    await write(4);
    await database.write((tx) => tx.update(JournalHead, { id: 1 }, { cutTo: 2 }));
    await sql('DELETE FROM journal WHERE id <= 2');
    expect(await verdict()).toMatchObject({ ok: false, id: 3, why: 'rows 1 to 2 are missing' });
  });
});

it('the triggers can be made again', async () => {
  await write(1);
  await unguarded('SELECT 1');
  expect(await isJournalGuarded(query)).toBe(false);
  await database.write((tx) => addJournalTriggers(tx.query.bind(tx)));
  expect(await isJournalGuarded(query)).toBe(true);
  await expect(sql('DELETE FROM journal')).rejects.toThrow(/append-only/);
});
