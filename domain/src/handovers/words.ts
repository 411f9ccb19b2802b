import { formatDate } from '../time';
import { HANDOVER_OUTCOMES, RECEIVED_AS, type HandoverOutcome, type ReceivedAs } from './fields';

interface Taker {
  receivedBy: string | null;
  receivedAs: ReceivedAs | null;
}

/** Who took the cargo: «Пётр Сидоров, сотрудник»; null if that is not known. */
export function takerWords({ receivedBy, receivedAs }: Taker): string | null {
  const as = receivedAs && RECEIVED_AS[receivedAs];
  return [receivedBy, as].filter(Boolean).join(', ') || null;
}

/** «30.11.2026 в 10:15»; of no known hour «время неизвестно». */
export const handoverTime = (date: string | null): string =>
  date === null ? 'время неизвестно' : `${formatDate(date)} в\u00a0${date.slice(11)}`;

interface ToldHandover extends Taker {
  outcome: HandoverOutcome;
  date: string | null;
  places: number | null;
  /** Of a failed delivery; absent or null when it was not told. */
  placesBack?: number | null;
  ttnTaken: boolean;
}

/**
 * A handover in one line: «вручено 30.11.2026 в 10:15, Пётр Сидоров, сотрудник, мест: 2, ТТН забрали», «не вручено 30.11.2026 в 10:15,
 * вернулось мест: 1 из 3». `all`: the places of the order.
 */
export function handoverLine(told: ToldHandover, all?: number): string {
  const { outcome, date, places, placesBack = null, ttnTaken, ...taker } = told;
  const parts = [
    date === null
      ? `${HANDOVER_OUTCOMES[outcome]}, ${handoverTime(date)}`
      : `${HANDOVER_OUTCOMES[outcome]} ${handoverTime(date)}`,
    takerWords(taker),
    places !== null && `мест: ${places}`,
    placesBack !== null && `вернулось мест: ${placesBack}${all === undefined ? '' : ` из ${all}`}`,
    ttnTaken && 'ТТН забрали',
  ];
  return parts.filter(Boolean).join(', ');
}

/** What the public page of a parcel tells of the person who took it (docs/contract.md#tracking). */
export const HANDED_TO = { personally: 'лично', other: 'другому лицу' } as const;
export type HandedTo = keyof typeof HANDED_TO;

/** Null where it is not known. */
export function handedTo({ receivedAs }: Pick<Taker, 'receivedAs'>): HandedTo | null {
  if (receivedAs === null) return null;
  return receivedAs === 'receiver' ? 'personally' : 'other';
}
