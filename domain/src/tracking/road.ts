import { CANCELED, DELIVERED, NEW_ORDER_STATUS, ON_THE_WAY } from '../orders/statuses';

const READY = ON_THE_WAY.ready;

/** A status of an order, and its time: `YYYY-MM-DD HH:mm` in Minsk, null if unknown. */
export interface PassedStatus {
  id: number;
  date: string | null;
}

/** The statuses of a parcel that arrives; those after them are its troubles (docs/contract.md#statuses). */
const isOnTheWay = (id: number): boolean => id >= NEW_ORDER_STATUS && id <= DELIVERED;

/**
 * The statuses passed, in the order of time. What staff have taken back by an earlier status, a delivery or a cancellation that
 * was none, is left out; a delivery that failed stays, since the parcel then goes once more.
 */
export function passedStatuses(given: readonly PassedStatus[]): PassedStatus[] {
  const passed: PassedStatus[] = [];
  for (const status of given) {
    while (isTakenBack(passed.at(-1), status)) passed.pop();
    if (passed.at(-1)?.id !== status.id) passed.push(status);
  }
  return passed;
}

const isTakenBack = (last: PassedStatus | undefined, { id }: PassedStatus): boolean =>
  last !== undefined &&
  last.id !== id &&
  (last.id === CANCELED || (isOnTheWay(last.id) && isOnTheWay(id) && last.id > id));

/**
 * The statuses passed by an order, from what its history tells, oldest first. The order itself has the first word and the last: a
 * history that has lost a part leaves a time out and nothing else.
 */
export function passedByOrder(
  { statusId, createdAt }: { statusId: number; createdAt: string },
  reported: readonly PassedStatus[],
): PassedStatus[] {
  const passed = passedStatuses([{ id: NEW_ORDER_STATUS, date: createdAt }, ...reported]);
  return passed.at(-1)?.id === statusId ? passed : passedStatuses([...passed, { id: statusId, date: null }]);
}

/** The statuses that a parcel still has before it; none after arrival, or if unknown. */
export function aheadStatuses(id: number, toPoint: boolean): number[] {
  const rest: number[] = [];
  if (isOnTheWay(id)) for (let next = id + 1; next <= DELIVERED; next++) rest.push(next);
  return toPoint ? rest : rest.filter((next) => next !== READY);
}

/** The status that the delivery date is promised for: the parcel at its point, or with its receiver. */
export const promisedStatus = (toPoint: boolean): number => (toPoint ? READY : DELIVERED);
