import { LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
import { JournalEntry, JournalHead } from './journal.entity';
import type { Journal } from './journal';

/** How a cut tells in the journal what the first row that is left follows. */
export const cutDetail = ({ id, hash }: Pick<JournalEntry, 'id' | 'hash'>): string => `до № ${id}, ${hash}`;

/**
 * Deletes the rows that are older than `before`, and says so in the journal: the chain begins where that row says. Returns how far;
 * null when there is nothing to delete.
 */
export async function cutJournal(tx: EntityManager, journal: Journal, before: Date): Promise<number | null> {
  const [last] = await tx.find(JournalEntry, {
    where: { at: LessThan(before) },
    order: { id: 'DESC' },
    take: 1,
  });
  if (!last) return null;
  await journal.record(tx, { kind: 'journalCut', account: null, actor: null, detail: cutDetail(last) });
  await tx.update(JournalHead, { id: 1 }, { cutTo: last.id });
  await tx.delete(JournalEntry, { id: LessThanOrEqual(last.id) });
  return last.id;
}
