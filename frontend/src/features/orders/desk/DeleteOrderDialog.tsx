import { DELETED_ORDER_DAYS, formatDate } from '@shlyah/domain';
import { useState } from 'react';
import { Notice } from '../../../ui/feedback/Notice';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import type { Order } from '../types';

interface DeleteOrderDialogProps {
  order: Order;
  client: string;
  /** Deletes; answers with words when that failed. */
  onDelete: () => Promise<string | undefined>;
  onCancel: () => void;
}

/** «Удалить выбранный заказ?» with what exactly goes. */
export function DeleteOrderDialog({ order, client, onDelete, onCancel }: DeleteOrderDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  return (
    <ConfirmDialog
      open
      title="Удалить выбранный заказ?"
      busy={busy}
      onCancel={onCancel}
      onConfirm={() => {
        setBusy(true);
        void onDelete().then((why) => {
          setBusy(false);
          setProblem(why);
        });
      }}
    >
      {problem && (
        <Notice kind="error" role="alert">
          {problem}
        </Notice>
      )}
      <p>
        Заказ {numbered(order.id)} от {formatDate(order.date)}, {client}. Он исчезнет и у клиента. Вернуть его
        можно {DELETED_ORDER_DAYS} дней, по ссылке «Удалённые заказы» под списком.
      </p>
    </ConfirmDialog>
  );
}
