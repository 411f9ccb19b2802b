import { MoreThan, type EntityManager } from 'typeorm';
import { GENESIS_HASH, hashOf } from './chain';
import { cutDetail } from './cut';
import { JournalEntry, JournalHead } from './journal.entity';

/** Rows read at once. */
const page = 1000;

/** The result of a check of the journal. */
export type JournalVerdict =
  | { ok: true; rows: number; last: number; hash: string }
  /** `id`: the first row with which something is wrong. */
  | { ok: false; id: number; why: string };

/** Follows the chain from its first row to its head, also while rows are being added. */
export async function verifyJournal(manager: EntityManager): Promise<JournalVerdict> {
  const atLeast = await headOf(manager);
  const first = await beginning(manager);
  let { id, hash } = first;
  for (let rows: JournalEntry[] | null = null; rows?.length !== 0;) {
    rows = await manager.find(JournalEntry, {
      where: { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: page,
    });
    for (const row of rows) {
      const why = fault(row, { id, hash });
      if (why !== null) return broken(row.id, why);
      ({ id, hash } = row);
    }
  }
  if (id < atLeast) return broken(id + 1, `the journal should go on to row ${atLeast}`);
  const atMost = await headOf(manager);
  if (id > atMost) return broken(atMost + 1, `the journal should end with row ${atMost}`);
  return { ok: true, rows: id - first.id, last: id, hash };
}

const headOf = async (manager: EntityManager): Promise<number> =>
  (await manager.findOneBy(JournalHead, { id: 1 }))?.last ?? 0;

const broken = (id: number, why: string): JournalVerdict => ({ ok: false, id, why });

interface Link {
  id: number;
  hash: string;
}

function fault(row: JournalEntry, before: Link): string | null {
  if (row.id !== before.id + 1) return `rows ${before.id + 1} to ${row.id - 1} are missing`;
  if (row.previous !== before.hash) return 'it does not continue the row before';
  return row.hash === hashOf(row) ? null : 'it is not what was written';
}

/** What the first row follows: nothing, or what a row further on says that was cut away. */
async function beginning(manager: EntityManager): Promise<Link> {
  const [first] = await manager.find(JournalEntry, { order: { id: 'ASC' }, take: 1 });
  if (!first || first.id === 1) return { id: 0, hash: GENESIS_HASH };
  const cut = { id: first.id - 1, hash: first.previous };
  const isRecorded = await manager.existsBy(JournalEntry, { kind: 'journalCut', detail: cutDetail(cut) });
  return isRecorded ? cut : { id: 0, hash: GENESIS_HASH };
}
