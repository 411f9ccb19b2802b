import { isBeforePickup } from '@shlyah/domain';
import { useAppDispatch } from '../../../shared/hooks';
import { useAction } from '../../../shared/useAction';
import { useTyped } from '../../../shared/useTyped';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { numberedOrder } from '../../../ui/text';
import { useUserId } from '../../users/session/useUserId';
import { cancelOrder, getOrder } from '../actions';
import { CancelReason } from '../CancelReason';
import type { Order } from '../types';
import { cancelDraft } from './cancel-draft';
import styles from './CancelOrder.module.css';

interface CancelOrderProps {
  order: Order;
  asking: boolean;
  onClose: () => void;
  /** The order as it is now: canceled, or gone too far for that. */
  onCanceled: (order: Order) => void;
}

/** The question of «Отменить заказ», with a reason that may be left out. */
export function CancelOrder({ order, asking, onClose, onCanceled }: CancelOrderProps) {
  const dispatch = useAppDispatch();
  const user = useUserId();
  const reason = useTyped(() => cancelDraft(user, order.id));
  const { busy, problem, run, hideProblem } = useAction(reason);

  const stop = () => {
    onClose();
    hideProblem();
  };
  const cancel = () =>
    run(cancelOrder({ id: order.id, reason: reason.text.trim() || null }), {
      done: `Заказ ${numberedOrder(order.id)} отменён`,
      onDone: (canceled) => {
        stop();
        onCanceled(canceled);
      },
      onFailed: ({ code }) => void (code === 'too_late' && readAnew()),
    });
  const readAnew = async () => {
    const fresh = await dispatch(getOrder(order.id));
    if (getOrder.fulfilled.match(fresh)) onCanceled(fresh.payload);
  };

  const isTooLate = !isBeforePickup(order);
  return (
    <Dialog
      open={asking}
      onClose={stop}
      title={`Отменить заказ ${numberedOrder(order.id)}?`}
      actions={
        <>
          {!isTooLate && (
            <Button kind="danger" busy={busy} onClick={() => void cancel()}>
              Отменить заказ
            </Button>
          )}
          <Button kind="secondary" onClick={stop}>
            {isTooLate ? 'Понятно' : 'Не отменять'}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <Problem>{problem}</Problem>
        {!isTooLate && <CancelReason reason={reason} />}
      </div>
    </Dialog>
  );
}
