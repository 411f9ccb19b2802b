import { stopKey } from './changes';
import type { Kept, KeptOutcome } from './kept';
import { endOfKept, isWithPhone, ownOutcome } from './outcomes';
import { picturesLeft } from './pictures';
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

/** What the server has of former runs goes when another one is accepted; outcomes whose pictures are still to be sent stay. */
export async function forgetFormer(kept: Kept): Promise<void> {
  const outcomes = await kept.outcomes();
  const { waiting } = picturesLeft(await kept.pictures(), outcomes);
  const isWanted = ({ pictures }: KeptOutcome) => waiting.some(({ key }) => pictures.includes(key));
  for (const { key } of outcomes)
    await kept.change(key, (one) => (one.state === 'taken' && !isWanted(one) ? undefined : one));
  await kept.keep('draft', undefined);
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
