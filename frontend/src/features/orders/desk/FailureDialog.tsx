import { defaultDeliveryDate, formatDeadline, NOT_DELIVERED, type Failure } from '@shlyah/domain';
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { useCalendar } from '../../calendar/useCalendar';
import { FailureFields, wordsProblem } from '../FailureFields';
import type { Order } from '../types';
import { ordersIn } from '../words';
import type { Change } from './changes';
import styles from './desk.module.css';

interface FailureDialogProps {
  orders: readonly Order[];
  /** What else is changed with the status. */
  change: Change;
  now?: Date;
  onSave: (change: Change) => void;
  onCancel: () => void;
}

/** Why orders were not delivered, and whether they are brought again on the nearest day. */
export default function FailureDialog({
  orders,
  change,
  now = new Date(),
  onSave,
  onCancel,
}: FailureDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [text, setText] = useState('');
  const [again, setAgain] = useState(false);
  const [shown, setShown] = useState(false);
  const next = defaultDeliveryDate(now, useCalendar());
  const [first] = orders;
  const which =
    first && orders.length === 1
      ? `Заказ ${numbered(first.id)} не доставлен`
      : `Не доставлены ${ordersIn(orders.length)}`;

  const save = () => {
    setShown(true);
    if (failure === null || wordsProblem(failure, text)) return;
    onSave({
      ...change,
      status: NOT_DELIVERED,
      failure,
      ...(failure === 'other' && { failureWords: text.trim() }),
      ...(again && {
        deliveryDate: next,
        ...(orders.some(({ deliveryFrom }) => deliveryFrom) && { deliveryFrom: null }),
      }),
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={which}
      confirmLabel="Сохранить"
      cancelLabel="Отмена"
      onConfirm={save}
      onCancel={onCancel}
    >
      <div className={styles.accepting}>
        <FailureFields
          failure={failure}
          words={text}
          shown={shown}
          onFailure={setFailure}
          onWords={setText}
        />
        <Checkbox
          label={`Привезти снова ${formatDeadline(next)}`}
          hint="Ближайший день доставки. Его назовём в письме и SMS."
          checked={again}
          onChange={setAgain}
        />
      </div>
    </ConfirmDialog>
  );
}
