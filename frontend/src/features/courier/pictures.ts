import { reasonOf } from '../../shared/failure';
import { isPassing, type CourierApi } from './api';
import type { Kept, KeptOutcome, KeptPicture } from './kept';
import { isReady, isStranger, type SendingEnd } from './queue';

/** The outcome that names a picture, the last one of several; undefined for one of the draft. */
export const outcomeOf = ({ key }: KeptPicture, outcomes: readonly KeptOutcome[]): KeptOutcome | undefined =>
  outcomes.findLast(({ pictures }) => pictures.includes(key));

/** Pictures of outcomes: those that are still to be sent, and those that the server refuses. */
export function picturesLeft(
  pictures: readonly KeptPicture[],
  outcomes: readonly KeptOutcome[],
): { waiting: KeptPicture[]; refused: KeptPicture[] } {
  const its = pictures.filter((picture) => outcomeOf(picture, outcomes));
  return {
    waiting: its.filter(({ note }) => note === null),
    refused: its.filter(({ note }) => note !== null),
  };
}

interface Sending {
  kept: Kept;
  api: Pick<CourierApi, 'picture'>;
  /** Called after each picture. */
  told: () => Promise<void>;
}

/** `more`: an outcome has become ready meanwhile, and outcomes go first. */
type PicturesEnd = SendingEnd | { end: 'more' };

/** The answer is null when the next picture can go. */
async function sendPicture(
  { kept, api }: Sending,
  { key }: KeptPicture,
  outcome: KeptOutcome,
): Promise<SendingEnd | null> {
  const bytes = await kept.bytesOf(key);
  if (!bytes) {
    await kept.dropPicture(key);
    return null;
  }
  const answer = await api.picture(key, outcome.key, bytes);
  if (!answer.done) {
    const { failure } = answer;
    if (isPassing(failure)) return { end: 'later' };
    if (isStranger(failure)) return { end: 'refused', failure };
    await kept.notePicture(key, reasonOf(failure));
    return null;
  }
  if (answer.unchanged) return null;
  const { taken, note, outcomeKnown } = answer.body;
  if (!outcomeKnown) {
    // The server has been restored from a copy: it gets the outcome once more, then the picture.
    await kept.change(outcome.key, (one) => ({ ...one, state: 'sending' }));
    return { end: 'later' };
  }
  if (taken === 'refused') await kept.notePicture(key, note ?? 'Фото не принято');
  else await kept.dropPicture(key);
  return null;
}

/**
 * Sends the pictures of outcomes that the server has, one at a time. A taken one leaves the phone; a refused one stays with its sentence
 * until the driver deletes it.
 */
export async function sendPictures(sending: Sending): Promise<PicturesEnd> {
  const { kept, told } = sending;
  for (const picture of picturesLeft(await kept.pictures(), await kept.outcomes()).waiting) {
    const outcomes = await kept.outcomes();
    if (outcomes.some((one) => one.state === 'held' && isReady(one, Date.now()))) return { end: 'more' };
    const outcome = outcomeOf(picture, outcomes);
    if (outcome?.state !== 'taken') continue;
    const end = await sendPicture(sending, picture, outcome);
    if (end) return end;
    await told();
  }
  return { end: 'sent' };
}
