import { DELETED_ORDER_DAYS, formatDate, isHandedLongAgo } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { deleteOrder } from '../actions';
import { LateReason } from '../LateReason';
import type { Order } from '../types';

interface DeleteOrderDialogProps {
  order: Order;
  client: string;
  onDeleted: () => void;
  onCancel: () => void;
}

/** «Удалить выбранный заказ?» with what exactly goes. */
export function DeleteOrderDialog({ order, client, onDeleted, onCancel }: DeleteOrderDialogProps) {
  const { busy, problem, run } = useAction();
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      title="Удалить выбранный заказ?"
      busy={busy}
      problem={problem}
      onCancel={onCancel}
      onConfirm={() =>
        void run(deleteOrder({ id: order.id, ...(reason.trim() && { reason: reason.trim() }) }), {
          onDone: onDeleted,
        })
      }
    >
      <p>
        Заказ {numbered(order.id)} от {formatDate(order.date)}, {client}. Он исчезнет и у клиента. Вернуть его
        можно {DELETED_ORDER_DAYS} дней, по ссылке «Удалённые заказы» под списком.
      </p>
      {isHandedLongAgo(order, new Date()) && (
        <LateReason orders={[order]} reason={reason} onReason={setReason} />
      )}
    </ConfirmDialog>
  );
}
