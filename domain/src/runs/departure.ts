import { CLOSED_STATUSES, DELIVERED, DELIVERY_STATUS, RETURNING, statusCode } from '../orders/statuses';
import { scanStep } from '../scans/steps';
import type { RunTask } from './fields';

const STATUS_OF_TASK: Readonly<Record<RunTask, number>> = {
  deliver: DELIVERY_STATUS.transit,
  fetch: DELIVERY_STATUS.pickup,
};

/**
 * The status that the departure of a run gives to an order with the task: «В пути» to be delivered, «Забор груза» to be fetched. Null
 * when the status stays: the order is already that far or closed, or its status was added by hand.
 */
export function departureStatus(task: RunTask, status: number): number | null {
  const next = STATUS_OF_TASK[task];
  const isStaying = statusCode(status) === 'other' || CLOSED_STATUSES.includes(status);
  return !isStaying && scanStep(status, next) === 'set' ? next : null;
}

const DONE: Readonly<Record<RunTask, readonly number[]>> = {
  deliver: [DELIVERED, DELIVERY_STATUS.ready],
  fetch: [DELIVERY_STATUS.transit, DELIVERY_STATUS.ready, DELIVERED],
};
const FAILED: readonly number[] = [DELIVERY_STATUS.failed, RETURNING];

/** The outcome of a task by the status of its order; null while there is none. A parcel that waits at a point is brought. */
export function taskOutcome(task: RunTask, status: number): 'done' | 'failed' | null {
  if (DONE[task].includes(status)) return 'done';
  return FAILED.includes(status) ? 'failed' : null;
}
