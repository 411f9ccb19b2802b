import type { Kept, KeptOutcome } from './kept';
import { picturesLeft } from './pictures';
import type { CourierRun } from './wire';

/**
 * Holds the outcomes that were taken against what the server has: one that it does not have any more, because it was restored from a copy,
 * is sent again, and those of a former run are removed, unless their pictures are still to be sent. An earlier release answers no `known`.
 */
export async function reconcile(
  kept: Pick<Kept, 'outcomes' | 'change' | 'pictures' | 'dropUnnamed'>,
  { id, known }: Pick<CourierRun, 'id'> & Partial<Pick<CourierRun, 'known'>>,
): Promise<void> {
  const outcomes = await kept.outcomes();
  const { waiting } = picturesLeft(await kept.pictures(), outcomes);
  const isWanted = ({ pictures }: KeptOutcome) => waiting.some(({ key }) => pictures.includes(key));
  for (const one of outcomes.filter(({ state }) => state === 'taken')) {
    const { key, run } = one;
    if (run === id) {
      if (known && !known.includes(key))
        await kept.change(key, (again) => ({ ...again, state: 'sending', taken: null, note: null }));
    } else if (!isWanted(one)) await kept.change(key, (gone) => (gone.state === 'taken' ? undefined : gone));
  }
  await kept.dropUnnamed();
}
