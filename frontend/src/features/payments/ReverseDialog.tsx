import type { PaymentDto } from '@shlyah/api-client';
import { formatDate, LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { TextField } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { numbered } from '../../ui/text';
import { money } from '../acts/words';
import { reversePayment } from './actions';
import styles from './payments.module.css';

interface ReverseDialogProps {
  payment: PaymentDto;
  onClose: () => void;
  onDone: (payment: PaymentDto) => void;
}

/** Reverses a payment with a reason. */
export function ReverseDialog({ payment, onClose, onDone }: ReverseDialogProps) {
  const { id, client, number, day, sum } = payment;
  const { busy, problem, run } = useAction();
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(false);
  const error = reason.trim() === '' ? MESSAGES.required : undefined;
  const reverse = () => {
    setShown(true);
    if (error) return;
    void run(reversePayment({ id, reason: reason.trim() }), { done: 'Сторно внесено', onDone });
  };
  return (
    <ConfirmDialog
      open
      title={`Сторно оплаты ${numbered(number)}?`}
      confirmLabel="Внести сторно"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={reverse}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>{`${client}, ${money(sum)} от ${formatDate(day)}. Запись останется, но в счёт не пойдёт.`}</p>
        <TextField
          label="Почему"
          hint="Увидит и клиент."
          value={reason}
          onChange={setReason}
          maxLength={LIMITS.reason}
          error={shown ? error : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
