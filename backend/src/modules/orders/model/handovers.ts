import { OUTCOME_OF_STATUS, type HandoverOutcome } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { placeholders, readRows } from '../../../platform/database/read-rows';
import { CourierOutcome } from './courier-outcome.entity';
import { HandoverPicture } from './handover-picture.entity';
import { HandoverProof } from './handover-proof.entity';
import { Handover } from './handover.entity';

/** A row that tells how a try ended, not that it did not. */
export type Try = Handover & { outcome: HandoverOutcome };

/** The tries of orders with their corrections, oldest first. */
export async function handoversOf(manager: EntityManager, orderIds: readonly number[]): Promise<Handover[]> {
  if (orderIds.length === 0) return [];
  const rest = `WHERE orderId IN ${placeholders(orderIds)} ORDER BY id`;
  return readRows(manager, Handover, rest, [...orderIds]);
}

/** The last try of an order that no later row corrects. */
export function standingTry(rows: readonly Handover[]): Try | null {
  const corrected = new Set(rows.map(({ corrects }) => corrects));
  const standing = rows.filter((row): row is Try => row.outcome !== 'undone' && !corrected.has(row.id));
  return standing.at(-1) ?? null;
}

/** The try after which an order has its status; null if it has the status without one. */
export function tryOfStatus(rows: readonly Handover[], statusId: number): Try | null {
  const last = standingTry(rows);
  return last?.outcome === OUTCOME_OF_STATUS[statusId] ? last : null;
}

/** The tries of those orders whose status may be of one, oldest first. */
export function handoversOfStatuses(
  manager: EntityManager,
  orders: readonly { id: number; statusId: number }[],
): Promise<Handover[]> {
  const ended = orders.filter(({ statusId }) => statusId in OUTCOME_OF_STATUS);
  return handoversOf(
    manager,
    ended.map(({ id }) => id),
  );
}

/** Removes the people from the tries of orders, and the tries of test orders. */
export async function forgetHandovers(tx: EntityManager, orderIds: readonly number[]): Promise<void> {
  await tx.update(
    Handover,
    { orderId: In([...orderIds]) },
    { receivedBy: null, driver: null, failureWords: null },
  );
  await tx.update(CourierOutcome, { orderId: In([...orderIds]) }, { said: null, note: null });
  const noPeople = { signature: null, proxy: null, noProof: null };
  await tx.update(HandoverProof, { orderId: In([...orderIds]) }, noPeople);
  await tx.delete(HandoverPicture, { orderId: In([...orderIds]) });
  const tests = orderIds.filter((id) => id < 0);
  await tx.delete(HandoverProof, { orderId: In(tests) });
  await tx.delete(Handover, { orderId: In(tests) });
}
