import { useRef, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { numbered } from '../../../ui/text';
import { useAskCalendar } from '../../calendar/useCalendar';
import { requestOf } from '../../calculator/quote/request';
import { useShownTotal } from '../../calculator/quote/shown-total';
import { createOrder } from '../actions';
import { dropDraft, rememberSentAs, renewSendKey, sendKeyOf, sentAs } from './order-draft';
import type { OrderValues } from '../form/types';
import { toCreateOrderDto } from '../form/wire';
import type { Refused } from './refused';

/** The draft was sent in another tab. */
const alreadySent = (id: number): ActionFailure => ({
  status: 409,
  code: 'already_sent',
  message: `Этот заказ уже отправлен: ${numbered(id)}`,
  fresh: { id },
});

/**
 * Sends the order once: a click during the request does nothing, and a click after a lost response is sent under
 * the same key, so that the server answers with the order it has already made.
 */
export function useSend(user: number, onSent: (id: number) => void) {
  const { run } = useAction();
  const askCalendar = useAskCalendar();
  const shownTotal = useShownTotal();
  const busy = useRef(false);
  const [refused, setRefused] = useState<Refused>();

  const submit = async (values: OrderValues): Promise<void> => {
    if (busy.current) return;
    const key = sendKeyOf(user);
    const isSent = sentAs(user, key);
    if (isSent !== null) return setRefused({ failure: alreadySent(isSent), sent: values });
    busy.current = true;
    setRefused(undefined);
    const request = requestOf(values);
    const requestBody = { ...toCreateOrderDto(values), shownTotal: shownTotal.of(request) };
    await run(createOrder({ requestBody, idempotencyKey: key }), {
      // Stays busy after success: a queued click must not create a second order under a new key.
      onDone: ({ id }) => {
        rememberSentAs(user, key, id);
        dropDraft(user);
        onSent(id);
      },
      onFailed: (failure) => {
        busy.current = false;
        if (failure.errors?.['deliveryDate']) askCalendar();
        void shownTotal.refresh(request, failure);
        // Another tab may have sent the draft while this one was sending it otherwise.
        const meanwhile = failure.code === 'idempotency_key_reused' ? sentAs(user, key) : null;
        setRefused({ failure: meanwhile === null ? failure : alreadySent(meanwhile), sent: values });
      },
    });
  };

  /** Sends the order as a new one, not as a repetition of the previous request. */
  const renew = () => {
    renewSendKey(user);
    setRefused(undefined);
  };

  /** Clears the refusal when another order is begun. */
  const hideRefusal = () => setRefused(undefined);

  return { submit, refused, renew, hideRefusal };
}
