import type { ReactNode } from 'react';
import { plural } from '@shlyah/domain';
import { Link, type To } from 'react-router';
import { Button } from '../../ui/actions/Button';
import { Notice } from '../../ui/feedback/Notice';
import { numbered } from '../../ui/text';
import styles from './NamedOrders.module.css';
import { awaitingOrders } from './words';

interface NamedOrdersProps<Order extends { id: number }> {
  orders: readonly Order[];
  hrefOf: (order: Order) => To;
  onClose: () => void;
}

interface NamedOrdersNoticeProps<Order extends { id: number }> extends NamedOrdersProps<Order> {
  title: string;
  /** Behind the orders. */
  more?: ReactNode;
}

/** A notice about some orders after a bulk change, each with a link. */
export function NamedOrders<Order extends { id: number }>({
  title,
  orders,
  hrefOf,
  more,
  onClose,
}: NamedOrdersNoticeProps<Order>) {
  return (
    <Notice kind="attention" role="status" title={title}>
      <span className={styles.orders}>
        {orders.map((order) => (
          <Link key={order.id} to={hrefOf(order)}>
            {numbered(order.id)}
          </Link>
        ))}
        {more}
        <Button kind="quiet" size="small" onClick={onClose}>
          Понятно
        </Button>
      </span>
    </Notice>
  );
}

/** Chosen orders left out of a bulk change, because their clients await an answer. */
export function SkippedOrders<Order extends { id: number }>(props: NamedOrdersProps<Order>) {
  const count = props.orders.length;
  return (
    <NamedOrders
      {...props}
      title={`${awaitingOrders(count)} и не ${plural(count, 'вошёл', 'вошли', 'вошли')}`}
    />
  );
}
