import { bookEntriesOf, bookKey, bookKeys, type BookEntryBody } from '@shlyah/domain';
import { In, LessThan, type EntityManager } from 'typeorm';
import { sha256 } from '../../platform/common/hashes';
import { refusal } from '../../platform/http/errors';
import { BookEntry, BookPrint } from './book-entry.entity';
import type { AddressBookOrder } from './address-book-orders';

/** Entries by print, each with the time of its last use. */
export type UsedEntries = Map<string, { entry: BookEntryBody; usedAt: Date }>;

export const bodiesOf = (entries: UsedEntries): BookEntryBody[] =>
  [...entries.values()].map(({ entry }) => entry);

/** The hash that identifies equal entries. */
export const printOf = (entry: BookEntryBody): string => sha256(bookKey(entry));

/** Entries per query: each has a print for each writing of its street. */
const BATCH_SIZE = 200;

/** The ids of the stored entries that equal these, by print. One with the same writing of the street comes first. */
export async function storedEntries(
  manager: EntityManager,
  userId: number,
  entries: readonly BookEntryBody[],
): Promise<Map<string, number>> {
  const stored = new Map<string, number>();
  for (let at = 0; at < entries.length; at += BATCH_SIZE) {
    const asked = entries.slice(at, at + BATCH_SIZE).map((entry) => ({
      print: printOf(entry),
      prints: bookKeys(entry).map(sha256),
    }));
    const print = In(asked.flatMap(({ prints }) => prints));
    const rows = await manager.findBy(BookPrint, { userId, print });
    const ids = new Map(rows.map((row) => [row.print, row.entryId]));
    for (const { print: own, prints } of asked) {
      const id = prints.map((one) => ids.get(one)).find((one) => one !== undefined);
      if (id !== undefined) stored.set(own, id);
    }
  }
  return stored;
}

/** Throws 409 if another entry equals it. */
export async function assertUnique(
  tx: EntityManager,
  userId: number,
  entry: BookEntryBody,
  id?: number,
): Promise<void> {
  const [known] = (await storedEntries(tx, userId, [entry])).values();
  if (known !== undefined && known !== id)
    throw refusal('duplicate', 'Такая запись в адресной книге уже есть.');
}

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
