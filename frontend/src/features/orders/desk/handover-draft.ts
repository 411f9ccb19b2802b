import type { HandoverInputDto } from '@shlyah/api-client';
import { addDays, fromMinsk, HANDOVER_HOURS, hourProblem, minskDay, type ReceivedAs } from '@shlyah/domain';
import type { Order } from '../types';

/** The hour of a try, as it is typed. */
export interface WhenDraft {
  /** A day, `UNKNOWN`, or '' for the hour of the status. */
  day: string;
  /** HH:mm */
  hour: string;
}

export interface HandoverDraft extends WhenDraft {
  receivedBy: string;
  receivedAs: string;
  /** How many places of an order that was not delivered came back; '' when it is not told. */
  placesBack: string;
}

export const UNKNOWN = 'unknown';

export const noWhen: WhenDraft = { day: '', hour: '' };

/** The days whose hours the server still takes, the latest first. */
export const daysOf = (now: Date): string[] =>
  Array.from({ length: HANDOVER_HOURS / 24 }, (_, ago) => addDays(minskDay(now), -ago));

/** The error of the hour for any of the orders; null if it is possible. The server knows the departures, too. */
export function whenProblem({ day, hour }: WhenDraft, orders: readonly Order[], now: Date): string | null {
  if (day === '' || day === UNKNOWN) return null;
  const at = fromMinsk(`${day} ${hour}`);
  if (at === null) return 'Укажите час или «время неизвестно»';
  const problems = orders.map(({ date }) =>
    hourProblem(at, { now, placedAt: fromMinsk(date) ?? new Date(0), departure: null }),
  );
  return problems.find((problem) => problem !== null) ?? null;
}

/** What the API takes of the hour. */
export function whenOf({ day, hour }: WhenDraft): Pick<HandoverInputDto, 'at'> {
  if (day === '') return {};
  return { at: day === UNKNOWN ? null : `${day} ${hour}` };
}

/** What is known of an order's handover, to be corrected; nothing of several orders. */
export function draftOf(orders: readonly Order[]): HandoverDraft {
  const [only] = orders;
  const known = orders.length === 1 ? only?.handover : null;
  return {
    ...noWhen,
    receivedBy: known?.receivedBy ?? '',
    receivedAs: known?.receivedAs ?? '',
    placesBack: known?.placesBack?.toString() ?? '',
  };
}

/** The changed parts of a handover, as the API takes them; null where nothing is changed. */
export function handoverOf(draft: HandoverDraft, before: HandoverDraft): HandoverInputDto | null {
  const receivedBy = draft.receivedBy.trim();
  const sent: HandoverInputDto = {
    ...whenOf(draft),
    ...(receivedBy !== before.receivedBy && { receivedBy: receivedBy || null }),
    ...(draft.receivedAs !== before.receivedAs && {
      receivedAs: (draft.receivedAs || null) as ReceivedAs | null,
    }),
    ...(draft.placesBack !== before.placesBack && {
      placesBack: draft.placesBack === '' ? null : Number(draft.placesBack),
    }),
  };
  return Object.keys(sent).length === 0 ? null : sent;
}
