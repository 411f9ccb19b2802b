import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch } from '../../../shared/hooks';
import { getOrder } from '../actions';
import type { Order } from '../types';

/** As often as the parcel's public page. */
const REFRESH_MS = 60_000;

/** A form that is open on the page is compared with the order that it was made from: that one stays until the form is closed. */
const isEdited = (): boolean => document.forms.length > 0;

/** Tells of an order that has changed while its page is in sight. Without a network the page stays as it is. */
export function useFreshOrder(order: Order | null, onChanged: (fresh: Order) => void): void {
  const dispatch = useAppDispatch();
  // By then the page may show another order, or a newer state of this one.
  const compare = useEffectEvent((fresh: Order) => {
    if (!isEdited() && fresh.id === order?.id && fresh.version > order.version) onChanged(fresh);
  });
  const look = useEffectEvent(async () => {
    if (!order || document.hidden || isEdited()) return;
    const outcome = await dispatch(getOrder(order.id));
    if (getOrder.fulfilled.match(outcome)) compare(outcome.payload);
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), REFRESH_MS);
    const onSight = () => void look();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
    };
  }, []);
}
