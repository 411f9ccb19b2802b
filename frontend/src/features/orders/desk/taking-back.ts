import type { ActionFailure } from '../../../shared/failure';
import type { BulkChange, BulkResult, BulkTakenBack, Order } from '../types';
import { refusalsOf, type Refusal } from './refusal';

/** What goes with a status; all else of a change is not given back with it. */
const WITH_STATUS: readonly string[] = ['orders', 'status', 'failure', 'failureWords', 'handover', 'reason'];

/**
 * The orders of each bulk change that these results are, where nothing but the status was set; none where an order got its status by
 * itself.
 */
export function bulksOf(
  changes: readonly BulkChange[],
  before: ReadonlyMap<number, Order>,
  results: readonly BulkResult[],
): ReadonlyMap<number, readonly Order[]> {
  const bulks = new Map<number, Order[]>();
  const isOfStatus = changes.every((change) =>
    Object.entries(change).every(([name, value]) => WITH_STATUS.includes(name) || value === undefined),
  );
  if (!isOfStatus) return bulks;
  for (const { bulk, order } of results) {
    if (!order || order.status.id === before.get(order.id)?.status.id) continue;
    if (bulk === undefined) return new Map();
    bulks.set(bulk, [...(bulks.get(bulk) ?? []), order]);
  }
  return bulks;
}

/** The orders that keep the status that was to be taken back, each as the refusal of its status of before. */
export function stayingOf(
  before: ReadonlyMap<number, Order>,
  saved: readonly Order[],
  answer: BulkTakenBack | ActionFailure,
): Refusal[] {
  const shown = new Map(saved.map((order) => [order.id, order]));
  return saved.flatMap((order) => {
    const result = resultOf(order, answer);
    const status = before.get(order.id)?.status.id;
    return result && status !== undefined ? refusalsOf([result], { status }, shown, false) : [];
  });
}

/** Null for an order that has its status of before. */
function resultOf(order: Order, answer: BulkTakenBack | ActionFailure): BulkResult | null {
  const { id } = order;
  if (!('orders' in answer)) return { id, statusCode: answer.status, message: answer.message };
  const one = answer.orders.find((other) => other.id === id);
  if (one?.outcome === 'deleted') return { id, statusCode: 404, message: 'Заказ удалён.' };
  if (one?.outcome !== 'changed' || !one.status) return null;
  const now = { ...order, status: { ...order.status, ...one.status } };
  return {
    id,
    statusCode: 409,
    code: 'version_conflict',
    order: now,
    ...(one.savedBy && { savedBy: one.savedBy }),
  };
}
