import { DELIVERY_STATUS, RETURNING } from '../orders/statuses';
import { defineFields, type BodyOf } from '../validation/field';
import { LIMITS } from '../validation/limits';

/** A run: a trip of a car and its driver with orders on a day (docs/contract.md#runs). */
export const runFields = defineFields({
  day: { kind: 'day', required: true, label: 'День', about: 'День рейса, ГГГГ-ММ-ДД', example: '2026-11-30' },
  driver: { kind: 'text', max: LIMITS.name, label: 'Водитель', example: 'Игорь Савич' },
  driverPhone: { kind: 'phone', label: 'Телефон водителя' },
  car: { kind: 'text', max: LIMITS.name, label: 'Машина', example: 'Ford Transit, 1234 AB-7' },
});

export type RunBody = BodyOf<typeof runFields>;

/** Tasks of a run: delivery to the receiver or pickup from the sender. */
export const RUN_TASKS = ['deliver', 'fetch'] as const;
export type RunTask = (typeof RUN_TASKS)[number];

export const TASK_WORDS: Record<RunTask, string> = { deliver: 'Доставить', fetch: 'Забрать' };

const { transit, ready, failed } = DELIVERY_STATUS;

/** Statuses of orders with which a run that left has nothing more to do; another run may take them on the same day. */
export const ENDED_TASK_STATUSES: Readonly<Record<RunTask, readonly number[]>> = {
  deliver: [ready, failed, RETURNING],
  fetch: [transit, ready, failed, RETURNING],
};

/** Maximum number of orders per run. */
export const ORDERS_IN_RUN = 500;
