import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import type { OrderValues } from '../form/types';
import styles from './OrderForm.module.css';

interface ParkedDraftsProps {
  orders: readonly OrderValues[];
  onTake: (order: OrderValues) => void;
  onDelete: (order: OrderValues) => void;
}

/** Two answers that tell an order from the others; none of an order with little in it. */
const wordsOf = ({ organization, name, reciverAddress, street }: OrderValues): string =>
  [organization || name, reciverAddress, street].filter(Boolean).slice(0, 2).join(', ');

/** The orders that were parked for another one: each can be taken back or deleted. */
export function ParkedDrafts({ orders, onTake, onDelete }: ParkedDraftsProps) {
  return (
    <Notice>
      <ul className={styles.parked}>
        {orders.map((order, index) => (
          <li key={index} className={styles.choice}>
            {['Незаконченный заказ отложен', wordsOf(order)].filter(Boolean).join(': ')}.
            <Button kind="quiet" size="small" onClick={() => onTake(order)}>
              Вернуться к нему
            </Button>
            <Button kind="quiet" size="small" onClick={() => onDelete(order)}>
              Удалить его
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
