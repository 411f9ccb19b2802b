import { isBeforePickup, LIMITS, mayProposeReturn, MESSAGES, RETURNING } from '@shlyah/domain';
import { useState } from 'react';
import { useAppDispatch } from '../../../shared/hooks';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { useTyped } from '../../../shared/useTyped';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Presets } from '../../../ui/fields/Presets';
import { Textarea } from '../../../ui/fields/TextField';
import { NavigationGuard } from '../../../ui/navigation/NavigationGuard';
import { Dialog } from '../../../ui/overlay/Dialog';
import { numberedOrder } from '../../../ui/text';
import { useUserId } from '../../users/session/useUserId';
import { createProposal, getOrder } from '../actions';
import type { Order } from '../types';
import styles from './Proposals.module.css';
import { returnDraft } from './return-draft';

/** The refusals after which the order is another one than that of the screen. */
const CHANGED: ReadonlySet<string> = new Set(['version_conflict', 'proposal_waits', 'too_late']);

const REASONS = ['Получатель отказался', 'Отправили по ошибке', 'Получателя нет на месте'];

interface ReturnOrderProps {
  order: Order;
  asking: boolean;
  onClose: () => void;
  /** The order as it is now: with its request, or changed meanwhile. */
  onChanged: (order: Order) => void;
}

/** The question of «Вернуть отправителю»: in place of a cancelation, for cargo that was set out for. */
export function ReturnOrder({ order, asking, onClose, onChanged }: ReturnOrderProps) {
  const dispatch = useAppDispatch();
  const user = useUserId();
  const keyOf = useIdempotencyKey();
  const reason = useTyped(() => returnDraft(user, order.id));
  const { busy, problem, run, hideProblem } = useAction(reason);
  const [isEmpty, setIsEmpty] = useState(false);
  // The new proposal takes the place of the own one that waits.
  const former = order.waiting.find(({ side }) => side === 'client');
  const stop = () => {
    onClose();
    hideProblem();
    setIsEmpty(false);
  };
  const send = () => {
    setIsEmpty(reason.text.trim() === '');
    if (reason.text.trim() === '') return;
    const requestBody = {
      status: RETURNING,
      reason: reason.text.trim(),
      version: order.version,
      ...(former ? { replaces: former.id } : {}),
    };
    void run(createProposal({ id: order.id, requestBody, idempotencyKey: keyOf(requestBody) }), {
      done: 'Просьба отправлена',
      onDone: () => {
        stop();
        void readAnew();
      },
      onFailed: ({ code }) => void (code && CHANGED.has(code) && readAnew()),
    });
  };
  const readAnew = async () => {
    const fresh = await dispatch(getOrder(order.id));
    if (getOrder.fulfilled.match(fresh)) onChanged(fresh.payload);
  };
  const isOpen = mayProposeReturn(order);
  return (
    <Dialog
      open={asking}
      onClose={stop}
      title={`Вернуть отправителю заказ ${numberedOrder(order.id)}?`}
      actions={
        <>
          {isOpen && (
            <Button busy={busy} onClick={send}>
              Попросить вернуть
            </Button>
          )}
          <Button kind="secondary" onClick={stop}>
            {isOpen ? 'Не возвращать' : 'Понятно'}
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <NavigationGuard unsaved={reason.text.trim() !== ''} isKept={reason.isKept} />
        <Problem>{problem}</Problem>
        {isOpen ? (
          <>
            <p>
              Груз уже у нас, поэтому возврат подтвердит менеджер.
              {former && ' Ваше прежнее предложение эта просьба заменит.'}
            </p>
            <Presets label="Частые причины" texts={REASONS} onPick={reason.setText} />
            <Textarea
              label="Причина"
              error={isEmpty && reason.text.trim() === '' ? MESSAGES.required : undefined}
              hint="Её увидит менеджер."
              value={reason.text}
              onChange={reason.setText}
              maxLength={LIMITS.reason}
              data-first-focus
            />
          </>
        ) : (
          <p>
            {isBeforePickup(order)
              ? 'За грузом ещё не выехали: заказ можно отменить.'
              : 'Заказ уже закрыт или возвращается.'}
          </p>
        )}
      </div>
    </Dialog>
  );
}
