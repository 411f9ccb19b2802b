import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { LateReason } from './LateReason';
import type { Order } from './types';
import { ordersIn } from './words';

interface LateDialogProps {
  orders: readonly Order[];
  /** «Цена: 12.00 р → 15.00 р.» */
  what: string;
  onSave: (reason: string) => void;
  onCancel: () => void;
}

/** Asks before a change of orders that were handed over more than a day ago. */
export default function LateDialog({ orders, what, onSave, onCancel }: LateDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      open
      danger={false}
      title={
        orders.length === 1 ? 'Изменить вручённый заказ?' : `Изменить вручённые: ${ordersIn(orders.length)}?`
      }
      confirmLabel="Изменить"
      cancelLabel="Не менять"
      onConfirm={() => onSave(reason.trim())}
      onCancel={onCancel}
    >
      <p>{what}</p>
      <LateReason orders={orders} reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
