import { useRef } from 'react';
import { useAppDispatch } from '../../../shared/hooks';
import { useFollow } from '../../../shared/useFollow';
import { peekOrder } from '../actions';
import { take } from '../slice';
import type { Order } from '../types';

/**
 * Calls back with an order that changed while its page is open; while something is typed on the page, the result shows it.
 * Without a network the page stays as it is.
 */
export function useFreshOrder(order: Order | null, onChanged: (fresh: Order) => void): (() => void) | null {
  const dispatch = useAppDispatch();
  // A proposal leaves the version as it is.
  const isAsked = useRef(false);
  const { showFresh } = useFollow<Order>({
    shown: order,
    concerns: ({ orders, missed }, { id, version }) => {
      const told = orders.find((one) => one.id === id);
      isAsked.current ||= told?.kinds.includes('order.proposal') ?? false;
      return missed || isAsked.current || (told?.version ?? 0) > version;
    },
    read: async ({ id }) => {
      const outcome = await dispatch(peekOrder(id));
      return peekOrder.fulfilled.match(outcome) ? outcome.payload : undefined;
    },
    isNews: (fresh, { id, version }) => fresh.id === id && (fresh.version > version || isAsked.current),
    show: (fresh) => {
      isAsked.current = false;
      dispatch(take(fresh));
      onChanged(fresh);
    },
    atSight: true,
  });
  return showFresh;
}
