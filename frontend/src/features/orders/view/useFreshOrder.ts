import { useEffect, useEffectEvent, useRef } from 'react';
import { useChanges, type Changes } from '../../../shared/changes';
import { useAppDispatch } from '../../../shared/hooks';
import { getOrder } from '../actions';
import type { Order } from '../types';

/** A form that is open on the page is compared with the order that it was made from: that one stays until the form is closed. */
const isEdited = (): boolean => document.forms.length > 0;

/** Tells of an order that has changed while its page is open. Without a network the page stays as it is. */
export function useFreshOrder(order: Order | null, onChanged: (fresh: Order) => void): void {
  const dispatch = useAppDispatch();
  const shown = useRef(order);
  useEffect(() => {
    shown.current = order;
  });
  /** `isAsked`: a proposal leaves the version as it is. */
  const look = async (isAsked: boolean) => {
    if (!order || isEdited()) return;
    const outcome = await dispatch(getOrder(order.id));
    if (!getOrder.fulfilled.match(outcome) || isEdited()) return;
    const { payload: fresh } = outcome;
    // By then the page may show another order, or a newer state of this one.
    const isNewer = fresh.version > (shown.current?.version ?? 0) || isAsked;
    if (fresh.id === shown.current?.id && isNewer) onChanged(fresh);
  };
  useChanges(({ orders, missed }: Changes) => {
    const told = orders.find(({ id }) => id === order?.id);
    const isAsked = told?.kinds.includes('order.proposal') ?? false;
    const isNewer = (told?.version ?? 0) > (order?.version ?? 0);
    return missed || isAsked || isNewer ? look(isAsked) : undefined;
  });
  const onSight = useEffectEvent(() => {
    if (!document.hidden) void look(false);
  });
  useEffect(() => {
    const listen = () => onSight();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
