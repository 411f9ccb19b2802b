import type { StopOutcome } from '@shlyah/domain';
import { missingProofs, reasonWords } from './proof';
import type { CourierStop, StopEnd, StopProof } from './wire';

export const noProofYet: StopProof = {
  signature: null,
  pictures: [],
  documentShown: null,
  proxy: null,
  damaged: null,
  noProof: null,
};

/** How a stop may have gone well. */
export const goodOutcome = ({ task, point }: CourierStop): StopOutcome => {
  if (task === 'fetch') return 'collected';
  return point ? 'point' : 'handed';
};

/** What the button of an outcome says. */
export function outcomeButton(outcome: StopOutcome, { task }: CourierStop): string {
  if (outcome === 'failed') return task === 'fetch' ? 'Не забрано' : 'Не вручено';
  if (outcome === 'collected') return 'Забрано';
  return outcome === 'point' ? 'Сдано в пункт' : 'Вручено';
}

/** Whose signature it is. */
export function signatureLabel(outcome: StopOutcome): string {
  if (outcome === 'collected') return 'Подпись отправителя';
  return outcome === 'point' ? 'Подпись принявшего в пункте' : 'Подпись получателя';
}

/** The answers that the form of an outcome begins with; of fetched cargo, as many places as were scanned, or else all. */
export const emptyEnd = (outcome: StopOutcome, stop: CourierStop, scanned: number): StopEnd => ({
  outcome,
  receivedBy: null,
  receivedAs: null,
  places: outcome === 'collected' ? scanned || stop.places : null,
  ttnTaken: false,
  failure: null,
  failureWords: null,
  nextDay: null,
  ...noProofYet,
});

/** The next question of the form; null if the outcome can be recorded. */
export function endProblem({ outcome, failure, failureWords }: StopEnd): string | null {
  if (outcome !== 'failed') return null;
  if (!failure) return 'Выберите причину';
  return failure === 'other' && !failureWords?.trim() ? 'Напишите причину' : null;
}

/** The answers of an outcome without those of another one. */
export function cleanEnd(end: StopEnd, stop: CourierStop): StopEnd {
  const text = (value: string | null) => value?.trim() || null;
  return {
    ...end,
    receivedBy: text(end.receivedBy),
    failureWords: end.failure === 'other' ? text(end.failureWords) : null,
    nextDay: end.nextDay || null,
    proxy: text(end.proxy),
    noProof: reasonWords(end.noProof, missingProofs(end, stop)),
  };
}

/** Whether the papers of the cargo are taken back. */
export const hasPapers = ({ returnTTN, ttn }: CourierStop): boolean => returnTTN || ttn.length > 0;
