import { rowFingerprint, shownOrderNumber, type CommonValues, type ImportedOrder } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { sha256 } from '../../../platform/common/hashes';
import { wholeRow } from '../../../platform/files/import/problem-words';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Order } from '../order.entity';

/** An order of a table by which its repeats are known. */
export interface PrintedOrder {
  read: ImportedOrder;
  /** What tells the row; null for an order that has an own number. */
  print: string | null;
}

/** Adds a problem to each row that has been ordered before, by its own number or its fingerprint. */
export async function markOrdered(
  manager: EntityManager,
  orders: readonly PrintedOrder[],
  actor: Actor,
): Promise<void> {
  const prints = orders.flatMap(({ print }) => print ?? []);
  const byPrint = await shownNumbers(manager, 'rowPrint', prints, actor);
  const byOwnNumber = await shownNumbers(manager, 'externalId', orders.flatMap(ownNumber), actor);
  for (const order of orders) {
    const [own = ''] = ownNumber(order);
    const { problems } = order.read;
    const [taken, known] = [byOwnNumber.get(own), byPrint.get(order.print ?? '')];
    if (taken) problems.push(wholeRow(order.read, 'own_number_taken', `Уже заказано: № ${taken}`));
    if (known) problems.push(wholeRow(order.read, 'already_ordered', `Уже заказано: № ${known}`));
  }
}

/** The shown numbers of the caller's orders, by the value of a column. */
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

const ownNumber = ({ read: { values } }: PrintedOrder): string[] =>
  typeof values['externalId'] === 'string' ? [values['externalId']] : [];

/** The orders with their prints. Equal rows are told, and each gets a print of its own: the second order of such a row is another order. */
export function printed(orders: readonly ImportedOrder[], common: CommonValues): PrintedOrder[] {
  const seen = new Map<string, { count: number; row: number }>();
  return orders.map((read) => {
    const print = rowFingerprint(read, common);
    if (print === null) return { read, print };
    const before = seen.get(print);
    seen.set(print, { count: (before?.count ?? 0) + 1, row: before?.row ?? read.rows[0] ?? 0 });
    if (before)
      read.problems.push(wholeRow(read, 'repeated_row', `Такая же строка уже есть: ${before.row + 1}`));
    return { read, print: sha256(before ? `${print} ${before.count + 1}` : print) };
  });
}
