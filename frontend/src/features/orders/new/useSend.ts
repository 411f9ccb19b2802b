import { useRef, useState } from 'react';
import { failureIn } from '../../../shared/action';
import type { ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { createOrder } from '../actions';
import { dropDraft, dropSendKey, sendKeyOf } from './draft';
import type { OrderValues } from '../form/types';
import { wireOrder } from '../form/wire';

/**
 * Sends the order once: a press while it is on its way does nothing, and a press after a lost answer goes under
 * the same key, so that the server answers with the order it has already made.
 */
export function useSend(user: number, onSent: (id: number) => void) {
  const dispatch = useAppDispatch();
  const busy = useRef(false);
  const [failure, setFailure] = useState<ActionFailure>();

  const submit = async (values: OrderValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setFailure(undefined);
    const outcome = await dispatch(
      createOrder({ requestBody: wireOrder(values), idempotencyKey: sendKeyOf(user) }),
    );
    if (!createOrder.fulfilled.match(outcome)) {
      busy.current = false;
      setFailure(failureIn(outcome));
      return;
    }
    // Still busy, for good: a press that was waiting its turn must not become a second order under a new key.
    dropDraft(user);
    onSent(outcome.payload.id);
  };

  /** Lets the order go as another one than that which was sent before. */
  const renew = () => {
    dropSendKey(user);
    setFailure(undefined);
  };

  return { submit, failure, renew };
}
