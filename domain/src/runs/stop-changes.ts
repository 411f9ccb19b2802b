import { ADDRESS_NAMES } from '../orders/address';
import { CANCELED, DELIVERY_STATUS, RETURNING } from '../orders/statuses';
import { orderFieldLabel } from '../orders/words';
import { inSentence } from '../text/letter-case';
import { numbered } from '../text/numbered';
import { formatDate, formatDateTime } from '../time';
import { taskOutcome } from './departure';
import type { RunTask } from './fields';

/** The fields of an order that say where the stop of a run is. */
const PLACE_FIELDS: Readonly<Record<RunTask, readonly string[]>> = {
  deliver: [...Object.values(ADDRESS_NAMES.receiver), 'deliveryAddress', 'recivePoint'],
  fetch: [...Object.values(ADDRESS_NAMES.sender), 'delivery', 'pickupPoint'],
};

/** Those that say whom the driver meets there, and when. */
const PEOPLE_FIELDS: Readonly<Record<RunTask, readonly string[]>> = {
  deliver: [
    'reciverType',
    'organization',
    'name',
    'reciverPhone',
    'reciverComment',
    'deliveryDate',
    'deliveryFrom',
  ],
  fetch: ['contactPerson', 'contactPersonName', 'contactPersonPhone', 'comment', 'pickupDate', 'pickupFrom'],
};

/** Cargo, and whether there is an order to carry; `isStopStatus` says which statuses count. */
const COMMON_FIELDS = ['fragileCargo', 'packages', 'status', 'deleted', 'restored'] as const;

/** The fields whose change the driver of a run has to know. */
const STOP_FIELDS: Readonly<Record<RunTask, readonly string[]>> = {
  deliver: [...PLACE_FIELDS.deliver, ...PEOPLE_FIELDS.deliver, ...COMMON_FIELDS],
  fetch: [...PLACE_FIELDS.fetch, ...PEOPLE_FIELDS.fetch, ...COMMON_FIELDS],
};

export const ALL_STOP_FIELDS: readonly string[] = [
  ...new Set([...STOP_FIELDS.deliver, ...STOP_FIELDS.fetch]),
];

export const isStopField = (task: RunTask, field: string): boolean => STOP_FIELDS[task].includes(field);

export const isPlaceField = (task: RunTask, field: string): boolean => PLACE_FIELDS[task].includes(field);

/**
 * Whether a change of the status takes the order off its run or gives it back: canceled, no longer canceled, to be brought back to the
 * sender. A failed delivery goes back after its run.
 */
export const isStopStatus = (from: number | null, to: number | null): boolean =>
  to === CANCELED || from === CANCELED || (to === RETURNING && from !== DELIVERY_STATUS.failed);

/** Whether the run has nothing more to do with a stop, so that its driver needs no news of it. */
export const isStopOver = (
  { task, missed }: { task: RunTask; missed: boolean },
  status: number | null,
): boolean => missed || (status !== null && status !== RETURNING && taskOutcome(task, status) !== null);

interface StopChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** The changes of each field as one, the oldest first in `changes`; what was changed back is left out. */
export function netChanges<Change extends StopChange>(changes: readonly Change[]): Change[] {
  const net = new Map<string, Change>();
  for (const change of changes) {
    const first = net.get(change.field);
    net.set(change.field, { ...change, from: first ? first.from : change.from });
  }
  return [...net.values()].filter(({ from, to }) => from !== to);
}

/** «дом получателя: было 12, стало 14», «статус: было «В пути», стало «Отменена»», «заказ удалён». */
export function stopChangeWords({ field, from, to }: StopChange): string {
  if (field === 'deleted') return to === null ? 'заказ возвращён' : 'заказ удалён';
  if (field === 'status') return `статус: было «${from ?? ''}», стало «${to ?? ''}»`;
  return `${inSentence(orderFieldLabel(field))}: было ${from ?? 'пусто'}, стало ${to ?? 'пусто'}`;
}

/** «9:10» of the same day, else «29.11.2026 9:10». */
export const momentWords = (moment: string, today: string): string =>
  moment.slice(0, 10) === today ? moment.slice(11).replace(/^0/, '') : formatDateTime(moment);

/** «Изменено 9:10: дом получателя: было 12, стало 14; …», of the time of the last of them. */
export function changesLine(changes: readonly (StopChange & { at: string })[], today: string): string {
  const last = changes.map(({ at }) => at).reduce((one, other) => (one > other ? one : other), '');
  return `Изменено ${momentWords(last, today)}: ${changes.map(stopChangeWords).join('; ')}`;
}

/** «№ 123 ушёл: перенесён на 12.12.2026». */
export const movedAwayWords = (order: number, day: string): string =>
  `${numbered(order)} ушёл: перенесён на ${formatDate(day)}`;
