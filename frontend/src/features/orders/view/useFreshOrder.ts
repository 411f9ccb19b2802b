import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChanges, type Changes } from '../../../shared/changes';
import { useAppDispatch } from '../../../shared/hooks';
import { getOrder } from '../actions';
import type { Order } from '../types';

/**
 * Whether a form or a dialog is open. Forms compare with the order they began with, and a new order would close dialogs with
 * their input: the order is not replaced until they are closed.
 */
const isEdited = (): boolean => document.forms.length > 0 || document.querySelector('dialog[open]') !== null;

/** Interval of checking whether they are closed. */
const EDITED_MS = 1000;

/** Calls back with an order that changed while its page is open. Without a network the page stays as it is. */
export function useFreshOrder(order: Order | null, onChanged: (fresh: Order) => void): void {
  const dispatch = useAppDispatch();
  // A change that came while the order was edited.
  const [held, setHeld] = useState<{ isAsked: boolean } | null>(null);
  const hold = (isAsked: boolean) => setHeld((before) => ({ isAsked: isAsked || before?.isAsked === true }));
  const shown = useRef(order);
  useEffect(() => {
    shown.current = order;
  });
  /** `isAsked`: a proposal leaves the version as it is. */
  const look = async (isAsked: boolean) => {
    if (!order) return;
    if (isEdited()) return hold(isAsked);
    const outcome = await dispatch(getOrder(order.id));
    if (!getOrder.fulfilled.match(outcome)) return;
    if (isEdited()) return hold(isAsked);
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
  const onFree = useEffectEvent(() => {
    if (!held || isEdited()) return;
    setHeld(null);
    void look(held.isAsked);
  });
  useEffect(() => {
    if (!held) return undefined;
    const timer = setInterval(() => onFree(), EDITED_MS);
    return () => clearInterval(timer);
  }, [held]);
  const onSight = useEffectEvent(() => {
    if (!document.hidden) void look(false);
  });
  useEffect(() => {
    const listen = () => onSight();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
