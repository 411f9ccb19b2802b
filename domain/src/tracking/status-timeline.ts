import { CANCELED, DELIVERED, NEW_ORDER_STATUS, DELIVERY_STATUS } from '../orders/statuses';

const READY = DELIVERY_STATUS.ready;

/** A passed status and its time, `YYYY-MM-DD HH:mm` in Minsk; null if unknown. */
export interface PassedStatus {
  id: number;
  date: string | null;
}

/** Whether the status is on the normal path to delivery; later ids are failures (docs/contract.md#statuses). */
const isOnTheWay = (id: number): boolean => id >= NEW_ORDER_STATUS && id <= DELIVERED;

/**
 * The passed statuses in chronological order. Omits statuses that staff have reverted, such as a mistaken delivery or cancellation;
 * keeps a failed delivery, because another attempt follows.
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
 * The passed statuses of an order from its history, oldest first. The first and the last status come from the order itself, so an
 * incomplete history only lacks times.
 */
export function passedByOrder(
  { statusId, createdAt }: { statusId: number; createdAt: string },
  reported: readonly PassedStatus[],
): PassedStatus[] {
  const passed = passedStatuses([{ id: NEW_ORDER_STATUS, date: createdAt }, ...reported]);
  return passed.at(-1)?.id === statusId ? passed : passedStatuses([...passed, { id: statusId, date: null }]);
}

/**
 * The passed statuses with the hour of the try after which the parcel has the last one. A status that was told later than that has no
 * known hour.
 */
export function endedBy(
  passed: readonly PassedStatus[],
  ended: { date: string | null } | null,
): PassedStatus[] {
  if (!ended) return [...passed];
  const { date } = ended;
  return passed.map(({ id, date: told }, at) => {
    if (at === passed.length - 1) return { id, date };
    return { id, date: date !== null && told !== null && told > date ? null : told };
  });
}

/** The expected statuses of a parcel; empty after delivery and outside of the normal path. */
export function aheadStatuses(id: number, toPoint: boolean): number[] {
  const rest: number[] = [];
  if (isOnTheWay(id)) for (let next = id + 1; next <= DELIVERED; next++) rest.push(next);
  return toPoint ? rest : rest.filter((next) => next !== READY);
}

/** The status that the delivery date refers to: ready at the point, or delivered. */
export const promisedStatus = (toPoint: boolean): number => (toPoint ? READY : DELIVERED);
