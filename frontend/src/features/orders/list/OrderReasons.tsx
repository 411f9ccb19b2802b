import { numberedOrder } from '../../../ui/text';
import type { Order } from '../types';

/** An order that was left out, with the reason. */
export interface OrderReason {
  order: Order;
  why: string;
}

export const OrderReasons = ({ reasons }: { reasons: readonly OrderReason[] }) => (
  <ul>
    {reasons.map(({ order, why }) => (
      <li key={order.id}>{`Заказ ${numberedOrder(order.id)}: ${why}`}</li>
    ))}
  </ul>
);
