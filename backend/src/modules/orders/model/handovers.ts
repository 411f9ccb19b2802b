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

/** A try with its place among those of its order. */
export interface NumberedTry {
  row: Try;
  /** From 1; a correction is no other try. */
  number: number;
  /** The last of the rows that correct or undo this one; null while it stands. */
  later: Handover | null;
}

/** A try of an order by the number of its row, among all rows of the order, oldest first; null when there is none. */
export function numberedTry(rows: readonly Handover[], id: number): NumberedTry | null {
  const row = rows.find((one): one is Try => one.id === id && one.outcome !== 'undone');
  if (!row) return null;
  const chains = rows.filter(({ corrects }) => corrects === null).map((first) => chainOf(rows, first));
  const at = chains.findIndex((chain) => chain.includes(row));
  const later = chains[at]?.slice(chains[at].indexOf(row) + 1).at(-1);
  return { row, number: at + 1, later: later ?? null };
}

/** The rows of a try, each of which corrects the one before it. */
function chainOf(rows: readonly Handover[], first: Handover): Handover[] {
  const chain = [first];
  // Each row is newer than the one that it corrects.
  for (const row of rows) if (row.corrects !== null && row.corrects === chain.at(-1)?.id) chain.push(row);
  return chain;
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
  const noPeople = { signature: null, signed: false, proxy: null, noProof: null };
  await tx.update(HandoverProof, { orderId: In([...orderIds]) }, noPeople);
  await tx.delete(HandoverPicture, { orderId: In([...orderIds]) });
  const tests = orderIds.filter((id) => id < 0);
  await tx.delete(HandoverProof, { orderId: In(tests) });
  await tx.delete(Handover, { orderId: In(tests) });
}
