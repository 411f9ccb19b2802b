import { bookEntriesOf, bookKey, type BookEntryBody } from '@shlyah/domain';
import { In, LessThan, type EntityManager } from 'typeorm';
import { sha256 } from '../../platform/common/hashes';
import { BookEntry } from './book-entry.entity';
import type { AddressBookOrder } from './address-book-orders';

/** Entries by print, each with the time of its last use. */
export type UsedEntries = Map<string, { entry: BookEntryBody; usedAt: Date }>;

/** The hash that identifies equal entries. */
export const printOf = (entry: BookEntryBody): string => sha256(bookKey(entry));

/** Collects the entries of orders by print, each with its latest use. */
export function newestByPrint(orders: readonly AddressBookOrder[]): UsedEntries {
  const entries: UsedEntries = new Map();
  for (const { body, placedAt } of orders)
    for (const entry of bookEntriesOf(body)) {
      const print = printOf(entry);
      const known = entries.get(print);
      if (!known || known.usedAt < placedAt) entries.set(print, { entry, usedAt: placedAt });
    }
  return entries;
}

/** Updates `usedAt`; one statement per time, which the entries of an order share. */
export async function updateUsedAt(
  tx: EntityManager,
  used: readonly Pick<BookEntry, 'id' | 'usedAt'>[],
): Promise<void> {
  for (const time of new Set(used.map(({ usedAt }) => usedAt.getTime()))) {
    const usedAt = new Date(time);
    const ids = used.flatMap((one) => (one.usedAt.getTime() === time ? [one.id] : []));
    await tx.update(BookEntry, { id: In(ids), usedAt: LessThan(usedAt) }, { usedAt });
  }
}
