import { formatPrice, plural } from '@shlyah/domain';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { Order } from '../types';
import { awaitingOrders } from '../words';
import { isAcceptable, hasClientProposal, quotedSum } from './accepting';
import styles from './desk.module.css';

interface AcceptDialogProps {
  chosen: readonly Order[];
  busy: boolean;
  /** With the orders of the shown sum. */
  onAccept: (shown: readonly Order[]) => void;
  onCancel: () => void;
}

/** The sum before many prices are set at once: clients see them the same minute. */
export function AcceptDialog({ chosen: now, busy, onAccept, onCancel }: AcceptDialogProps) {
  // An order that changes meanwhile changes no shown sum: the server refuses its former version.
  const [chosen] = useState(now);
  const awaiting = chosen.filter(hasClientProposal).length;
  const taken = chosen.filter((order) => isAcceptable(order) && !hasClientProposal(order));
  const left = chosen.length - taken.length - awaiting;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Принять ${taken.length} ${plural(taken.length, 'заказ', 'заказа', 'заказов')} по расчёту?`}
      confirmLabel="Принять"
      cancelLabel="Отмена"
      busy={busy}
      onConfirm={() => onAccept(chosen)}
      onCancel={onCancel}
    >
      <div className={styles.accepting}>
        <p className={styles.sum}>{formatPrice(quotedSum(taken))}</p>
        <p>
          Каждый получит цену из своего расчёта, новые станут «Принята». Письма уйдут через 15&nbsp;секунд, до
          этого можно отменить.
        </p>
        {awaiting > 0 && (
          <p>{`${awaitingOrders(awaiting)} и не ${plural(awaiting, 'войдёт', 'войдут', 'войдут')}.`}</p>
        )}
        {left > 0 && (
          <p>
            Ещё {left} {plural(left, 'останется как есть', 'останутся как есть', 'останутся как есть')}: цена
            уже назначена или груз больше 50&nbsp;кг.
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
