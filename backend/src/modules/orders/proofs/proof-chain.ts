import type { Handover } from '../model/handover.entity';

/** What tells where the proof of a row may stand. */
export type ChainRow = Pick<Handover, 'id' | 'outcome' | 'corrects'>;

/**
 * The rows whose proof a row shows, the nearest first: its own, and where it only corrects the words of a try those of the rows before it. A
 * try that ended otherwise has another proof.
 */
export function chainOf(row: ChainRow, rows: ReadonlyMap<number, ChainRow>): number[] {
  const chain = [row.id];
  for (let next = row.corrects; next !== null && chain.length < rows.size;) {
    const before = rows.get(next);
    if (!before || (before.outcome !== 'undone' && before.outcome !== row.outcome)) break;
    chain.push(before.id);
    next = before.corrects;
  }
  return chain;
}
