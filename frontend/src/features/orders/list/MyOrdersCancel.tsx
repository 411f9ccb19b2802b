import { isBeforePickup, plural } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { useTyped } from '../../../shared/useTyped';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useUserId } from '../../users/session/useUserId';
import { cancelOrder } from '../actions';
import { CancelReason } from '../CancelReason';
import type { Order } from '../types';
import { ordersIn } from '../words';
import styles from './MyOrders.module.css';
import { cancelManyDraft } from './cancel-draft';
import { OrderReasons, type OrderReason } from './OrderReasons';

interface CancelDialogProps {
  orders: readonly Order[];
  onClose: () => void;
  onCanceled: () => void;
}

/** «Отменить» of several orders: asked once, each canceled by itself; says which are not, and why. */
export default function MyOrdersCancel({ orders, onClose, onCanceled }: CancelDialogProps) {
  const user = useUserId();
  // The dialog keeps its orders when the selection changes meanwhile.
  const [selected, setSelected] = useState(orders);
  const reason = useTyped(() => cancelManyDraft(user), selected);
  const { problem, run } = useAction(reason);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly OrderReason[] | null>(null);
  const open = selected.filter(isBeforePickup);
  const others = selected.filter((order) => !isBeforePickup(order));

  const cancel = async () => {
    const failed: OrderReason[] = [];
    let rest: readonly Order[] = [];
    for (const [index, order] of open.entries()) {
      setDone(index);
      const failure = await run(cancelOrder({ id: order.id, reason: reason.text.trim() || null }));
      if (failure?.status === 401) {
        rest = open.slice(index);
        break;
      }
      if (failure) failed.push({ order, why: failure.message });
    }
    setDone(null);
    const count = open.length - failed.length - rest.length;
    if (count > 0) {
      notify.success(
        count < open.length
          ? `Отменено ${count} из ${open.length}`
          : `${plural(count, 'Отменён', 'Отменены', 'Отменено')} ${ordersIn(count)}`,
      );
      onCanceled();
    }
    // After the login the same press is about those that are not canceled.
    if (rest.length > 0) setSelected([...failed.map(({ order }) => order), ...rest]);
    else if (failed.length > 0) setRefused(failed);
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={open.length > 0 ? `Отменить ${ordersIn(open.length)}?` : 'Эти заказы отменить нельзя'}
      actions={
        <>
          {open.length > 0 && !refused && (
            <Button kind="danger" busy={done !== null} onClick={() => void cancel()}>
              {done === null ? 'Отменить заказы' : `Отменяем ${done + 1} из ${open.length}…`}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose}>
            {open.length > 0 && !refused ? 'Не отменять' : 'Понятно'}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        {refused ? (
          <Notice kind="error" role="alert" title={`Не отменено: ${ordersIn(refused.length)}`}>
            <OrderReasons reasons={refused} />
          </Notice>
        ) : (
          <>
            {others.length > 0 && (
              <Notice
                kind="info"
                title={`Не ${plural(others.length, 'войдёт', 'войдут', 'войдут')} ${ordersIn(others.length)}: отменить можно до забора груза`}
              >
                <OrderReasons reasons={others.map((order) => ({ order, why: `«${order.status.name}»` }))} />
              </Notice>
            )}
            <Problem>{open.length > 0 && done === null && problem}</Problem>
            {open.length > 0 && <CancelReason reason={reason} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
