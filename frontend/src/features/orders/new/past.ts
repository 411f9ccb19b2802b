import { addressLine, addressOf } from '@shlyah/domain';
import type { PastOrder } from '../form/types';
import { receiverOf, senderOf } from '../form/values';

/** Something of a former order that can be put into the form again. */
export interface Past<Fields> {
  key: string;
  title: string;
  note: string;
  fields: Fields;
}

export type PastSender = Past<ReturnType<typeof senderOf>>;
export type PastReceiver = Past<ReturnType<typeof receiverOf>>;

function unique<Fields>(found: readonly Past<Fields>[]): Past<Fields>[] {
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

/** Where former orders were taken from, each place once, the latest first. */
export function pastSenders(orders: readonly PastOrder[]): PastSender[] {
  return unique(
    orders.map((order) => {
      const fields = senderOf(order);
      const place =
        order.delivery === 'client'
          ? addressLine(addressOf(order, 'sender'))
          : (order.pickupPoint?.address ?? '');
      return { key: place, title: place, note: '', fields };
    }),
  ).filter(({ title }) => title !== '');
}

/** Whom former orders went to, each person and place once, the latest first. */
export function pastReceivers(orders: readonly PastOrder[]): PastReceiver[] {
  return unique(
    orders.map((order) => {
      const fields = receiverOf(order);
      const place =
        order.deliveryAddress === 'client'
          ? addressLine(addressOf(order, 'receiver'))
          : (order.recivePoint?.address ?? '');
      const who = [order.reciverType === 'ur-lico' ? order.organization : null, order.name];
      const title = who.filter(Boolean).join(', ');
      return { key: `${title} ${order.reciverPhone} ${place}`, title, note: place, fields };
    }),
  );
}
