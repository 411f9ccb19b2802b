import { addressLine, addressOf } from '@shlyah/domain';
import type { RecentOrder } from '../form/types';
import { receiverOf, senderOf } from '../form/values';

/** Something of a former order that can be put into the form again. */
export interface Recent<Fields> {
  key: string;
  title: string;
  note: string;
  fields: Fields;
}

export type RecentSender = Recent<ReturnType<typeof senderOf>>;
export type RecentReceiver = Recent<ReturnType<typeof receiverOf>>;

function unique<Fields>(found: readonly Recent<Fields>[]): Recent<Fields>[] {
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

/** Origins of former orders, each place once, the latest first. */
export function recentSenders(orders: readonly RecentOrder[]): RecentSender[] {
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

/** Receivers of former orders, each person and place once, the latest first. */
export function recentReceivers(orders: readonly RecentOrder[]): RecentReceiver[] {
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
