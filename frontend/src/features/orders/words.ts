import { formatPrice, priceFromWire } from '@shlyah/domain';
import { addressText, receiverAddress, senderAddress } from './address-words';
import type { Order } from './types';

/** Where the order goes: the receiver's address, or the receive point's (docs/contract.md#order-lists). */
export function destinationOf(order: Order): string {
  return order.deliveryAddress === 'client'
    ? addressText(receiverAddress(order))
    : (order.recivePoint?.address ?? '—');
}

/** Where the order is taken from: the sender's address, or the point he brings it to. */
export function originOf(order: Order): string {
  return order.delivery === 'client'
    ? addressText(senderAddress(order))
    : (order.pickupPoint?.address ?? '—');
}

/** «21.00 р», or «Формируется» while the manager has not set the price. */
export const priceText = (order: Pick<Order, 'price'>): string =>
  formatPrice(priceFromWire(order.price)).replace(' ', '\u00a0');

/** What the client of an order is called: the organization of a legal entity, otherwise the personal name. */
export const clientName = ({ user }: Pick<Order, 'user'>): string =>
  (user.isLegalEntity && user.organization) || user.name;

/** Who receives: the organization with the person, or the person. */
export const receiverName = (order: Pick<Order, 'reciverType' | 'organization' | 'name'>): string =>
  order.reciverType === 'ur-lico' && order.organization ? order.organization : order.name;
