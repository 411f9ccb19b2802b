import { useRef, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { dropDraft, dropSendKey, sendKeyOf } from './draft';
import type { NewOrder, OrderValues } from '../form/types';
import { wireOrder } from '../form/wire';

/** Sends one order; the failure comes back instead of being thrown. */
export type SendOrder = (
  order: NewOrder,
  key: string,
) => Promise<{ id: number; failure?: undefined } | { failure: ActionFailure }>;

/**
 * Sends the order once: a press while it is on its way does nothing, and a press after a lost answer goes under
 * the same key, so that the server answers with the order it has already made.
 */
export function useSend(user: number, send: SendOrder, onSent: (id: number) => void) {
  const busy = useRef(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const submit = async (values: OrderValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    const answer = await send(wireOrder(values), sendKeyOf(user));
    if (answer.failure) {
      busy.current = false;
      setFailure(answer.failure);
      return;
    }
    // Still busy, for good: a press that was waiting its turn must not become a second order under a new key.
    dropDraft(user);
    onSent(answer.id);
  };

  /** Lets the order go as another one than that which was sent before. */
  const renew = () => {
    dropSendKey(user);
    setFailure(undefined);
  };

  return { submit, failure, renew };
}
