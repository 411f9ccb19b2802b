import type { ActDto, ObjectionDto } from '@shlyah/api-client';
import { LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { Textarea } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { answerObjection } from './actions';
import styles from './acts.module.css';
import { changedWords } from './changed-words';
import { placeOf } from './words';

interface AnswerDialogProps {
  objection: ObjectionDto;
  onClose: () => void;
  onChanged: (act: ActDto) => void;
}

/** Staff answer an objection with words. */
export function AnswerDialog({ objection, onClose, onChanged }: AnswerDialogProps) {
  const { busy, problem, run } = useAction();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(false);
  const error = words.trim() === '' ? MESSAGES.required : undefined;
  const answer = () => {
    setShown(true);
    if (error) return;
    void run(answerObjection({ id: objection.id, words: words.trim() }), {
      done: 'Ответ отправлен',
      onDone: (changed) => {
        onClose();
        onChanged(changed);
      },
      onFresh: onChanged,
      changed: changedWords,
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Ответить на возражение: ${placeOf(objection)}`}
      confirmLabel="Отправить ответ"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={answer}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p className={styles.words}>{objection.words}</p>
        <Textarea
          label="Ответ"
          hint="Клиент увидит его на странице акта и в письме."
          value={words}
          onChange={setWords}
          maxLength={LIMITS.comment}
          error={shown ? error : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
