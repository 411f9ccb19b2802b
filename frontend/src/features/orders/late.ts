import { formatPrice, isHandedLongAgo, priceFromWire } from '@shlyah/domain';
import type { BulkChange, Order } from './types';

/** Orders that were handed over more than a day ago and whose price a change sets anew; the first price of an order is no such change. */
export const repriced = (
  orders: readonly Order[],
  { price }: Pick<BulkChange, 'price'>,
  now: Date,
): readonly Order[] =>
  price === undefined || price === null
    ? []
    : orders.filter((order) => order.price >= 0 && order.price !== price && isHandedLongAgo(order, now));

/** What of an order an edit changes that its papers tell, in words; empty where that is nothing or the handover was not long ago. */
export function lateChange(order: Order, changed: readonly string[], price: number, now: Date): string {
  if (!isHandedLongAgo(order, now)) return '';
  return [
    repriced([order], { price }, now).length > 0 && priceChange([order], { price }),
    changed.some((name) => name === 'packages' || name === 'fragileCargo') && 'Груз изменён.',
  ]
    .filter(Boolean)
    .join(' ');
}

const shown = (price: number): string => formatPrice(priceFromWire(price));

/** «Цена 12.00 р → 15.00 р»; of several orders the new one alone. */
export function priceChange(orders: readonly Order[], { price }: Pick<BulkChange, 'price'>): string {
  const [one, ...others] = orders;
  const next = shown(price ?? -1);
  return one && others.length === 0 ? `Цена: ${shown(one.price)} → ${next}.` : `Новая цена: ${next}.`;
}
