import {
  addressLine,
  addressOf,
  clientName as nameOfClient,
  formatPrice,
  priceFromWire,
  toKopecks,
} from '@shlyah/domain';
import type { Order } from './types';

/** Where the order goes: the receiver's address, or the receive point's (docs/contract.md#order-lists). */
export const destinationOf = (order: Order): string =>
  order.deliveryAddress === 'client'
    ? addressLine(addressOf(order, 'receiver'))
    : (order.recivePoint?.address ?? '—');

/** Where the order is taken from: the sender's address, or the point he brings it to. */
export const originOf = (order: Order): string =>
  order.delivery === 'client' ? addressLine(addressOf(order, 'sender')) : (order.pickupPoint?.address ?? '—');

/** «21.00 р», or «Формируется» while the manager has not set the price. */
export const priceText = (order: Pick<Order, 'price'>): string => formatPrice(priceFromWire(order.price));

/** «≈ 38.00 р»: the quote that the customer saw at ordering, while there is no price; null when there was none either. */
export const expectedPrice = ({ price, estimate }: Pick<Order, 'price' | 'estimate'>): string | null =>
  price < 0 && estimate.total !== null ? `≈\u00a0${formatPrice(toKopecks(estimate.total))}` : null;

/** What the client of an order is called. */
export const clientName = ({ user }: Pick<Order, 'user'>): string => nameOfClient(user);
