import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { JournalEntry, JournalHead } from './journal.entity';
import type { Journal } from './journal';

/** How a cut tells in the journal what the first row that is left follows. */
export const cutDetail = ({ id, hash }: Pick<JournalEntry, 'id' | 'hash'>): string => `до № ${id}, ${hash}`;

/** Rows of one unit of work, and so between two rows that tell of a cut. */
const most = 5000;

/**
 * Deletes the oldest rows, those before `before`, and says so in the journal: the chain begins where that row says. Returns how far;
 * null when there is nothing to delete, and until then there may be more.
 */
export async function cutJournal(tx: EntityManager, journal: Journal, before: Date): Promise<number | null> {
  const old = await tx.find(JournalEntry, {
    select: { id: true, at: true, hash: true },
    order: { id: 'ASC' },
    take: most,
  });
  const last = old.findLast(({ at }) => at < before);
  if (!last) return null;
  await journal.record(tx, { kind: 'journalCut', account: null, actor: null, detail: cutDetail(last) });
  await tx.update(JournalHead, { id: 1 }, { cutTo: last.id });
  await tx.delete(JournalEntry, { id: LessThanOrEqual(last.id) });
  return last.id;
}
