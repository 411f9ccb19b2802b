import { plural } from '@shlyah/domain';
import { Link, type To } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { numbered } from '../../ui/text';
import styles from './SkippedOrders.module.css';
import { awaitingOrders } from './words';

interface SkippedOrdersProps<Order extends { id: number }> {
  orders: readonly Order[];
  hrefOf: (order: Order) => To;
  onClose: () => void;
}

/** Chosen orders left out of a bulk change, each with a link. */
export function SkippedOrders<Order extends { id: number }>({
  orders,
  hrefOf,
  onClose,
}: SkippedOrdersProps<Order>) {
  const count = orders.length;
  return (
    <Notice
      kind="attention"
      role="status"
      title={`${awaitingOrders(count)} и не ${plural(count, 'вошёл', 'вошли', 'вошли')}`}
    >
      <span className={styles.orders}>
        {orders.map((order) => (
          <Link key={order.id} to={hrefOf(order)}>
            {numbered(order.id)}
          </Link>
        ))}
        <Button kind="quiet" size="small" onClick={onClose}>
          Понятно
        </Button>
      </span>
    </Notice>
  );
}
