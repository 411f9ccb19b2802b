import { isToBePriced, NEW_ORDER_STATUS, toKopecks } from '@shlyah/domain';
import type { BulkChange, Order } from '../types';
import { quoteOf } from '../words';

/** Status of an order accepted by a manager: «Принята» (docs/contract.md#statuses). */
export const ACCEPTED_STATUS = 2;

/** Whether an order can be accepted at its quote: it waits for a price, and the quote is not «по согласованию». */
export const isAcceptable = (order: Order): boolean =>
  isToBePriced(order) && order.price < 0 && quoteOf(order).total !== null;

/** Whether the client awaits an answer to a proposal: bulk changes skip such an order. */
export const hasClientProposal = ({ waiting }: Order): boolean =>
  waiting.some(({ side }) => side === 'client');

/** The sum of the quotes of these orders, kopecks. */
export const quotedSum = (orders: readonly Order[]): number =>
  orders.reduce((sum, order) => sum + toKopecks(quoteOf(order).total ?? 0), 0);

/**
 * The changes that accept these orders at their quotes. Orders of one price go together. An order that has been
 * moved on already keeps its status.
 */
export function acceptance(orders: readonly Order[]): BulkChange[] {
  const groups = new Map<string, BulkChange>();
  for (const order of orders.filter(isAcceptable)) {
    const price = quoteOf(order).total;
    const status = order.status.id === NEW_ORDER_STATUS ? ACCEPTED_STATUS : null;
    const key = `${price} ${status}`;
    const group = groups.get(key) ?? { orders: [], price, ...(status !== null && { status }) };
    group.orders.push({ id: order.id, version: order.version });
    groups.set(key, group);
  }
  return [...groups.values()];
}
