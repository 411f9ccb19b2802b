import type { RunOrderDto, RunOutcomeDto } from '@shlyah/api-client';
import {
  FAILURES,
  handoverTime,
  missingPlaces,
  OUTCOMES_OF_TASK,
  STOP_WORDS,
  takerWords,
  type Failure,
  type ReceivedAs,
  type RunTask,
  type StopOutcome,
} from '@shlyah/domain';
import { storedValue, type StoredValue } from '../../../shared/storage';
import type { Choice } from '../../../ui/fields/Select';
import { numbered } from '../../../ui/text';

/** What is chosen for a stop; '' where nothing is. */
export interface StopDraft {
  /** An outcome, of a failed try with its reason: «failed nobody». */
  choice: string;
  /** HH:mm of the day of the departure; '' when it is not known. */
  hour: string;
  receivedBy: string;
  receivedAs: string;
  /** Of cargo that is fetched in parts; '' for all places. */
  places: string;
  /** How many places of an order that was not delivered came back; '' for all. */
  back: string;
  /** Those that were scanned, «1 3»; '' where the number was chosen. */
  scanned: string;
  /** «yes» where the driver has the signed ТТН; '' where it is not said. */
  ttn: string;
  failureWords: string;
  nextDay: string;
}

export const emptyDraft: StopDraft = {
  choice: '',
  hour: '',
  receivedBy: '',
  receivedAs: '',
  places: '',
  back: '',
  scanned: '',
  ttn: '',
  failureWords: '',
  nextDay: '',
};

export type Drafts = Readonly<Record<number, StopDraft>>;

/** What is typed about a run that came back, kept in this tab until it is sent or dropped. */
export const returnDrafts = (staff: number, run: number): StoredValue<{ stops: Drafts }> =>
  storedValue<{ stops: Drafts }>(
    'tab',
    `shlyah.run-return.${staff}.${run}`,
    ({ stops }) => typeof stops === 'object' && Object.values(stops).every(isStopDraft),
  );

const isStopDraft = (draft: StopDraft): boolean =>
  (Object.keys(emptyDraft) as (keyof StopDraft)[]).every((name) => typeof draft[name] === 'string');

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Вручено», «Не вручено: никого не было на месте». */
export function choicesOf(task: RunTask): Choice[] {
  const failed = task === 'deliver' ? 'Не вручено' : 'Не забрано';
  return OUTCOMES_OF_TASK[task].flatMap((outcome) =>
    outcome === 'failed'
      ? Object.entries(FAILURES).map(([code, words]) => ({
          value: `failed ${code}`,
          label: `${failed}: ${words}`,
        }))
      : [{ value: outcome, label: upper(STOP_WORDS[outcome]) }],
  );
}

export const outcomeIn = ({ choice }: StopDraft): StopOutcome | null =>
  choice === '' ? null : (choice.split(' ')[0] as StopOutcome);

export const failureIn = ({ choice }: StopDraft): Failure | null =>
  (choice.split(' ')[1] as Failure | undefined) ?? null;

/** Stops that wait for an outcome, in the order of the sheet. */
export const openStops = (orders: readonly RunOrderDto[]): RunOrderDto[] =>
  orders.filter(({ live, outcome }) => live && outcome === null);

/** The drafts in which each stop without an outcome has the one that fits it. */
export const withUsual = (orders: readonly RunOrderDto[], drafts: Drafts): Drafts => ({
  ...drafts,
  ...Object.fromEntries(
    openStops(orders)
      .filter(({ id }) => !drafts[id]?.choice)
      .map(({ id, usual }) => [id, { ...(drafts[id] ?? emptyDraft), choice: usual }]),
  ),
});

/** The chosen outcomes, as the API takes them; `day`: of the departure. */
export function bodiesOf(orders: readonly RunOrderDto[], drafts: Drafts, day: string): RunOutcomeDto[] {
  return openStops(orders).flatMap((stop) => {
    const { id } = stop;
    const draft = drafts[id] ?? emptyDraft;
    const outcome = outcomeIn(draft);
    if (outcome === null) return [];
    const isPutOff = outcome === 'failed' || outcome === 'missed';
    return [
      {
        order: id,
        outcome,
        ...(draft.hour && outcome !== 'missed' ? { at: `${day} ${draft.hour}` } : {}),
        ...(isPutOff
          ? { nextDay: draft.nextDay || null }
          : {
              receivedBy: draft.receivedBy || null,
              receivedAs: (draft.receivedAs || null) as ReceivedAs | null,
              ...(draft.places ? { places: Number(draft.places) } : {}),
              ...(draft.ttn && outcome === 'handed' ? { ttnTaken: true } : {}),
            }),
        ...(outcome === 'failed'
          ? { failure: failureIn(draft), failureWords: draft.failureWords || null, ...backOf(stop, draft) }
          : {}),
      },
    ];
  });
}

/** Whether the cargo of a stop comes back with the driver for the chosen outcome. */
export const isBrought = ({ task }: RunOrderDto, draft: StopDraft): boolean =>
  task === 'deliver' && outcomeIn(draft) === 'failed';

const backOf = (stop: RunOrderDto, draft: StopDraft): Pick<RunOutcomeDto, 'placesBack'> =>
  isBrought(stop, draft) && draft.back !== '' ? { placesBack: Number(draft.back) } : {};

/** The draft after the label of a place that came back was scanned: the first scan begins to count, the last one says that all are back. */
export function withScanned({ places }: RunOrderDto, draft: StopDraft, place: number): StopDraft {
  const before = draft.scanned === '' ? [] : draft.scanned.split(' ').map(Number);
  const scanned = [...new Set([...before, place])].sort((one, other) => one - other);
  const isAll = scanned.length >= places;
  return { ...draft, scanned: scanned.join(' '), back: isAll ? '' : String(scanned.length) };
}

/** What did not come back, of recorded outcomes and of those that are typed. */
export const missingIn = (orders: readonly RunOrderDto[], drafts: Drafts): string[] =>
  orders.flatMap((stop) => {
    const { id, places, handover, outcome } = stop;
    const draft = drafts[id] ?? emptyDraft;
    const typed = outcome === null && stop.live ? backOf(stop, draft).placesBack : undefined;
    return missingPlaces(numbered(id), outcome === 'failed' ? handover?.placesBack : typed, places) ?? [];
  });

/** «Вручено, 30.11.2026 в 10:15, Пётр Сидоров», «Не вручено: никого не было на месте, …»; «Не в счёт» of a stop that is not carried. */
export function toldWords({ outcome, handover, live, task, places }: RunOrderDto): string {
  if (outcome === null) return live ? '' : 'Не в счёт';
  const what = outcome === 'failed' && task === 'fetch' ? 'не забрано' : STOP_WORDS[outcome];
  const why = handover?.failure && (handover.failureWords ?? FAILURES[handover.failure]);
  return upper(
    [
      [what, why].filter(Boolean).join(': '),
      handover?.date && handoverTime(handover.date),
      handover && takerWords(handover),
      typeof handover?.placesBack === 'number' && `вернулось мест: ${handover.placesBack} из ${places}`,
    ]
      .filter(Boolean)
      .join(', '),
  );
}
