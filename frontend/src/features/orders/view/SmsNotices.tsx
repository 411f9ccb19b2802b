import type { ProposalSide } from '@shlyah/domain';
import { useState } from 'react';
import type { Loaded } from '../../../shared/useLoaded';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { endSilence } from '../actions';
import type { Order, OrderMessage } from '../types';

interface SmsNoticesProps {
  order: Order;
  messages: Loaded<OrderMessage[]>;
  viewer: ProposalSide;
}

/** Whether the receiver gets SMS. Staff switch them on again for a receiver who unsubscribed and changed the decision. */
export function SmsNotices({ order, messages, viewer }: SmsNoticesProps) {
  const [isEnded, setEnded] = useState(false);
  const { busy, run } = useAction();
  const newest = messages.data?.find(({ to }) => to === 'receiver');
  if (newest?.state !== 'unwanted' || isEnded) return 'Да, со ссылкой';
  const end = () =>
    run(endSilence(order.id), {
      done: 'Получателю снова сообщаем по SMS',
      failed: 'Включить SMS не удалось.',
      onDone: () => setEnded(true),
    });
  return (
    <>
      Получатель просил не присылать
      {viewer === 'staff' && (
        <>
          {' '}
          <Button kind="quiet" size="small" busy={busy} onClick={() => void end()}>
            Снова присылать
          </Button>
        </>
      )}
    </>
  );
}
