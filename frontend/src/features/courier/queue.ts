import { reasonOf, type ActionFailure } from '../../shared/failure';
import { isPassing, type CourierApi } from './api';
import { isoOf, settled } from './clock';
import type { Kept, KeptOutcome } from './kept';
import { endOfKept } from './outcomes';
import type { SentOutcome, TakenOutcome } from './wire';

/** For how long an outcome can be undone. */
export const HELD_MS = 10_000;

/** How many outcomes go in one request. */
const BATCH = 20;

/** Whether it can go: its ten seconds are over, or the phone's clock has been set back since. */
export const isReady = ({ state, heldUntil }: KeptOutcome, now: number): boolean =>
  state === 'sending' || (state === 'held' && (now >= heldUntil || heldUntil - now > HELD_MS));

/** When the next outcome that is held can go; null if there is none. */
export function nextReady(outcomes: readonly KeptOutcome[], now: number): number | null {
  const times = outcomes
    .filter((one) => one.state === 'held' && !isReady(one, now))
    .map(({ heldUntil }) => heldUntil);
  return times.length > 0 ? Math.min(...times) : null;
}

const sentOf = (outcome: KeptOutcome): SentOutcome => ({
  ...endOfKept(outcome),
  key: outcome.key,
  order: outcome.order,
  task: outcome.task,
  at: isoOf(outcome.moment),
  sure: outcome.moment.sure,
  corrects: outcome.corrects,
});

/** How sending ended: all is sent; some of it is refused and stays; a later try is due; the server refuses this phone. */
export type SendingEnd = { end: 'sent' | 'kept' | 'later' } | { end: 'refused'; failure: ActionFailure };

interface Sending {
  kept: Kept;
  api: Pick<CourierApi, 'send'>;
  /** The difference of the clocks as measured last. */
  offset: number | null;
  now: number;
}

/** From now on the server may have it: it can be corrected and no longer undone. */
const started = (kept: Kept, { key }: KeptOutcome, offset: number | null) =>
  kept.change(key, (one) =>
    one.state === 'taken' ? one : { ...one, state: 'sending', moment: settled(one.moment, offset) },
  );

/** A refused outcome stays and is sent again. */
const finished = (kept: Kept, { key, taken, note }: TakenOutcome) =>
  kept.change(key, (one) =>
    taken === 'refused' ? { ...one, note } : { ...one, state: 'taken', taken, note },
  );

/** Whether the server does not know this phone, whatever it sends. */
export const isStranger = ({ status }: ActionFailure): boolean => [401, 403, 404].includes(status);

async function sendSome(sending: Sending, some: KeptOutcome[]): Promise<SendingEnd> {
  const { kept, api, offset } = sending;
  const begun: KeptOutcome[] = [];
  for (const one of some) {
    const now = await started(kept, one, offset);
    if (now && now.state !== 'taken') begun.push(now);
  }
  if (begun.length === 0) return { end: 'sent' };
  const answer = await api.send(begun.map(sentOf));
  if (answer.done) {
    const told = answer.unchanged ? [] : answer.body;
    for (const one of told) await finished(kept, one);
    return { end: told.some(({ taken }) => taken === 'refused') ? 'kept' : 'sent' };
  }
  const { failure } = answer;
  if (isPassing(failure)) return { end: 'later' };
  if (isStranger(failure)) return { end: 'refused', failure };
  // One of them is refused: the others must not wait for it.
  if (begun.length > 1) return sendEach(sending, begun);
  await kept.change(begun[0]?.key ?? '', (one) => ({ ...one, note: reasonOf(failure) }));
  return { end: 'kept' };
}

const sendEach = (sending: Sending, some: KeptOutcome[]): Promise<SendingEnd> =>
  sendParts(
    sending,
    some.map((one) => [one]),
  );

async function sendParts(sending: Sending, parts: KeptOutcome[][]): Promise<SendingEnd> {
  let end: SendingEnd = { end: 'sent' };
  for (const part of parts) {
    const its = await sendSome(sending, part);
    if (its.end === 'later' || its.end === 'refused') return its;
    if (its.end === 'kept') end = its;
  }
  return end;
}

/**
 * Sends the outcomes that are ready, in the order of recording. An outcome that the server refuses stays on the phone with its reason, is sent again with
 * every later try and holds nothing else back.
 */
export async function sendKept(sending: Sending): Promise<SendingEnd> {
  const ready = (await sending.kept.outcomes()).filter((one) => isReady(one, sending.now));
  const parts = Array.from({ length: Math.ceil(ready.length / BATCH) }, (_, part) =>
    ready.slice(part * BATCH, (part + 1) * BATCH),
  );
  return sendParts(sending, parts);
}
