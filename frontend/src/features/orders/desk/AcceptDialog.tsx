import { formatPrice, plural } from '@shlyah/domain';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import type { Order } from '../types';
import { awaitingOrders } from '../words';
import { isAcceptable, hasClientProposal, quotedSum } from './accepting';
import styles from './desk.module.css';

interface AcceptDialogProps {
  chosen: readonly Order[];
  busy: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/** The sum before many prices are set at once: clients see them the same minute. */
export function AcceptDialog({ chosen, busy, onAccept, onCancel }: AcceptDialogProps) {
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
      onConfirm={onAccept}
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
