import { useRef, useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { createOrder } from '../actions';
import { dropDraft, dropSendKey, sendKeyOf } from './draft';
import type { OrderValues } from '../form/types';
import { wireOrder } from '../form/wire';
import type { Refused } from './refused';

/**
 * Sends the order once: a click during the request does nothing, and a click after a lost response is sent under
 * the same key, so that the server answers with the order it has already made.
 */
export function useSend(user: number, onSent: (id: number) => void) {
  const dispatch = useAppDispatch();
  const busy = useRef(false);
  const [refused, setRefused] = useState<Refused>();

  const submit = async (values: OrderValues): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setRefused(undefined);
    const outcome = await dispatch(
      createOrder({ requestBody: wireOrder(values), idempotencyKey: sendKeyOf(user) }),
    );
    if (!createOrder.fulfilled.match(outcome)) {
      busy.current = false;
      const failure = failureIn(outcome);
      setRefused(failure && { failure, sent: values });
      return;
    }
    // Stays busy after success: a queued click must not create a second order under a new key.
    dropDraft(user);
    onSent(outcome.payload.id);
  };

  /** Sends the order as a new one, not as a repetition of the previous request. */
  const renew = () => {
    dropSendKey(user);
    setRefused(undefined);
  };

  return { submit, refused, renew };
}
