import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../shared/hooks';
import { selectChosen } from '../selectors';
import { choose } from '../slice';
import type { Order } from '../types';

/** The orders chosen in a list; they stay chosen on its other pages. Another filter is another list. */
export function useChosen(list: string, listed: readonly Order[]) {
  const dispatch = useAppDispatch();
  const chosen = useSelector(selectChosen);
  const fresh = new Map(listed.map((order) => [order.id, order]));
  const orders = chosen.list === list ? chosen.orders.map((order) => fresh.get(order.id) ?? order) : [];
  return {
    orders,
    ids: new Set(orders.map(({ id }) => id)),
    set: (some: readonly Order[], on: boolean) => {
      const others = orders.filter(({ id }) => !some.some((one) => one.id === id));
      dispatch(choose({ list, orders: on ? [...others, ...some] : others }));
    },
    clear: () => {
      dispatch(choose({ list, orders: [] }));
    },
  };
}
