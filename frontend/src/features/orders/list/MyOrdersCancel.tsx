import { isBeforePickup, plural } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Dialog } from '../../../ui/overlay/Dialog';
import { cancelOrder } from '../actions';
import { CancelReason } from '../CancelReason';
import type { Order } from '../types';
import { ordersIn } from '../words';
import styles from './MyOrders.module.css';
import { OrderReasons, type OrderReason } from './OrderReasons';

interface CancelDialogProps {
  orders: readonly Order[];
  onClose: () => void;
  onCanceled: () => void;
}

/** «Отменить» of several orders: asked once, each canceled by itself; says which are not, and why. */
export default function MyOrdersCancel({ orders, onClose, onCanceled }: CancelDialogProps) {
  const { run } = useAction();
  // The dialog keeps its orders when the selection changes meanwhile.
  const [selected] = useState(orders);
  const [reason, setReason] = useState('');
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<readonly OrderReason[] | null>(null);
  const open = selected.filter(isBeforePickup);
  const others = selected.filter((order) => !isBeforePickup(order));

  const cancel = async () => {
    const failed: OrderReason[] = [];
    for (const [index, order] of open.entries()) {
      setDone(index);
      const failure = await run(cancelOrder({ id: order.id, reason: reason.trim() || null }));
      if (failure) failed.push({ order, why: failure.message });
    }
    setDone(null);
    const count = open.length - failed.length;
    if (count > 0) {
      notify.success(
        failed.length > 0
          ? `Отменено ${count} из ${open.length}`
          : `${plural(count, 'Отменён', 'Отменены', 'Отменено')} ${ordersIn(count)}`,
      );
      onCanceled();
    }
    if (failed.length > 0) setRefused(failed);
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
            {open.length > 0 && <CancelReason reason={reason} onChange={setReason} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
