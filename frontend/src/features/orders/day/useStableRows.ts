import { useSelector } from 'react-redux';
import { useStateFrom } from '../../../ui/useStateFrom';
import { selectKnown } from '../slice';
import type { Order } from '../types';

/**
 * Orders that were shown keep their positions when the day is reloaded, so that nothing moves under the pointer. Deleted
 * orders and those moved to another day disappear.
 */
export function useStableRows(orders: readonly Order[]): Order[] {
  const known = useSelector(selectKnown);
  const here = new Set(orders.map(({ id }) => id));
  const [shown] = useStateFrom<string, readonly Order[]>([...here].join(), (_, before = []) => {
    const former = new Set(before.map(({ id }) => id));
    return [...before, ...orders.filter(({ id }) => !former.has(id))];
  });
  return shown.flatMap(({ id, deliveryDate }) => {
    const order = known[id];
    return order && (here.has(id) || order.deliveryDate === deliveryDate) ? order : [];
  });
}
