import { NOT_DELIVERED } from '../orders/failures';
import { DELIVERED, DELIVERY_STATUS, NOT_COLLECTED } from '../orders/statuses';
import { places } from '../orders/cargo-words';
import { formatDateTime, fromMinsk, toMinsk } from '../time';
import { numbered } from '../text/numbered';
import { plural } from '../text/plural';
import type { RunTask } from '../runs/fields';
import type { HandoverOutcome } from './fields';

/** The oldest hour of a handover that is taken. */
export const HANDOVER_HOURS = 72;

const hourMs = 60 * 60_000;

/** The age at which a handover has gone into papers: a change of its order is asked about. */
const SETTLED_MS = 24 * hourMs;

/** Whether an order was handed over more than a day ago. */
export function isHandedLongAgo({ handedAt }: { handedAt?: string | null | undefined }, now: Date): boolean {
  const at = fromMinsk(handedAt);
  return at !== null && now.getTime() - at.getTime() > SETTLED_MS;
}

/** The age at which a handover is no news to the receiver. */
export const RECEIVER_NEWS_MS = 2 * hourMs;

/** The outcome of the try after which an order has the status. */
export const OUTCOME_OF_STATUS: Readonly<Record<number, HandoverOutcome>> = {
  [DELIVERY_STATUS.transit]: 'collected',
  [DELIVERY_STATUS.ready]: 'point',
  [DELIVERED]: 'handed',
  [NOT_DELIVERED]: 'failed',
};

/** The outcome that a status tells by itself; null for a status that ends no try, or that is also given without one. */
export function outcomeTold(status: number): HandoverOutcome | null {
  return status === DELIVERED || status === NOT_DELIVERED ? (OUTCOME_OF_STATUS[status] ?? null) : null;
}

const UNDONE_BY: Readonly<Record<Exclude<HandoverOutcome, 'handed'>, readonly number[]>> = {
  point: [...NOT_COLLECTED, DELIVERY_STATUS.transit],
  collected: NOT_COLLECTED,
  failed: [],
};

/**
 * Whether the next status of an order says that the try did not end so: a delivery stands as long as its status does. A failed try is
 * followed by another one, a point by the receiver.
 */
export const isUndoneBy = (outcome: HandoverOutcome, status: number): boolean =>
  outcome === 'handed' || UNDONE_BY[outcome].includes(status);

/** The departure of the run of a try. */
interface Departure {
  run: number;
  leftAt: Date;
}

/** The error of the hour of a handover; null if it is possible. */
export function hourProblem(
  at: Date,
  { now, placedAt, departure }: { now: Date; placedAt: Date; departure: Departure | null },
): string | null {
  if (at > now) return 'Этот час ещё не наступил: укажите прошедший или «время неизвестно»';
  if (departure && toMinsk(at) < toMinsk(departure.leftAt)) {
    const left = formatDateTime(toMinsk(departure.leftAt));
    return `Рейс ${numbered(departure.run)} выехал ${left}: укажите час не раньше или «время неизвестно»`;
  }
  if (toMinsk(at) < toMinsk(placedAt))
    return `Заказ оформлен ${formatDateTime(toMinsk(placedAt))}: укажите час не раньше или «время неизвестно»`;
  return now.getTime() - at.getTime() > HANDOVER_HOURS * hourMs
    ? `Прошло больше ${HANDOVER_HOURS} часов: отметьте «время неизвестно»`
    : null;
}

/** What is not set before all places of an order are handed over. */
const WHOLE: Readonly<Partial<Record<HandoverOutcome, string>>> = {
  handed: '«Доставлена» ставят',
  point: '«Готова к выдаче» ставят',
};

/** The error of the number of places that were handed over, of those in the order; null if it is possible. */
export function handedPlacesProblem(handed: number, all: number, outcome: HandoverOutcome): string | null {
  if (handed > all) return `В заказе ${places(all)}: больше передать нельзя`;
  const status = WHOLE[outcome];
  return status === undefined || handed === all
    ? null
    : `Передано мест: ${handed} из ${all}. ${status}, когда переданы все: до тех пор поставьте «Не доставлена»`;
}

/** The error of the number of places that came back, of those in the order; null if it is possible. */
export function placesBackProblem(
  back: number,
  all: number,
  { task, outcome }: { task: RunTask; outcome: string },
): string | null {
  if (task !== 'deliver' || outcome !== 'failed') return 'Вернувшиеся места называют, когда заказ не вручён';
  return back > all ? `В заказе ${places(all)}: больше вернуться не могло` : null;
}

/** «Не вернулось 1 место заказа № 125»; null where all came back, or it was not told. */
export function missingPlaces(order: string, back: number | null | undefined, all: number): string | null {
  const missing = all - (back ?? all);
  const verb = plural(missing, 'Не вернулось', 'Не вернулись', 'Не вернулось');
  return missing > 0 ? `${verb} ${places(missing)} заказа ${order}` : null;
}

/**
 * Whether the receiver is still told of the status of an order: its handover has a known hour and was told soon after it, or there is none.
 * Times by the Minsk clock.
 */
export function isNewsToReceiver(
  handover: { date: string | null; recordedAt: string } | null | undefined,
): boolean {
  if (!handover) return true;
  const [at, recordedAt] = [fromMinsk(handover.date), fromMinsk(handover.recordedAt)];
  return at !== null && (recordedAt?.getTime() ?? 0) - at.getTime() <= RECEIVER_NEWS_MS;
}
