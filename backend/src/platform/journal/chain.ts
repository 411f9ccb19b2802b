import { sha256 } from '../common/hashes';
import type { JournalEntry } from './journal.entity';

/** What the first row of all follows. */
export const GENESIS_HASH = '0'.repeat(64);

/** A row without its own hash. */
export type UnhashedEntry = Omit<JournalEntry, 'hash'>;

/**
 * The hash of a row: over everything that it says and the hash of the row before, as one JSON list, which is the same from both
 * engines.
 */
export const hashOf = (row: UnhashedEntry): string =>
  sha256(
    JSON.stringify([
      row.id,
      row.at.toISOString(),
      row.kind,
      row.accountId,
      row.actorId,
      row.actorRole,
      row.address,
      row.requestId,
      row.detail,
      row.previous,
      // Rows from before there were orders in the journal keep their hashes.
      ...(row.orderId === null ? [] : [row.orderId]),
    ]),
  );

/** Chains rows to the one before the first of them. */
export function chained(previous: string, rows: Omit<UnhashedEntry, 'previous'>[]): JournalEntry[] {
  let before = previous;
  return rows.map((row) => {
    const hash = hashOf({ ...row, previous: before });
    const entry = { ...row, previous: before, hash };
    before = hash;
    return entry;
  });
}
