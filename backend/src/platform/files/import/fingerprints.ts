import { rowFingerprint, type CommonValues, type ImportedOrder } from '@shlyah/domain';
import { sha256 } from '../../common/hashes';
import { wholeRow } from './problem-words';

/** An order of a table with the fingerprint that identifies repeats. */
export interface FingerprintedOrder {
  read: ImportedOrder;
  /** Null for an order with an own number. */
  print: string | null;
}

/** Adds fingerprints. Equal rows get a problem and different fingerprints, because each can be ordered. */
export function withFingerprints(
  orders: readonly ImportedOrder[],
  common: CommonValues,
): FingerprintedOrder[] {
  const seen = new Map<string, { count: number; row: number }>();
  return orders.map((read) => {
    const print = rowFingerprint(read, common);
    if (print === null) return { read, print };
    const before = seen.get(print);
    seen.set(print, { count: (before?.count ?? 0) + 1, row: before?.row ?? read.rows[0] ?? 0 });
    if (before)
      read.problems.push(wholeRow(read, 'repeated_row', `Такая же строка уже есть: ${before.row + 1}`));
    return { read, print: sha256(before ? `${print} ${before.count + 1}` : print) };
  });
}
