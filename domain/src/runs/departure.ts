import { CLOSED_STATUSES, DELIVERY_STATUS, statusCode } from '../orders/statuses';
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
