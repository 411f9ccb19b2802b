import { shownOrderNumber } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import type { FingerprintedOrder } from '../../../platform/files/import/fingerprints';
import { wholeRow } from '../../../platform/files/import/problem-words';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Order } from '../model/order.entity';

/** Adds a problem to each row that was ordered before, by own number or fingerprint. */
export async function markOrdered(
  manager: EntityManager,
  orders: readonly FingerprintedOrder[],
  actor: Actor,
): Promise<void> {
  const prints = orders.flatMap(({ print }) => print ?? []);
  const byFingerprint = await shownNumbers(manager, 'rowPrint', prints, actor);
  const byOwnNumber = await shownNumbers(manager, 'externalId', orders.flatMap(ownNumber), actor);
  for (const order of orders) {
    const [own = ''] = ownNumber(order);
    const { problems } = order.read;
    const [taken, known] = [byOwnNumber.get(own), byFingerprint.get(order.print ?? '')];
    if (taken) problems.push(wholeRow(order.read, 'own_number_taken', `Уже заказано: № ${taken}`));
    if (known) problems.push(wholeRow(order.read, 'already_ordered', `Уже заказано: № ${known}`));
  }
}

/** The displayed numbers of the orders of the caller, by the value of a column. */
async function shownNumbers(
  manager: EntityManager,
  column: 'rowPrint' | 'externalId',
  values: string[],
  actor: Actor,
): Promise<Map<string | null, string>> {
  if (values.length === 0) return new Map();
  const orders = await manager.find(Order, {
    select: { id: true, rowPrint: true, externalId: true },
    where: { userId: actor.id, mode: callerMode(actor), [column]: In(values) },
  });
  return new Map(orders.map((order) => [order[column], shownOrderNumber(order.id)]));
}

const ownNumber = ({ read: { values } }: FingerprintedOrder): string[] =>
  typeof values['externalId'] === 'string' ? [values['externalId']] : [];
