import { plural } from '@shlyah/domain';
import { ordersIn } from '../words';

/** Tells a screen reader how many orders are chosen, and how their actions are reached. */
export function ChosenStatus({ count }: { count: number }) {
  return (
    <p role="status" className="visually-hidden">
      {count > 0 &&
        `${plural(count, 'Выбран', 'Выбраны', 'Выбрано')} ${ordersIn(count)}. Клавиша Tab — к действиям с ${count === 1 ? 'ним' : 'ними'}.`}
    </p>
  );
}
