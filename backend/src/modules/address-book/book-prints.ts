import { bookEntriesOf, bookKey, type BookEntryBody } from '@shlyah/domain';
import { In, LessThan, type EntityManager } from 'typeorm';
import { sha256 } from '../../platform/common/hashes';
import { BookEntry } from './book-entry.entity';
import type { BookedOrder } from './booked-orders';

/** Entries by their prints, each with its last use. */
export type UsedEntries = Map<string, { entry: BookEntryBody; usedAt: Date }>;

/** The hash by which equal entries are one. */
export const printOf = (entry: BookEntryBody): string => sha256(bookKey(entry));

/** The entries of the orders by their prints, each with its last use. */
export function newestByPrint(orders: readonly BookedOrder[]): UsedEntries {
  const entries: UsedEntries = new Map();
  for (const { body, placedAt } of orders)
    for (const entry of bookEntriesOf(body)) {
      const print = printOf(entry);
      const known = entries.get(print);
      if (!known || known.usedAt < placedAt) entries.set(print, { entry, usedAt: placedAt });
    }
  return entries;
}

/** One statement for each time of use: those of one order have the same. */
export async function moveUp(
  tx: EntityManager,
  used: readonly Pick<BookEntry, 'id' | 'usedAt'>[],
): Promise<void> {
  for (const time of new Set(used.map(({ usedAt }) => usedAt.getTime()))) {
    const usedAt = new Date(time);
    const ids = used.flatMap((one) => (one.usedAt.getTime() === time ? [one.id] : []));
    await tx.update(BookEntry, { id: In(ids), usedAt: LessThan(usedAt) }, { usedAt });
  }
}
