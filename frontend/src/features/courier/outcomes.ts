import {
  failureText,
  formatDate,
  HANDOVER_OUTCOMES,
  takerWords,
  toMinsk,
  type StopOutcome,
} from '@shlyah/domain';
import type { KeptOutcome } from './kept';
import type { CourierStop, StopEnd, StopProof } from './wire';

export const STOP_OUTCOME_WORDS: Readonly<Record<StopOutcome, string>> = {
  ...HANDOVER_OUTCOMES,
  missed: 'не успели',
};

/** The phone's last outcome of a stop. */
export const ownOutcome = (
  { id, task }: CourierStop,
  outcomes: readonly KeptOutcome[],
): KeptOutcome | undefined => outcomes.findLast((one) => one.order === id && one.task === task);

export const isUnsent = ({ state }: KeptOutcome): boolean => state !== 'taken';

/** Whether the server has it certainly not: it is held, or was refused. */
export const isWithPhone = ({ state, note }: KeptOutcome): boolean =>
  state === 'held' || (state === 'sending' && note !== null);

/** How a stop ended, as the driver is told. */
export interface ShownEnd {
  /** «вручено в 11:42, Пётр Сидоров, сотрудник». */
  words: string;
  /** Beside it: what the server says of it. */
  note: string | null;
  /** Whether that is another thing than the driver said. */
  isConflict: boolean;
}

const isFetchFailed = (outcome: StopOutcome, { task }: CourierStop): boolean =>
  outcome === 'failed' && task === 'fetch';

/** The answers of an outcome, as its form had them. */
export const endOfKept = (outcome: KeptOutcome): StopEnd => ({
  outcome: outcome.outcome,
  receivedBy: outcome.receivedBy,
  receivedAs: outcome.receivedAs,
  places: outcome.places,
  ttnTaken: outcome.ttnTaken,
  failure: outcome.failure,
  failureWords: outcome.failureWords,
  nextDay: outcome.nextDay,
  signature: outcome.signature,
  pictures: outcome.pictures,
  documentShown: outcome.documentShown,
  proxy: outcome.proxy,
  damaged: outcome.damaged,
  noProof: outcome.noProof,
});

type Said = Omit<StopEnd, 'nextDay' | keyof StopProof> & { nextDay?: string | null };

/** «с подписью, фото: 2»: what an outcome of the phone is proved by. */
const proofWords = ({ signature, pictures, documentShown, proxy, damaged, noProof }: StopProof): string[] =>
  [
    damaged && 'повреждён',
    signature && 'с подписью',
    documentShown && 'документ предъявлен',
    proxy && `доверенность №\u00a0${proxy}`,
    pictures.length > 0 && `фото: ${pictures.length}`,
    noProof,
  ].filter((words) => typeof words === 'string');

function wordsOf(said: Said, at: string | null, stop: CourierStop): string {
  const what = isFetchFailed(said.outcome, stop) ? 'не забрано' : STOP_OUTCOME_WORDS[said.outcome];
  return [
    at ? `${what} в\u00a0${at.slice(11)}` : what,
    takerWords(said),
    failureText(said),
    said.places !== null && `мест: ${said.places} из ${stop.places}`,
    said.ttnTaken && 'ТТН забрали',
    said.nextDay && `перенести на ${formatDate(said.nextDay)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What the server has instead of an outcome that it had taken. */
const otherSide = (own: KeptOutcome, stop: CourierStop): string | null =>
  !isUnsent(own) && stop.outcome && stop.outcome.outcome !== own.outcome
    ? `У диспетчера: ${wordsOf(stop.outcome, stop.outcome.at, stop)}`
    : null;

/** What the server says of an outcome of the phone; a decision of the desk, or its being recorded after all, ends a conflict. */
function besideOf(own: KeptOutcome, stop: CourierStop): Pick<ShownEnd, 'note' | 'isConflict'> {
  const { settled, outcome } = stop;
  if (settled?.key === own.key) return { note: settled.words, isConflict: false };
  const isRecorded = !isUnsent(own) && outcome?.key === own.key;
  const note = isRecorded ? null : (own.note ?? otherSide(own, stop));
  return { note, isConflict: note !== null };
}

/** How a stop ended by the phone, or else by the server; null if neither knows. */
export function endOf(stop: CourierStop, outcomes: readonly KeptOutcome[]): ShownEnd | null {
  const own = ownOutcome(stop, outcomes);
  if (own) {
    const { moment } = own;
    const said = wordsOf(own, toMinsk(new Date(moment.phone + moment.offset)), stop);
    const words = [said, ...proofWords(own)].join(', ');
    return { words, ...besideOf(own, stop) };
  }
  const { outcome } = stop;
  if (!outcome) return null;
  const note = outcome.key === null ? 'Записал диспетчер.' : null;
  return { words: wordsOf(outcome, outcome.at, stop), note, isConflict: false };
}

/** «Отправлено 26 из 28»: the outcomes of a run on this phone. */
export function sentCount(outcomes: readonly KeptOutcome[]): { sent: number; all: number } {
  return { sent: outcomes.filter((one) => !isUnsent(one)).length, all: outcomes.length };
}
