import type { ActDto, ActLineDto } from '@shlyah/api-client';
import { LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { useAction } from '../../shared/useAction';
import { NumberField } from '../../ui/fields/NumberField';
import { TextField } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { numbered } from '../../ui/text';
import { correctAct } from './actions';
import { readSum } from './sum';
import styles from './acts.module.css';

interface CorrectDialogProps {
  act: ActDto;
  line: ActLineDto;
  /** The words of the objection that led to it: the ground begins with them. */
  objected: string;
  onClose: () => void;
  onDone: () => void;
}

/** Corrects the sum of a line by an act of its own. */
export function CorrectDialog({ act, line, objected, onClose, onDone }: CorrectDialogProps) {
  const { busy, problem, run } = useAction();
  const navigate = useNavigate();
  const [price, setPrice] = useState(line.price.toFixed(2));
  const [reason, setReason] = useState(objected.replace(/\s+/g, ' ').slice(0, LIMITS.reason));
  const [shown, setShown] = useState(false);
  const sum = readSum(price);
  const errors = {
    price: 'error' in sum ? sum.error : undefined,
    reason: reason.trim() === '' ? MESSAGES.required : undefined,
  };
  const correct = () => {
    setShown(true);
    if ('error' in sum || errors.reason) return;
    const { id, version } = act;
    const lines = [{ position: line.position, price: sum.value }];
    void run(correctAct({ id, version, reason: reason.trim(), lines }), {
      done: ({ number }) => `Выставлен корректировочный акт ${numbered(number)}`,
      onDone: (correction) => {
        onDone();
        void navigate(paths.actOf(correction.id));
      },
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Исправить строку ${line.position} акта ${numbered(act.number)}`}
      confirmLabel="Выставить исправление"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={correct}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>{`${line.words}. Сам акт не изменится: в корректировочном акте со своим номером будут прежняя сумма с минусом и новая.`}</p>
        <NumberField
          label="Какой должна быть сумма"
          hint="0 — убрать строку."
          unit="р"
          width="short"
          value={price}
          onChange={setPrice}
          error={shown ? errors.price : undefined}
        />
        <TextField
          label="Основание"
          hint="Напечатаем в акте."
          value={reason}
          onChange={setReason}
          maxLength={LIMITS.reason}
          error={shown ? errors.reason : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
