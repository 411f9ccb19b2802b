import { stopKey } from './changes';
import type { Kept, KeptOutcome } from './kept';
import { endOfKept, isWithPhone, ownOutcome } from './outcomes';
import type { CourierStop } from './wire';

/** Removes an outcome that the server has not taken; the answer is the key of the one that the next outcome corrects. */
export async function takeBack(
  kept: Kept,
  stop: CourierStop,
  outcomes: readonly KeptOutcome[],
): Promise<string | null> {
  const own = ownOutcome(stop, outcomes);
  if (!own) return stop.outcome?.key ?? null;
  const left = await kept.change(own.key, (one) => (isWithPhone(one) ? undefined : one));
  return left ? left.key : own.corrects;
}

/** The draft and the counted places of a former run go when another one is accepted. */
export async function forgetFormer(kept: Kept): Promise<void> {
  await kept.keep('draft', undefined);
  await kept.keep('scanned', undefined);
  await kept.dropUnnamed();
}

/**
 * Makes a draft of an outcome that is still held. The draft comes first: pictures that neither names would be removed. The answer is false
 * if the outcome can be undone no more.
 */
export async function toDraft(kept: Kept, key: string): Promise<boolean> {
  const held = (await kept.outcomes()).find((one) => one.key === key);
  const former = await kept.fact('draft');
  if (held) {
    const stop = stopKey({ id: held.order, task: held.task });
    await kept.keep('draft', { stop, end: endOfKept(held), open: true });
  }
  const left = await kept.change(key, (one) => (one.state === 'held' ? undefined : one));
  if (left) await kept.keep('draft', former);
  return left === undefined;
}
