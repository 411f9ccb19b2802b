import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { inBatches, type Rest } from '../database/batches';
import type { Database } from '../database/database';
import { JournalEntry, JournalHead } from './journal.entity';
import type { Journal } from './journal';

/** How a cut tells in the journal what the first row that is left follows. */
export const cutDetail = ({ id, hash }: Pick<JournalEntry, 'id' | 'hash'>): string => `до № ${id}, ${hash}`;

/** Rows of one unit of work, and so between two rows that tell of a cut. */
const most = 5000;

/**
 * Deletes the rows that are older than `before`, a few at a time, and says so in the journal each time: the chain begins where that row
 * says. Returns how far; null when there is nothing to delete.
 */
export async function cutJournal(
  database: Database,
  journal: Journal,
  before: Date,
  rest?: Rest,
): Promise<number | null> {
  let to: number | null = null;
  const unit = async (): Promise<number> => {
    const { last, rows } = await database.write((tx) => cutSome(tx, journal, before));
    to = last ?? to;
    return rows;
  };
  // A unit that is not full is the last one: the row that tells of a cut may itself be older than a day to come.
  await inBatches(most, unit, rest);
  return to;
}

async function cutSome(
  tx: EntityManager,
  journal: Journal,
  before: Date,
): Promise<{ last: number | null; rows: number }> {
  const oldest = await tx.find(JournalEntry, {
    select: { id: true, at: true, hash: true },
    order: { id: 'ASC' },
    take: most,
  });
  const end = oldest.findLastIndex(({ at }) => at < before);
  const last = oldest[end];
  if (!last) return { last: null, rows: 0 };
  await journal.record(tx, { kind: 'journalCut', account: null, actor: null, detail: cutDetail(last) });
  await tx.update(JournalHead, { id: 1 }, { cutTo: last.id });
  await tx.delete(JournalEntry, { id: LessThanOrEqual(last.id) });
  return { last: last.id, rows: end + 1 };
}
