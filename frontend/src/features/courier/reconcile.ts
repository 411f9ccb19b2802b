import type { Kept } from './kept';
import type { CourierRun } from './wire';

/**
 * Holds the outcomes that were taken against what the server has: one that it does not have any more, because it was restored from a copy,
 * is sent again, and those of a former run are removed. An earlier release answers no `known`.
 */
export async function reconcile(
  kept: Pick<Kept, 'outcomes' | 'change'>,
  { id, known }: Pick<CourierRun, 'id'> & Partial<Pick<CourierRun, 'known'>>,
): Promise<void> {
  for (const { key, state, run } of await kept.outcomes()) {
    if (state !== 'taken') continue;
    if (run !== id) await kept.change(key, (one) => (one.state === 'taken' ? undefined : one));
    else if (known && !known.includes(key))
      await kept.change(key, (one) => ({ ...one, state: 'sending', taken: null, note: null }));
  }
}
