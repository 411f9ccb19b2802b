import type { ActDto } from '@shlyah/api-client';
import { LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { TextField } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { numbered } from '../../ui/text';
import { annulAct } from './actions';
import styles from './acts.module.css';

interface AnnulDialogProps {
  act: ActDto;
  onClose: () => void;
  onDone: (act: ActDto) => void;
}

/** Annuls an act with a reason. */
export function AnnulDialog({ act: { id, number, version }, onClose, onDone }: AnnulDialogProps) {
  const { busy, problem, run } = useAction();
  const [reason, setReason] = useState('');
  const [shown, setShown] = useState(false);
  const error = reason.trim() === '' ? MESSAGES.required : undefined;
  const annul = () => {
    setShown(true);
    if (error) return;
    void run(annulAct({ id, version, reason: reason.trim() }), {
      done: `Акт ${numbered(number)} аннулирован`,
      onDone,
    });
  };
  return (
    <ConfirmDialog
      open
      title={`Аннулировать акт ${numbered(number)}?`}
      confirmLabel="Аннулировать"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={annul}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>Номер останется за ним. Его заказы и добавленные строки можно будет изменить и выставить снова.</p>
        <TextField
          label="Почему"
          value={reason}
          onChange={setReason}
          maxLength={LIMITS.reason}
          error={shown ? error : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
