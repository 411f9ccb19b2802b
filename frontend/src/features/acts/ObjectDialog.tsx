import type { ActDto, ActLineDto } from '@shlyah/api-client';
import { LIMITS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../shared/useAction';
import { Textarea } from '../../ui/fields/TextField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { numbered } from '../../ui/text';
import { objectToAct } from './actions';
import styles from './acts.module.css';
import { changedWords } from './changed-words';
import { termWords } from './words';

interface ObjectDialogProps {
  act: ActDto;
  /** Null for the act as a whole. */
  line: ActLineDto | null;
  onClose: () => void;
  onChanged: (act: ActDto) => void;
}

/** Objects to a line of an act, or to the act as a whole. */
export function ObjectDialog({ act, line, onClose, onChanged }: ObjectDialogProps) {
  const { busy, problem, run } = useAction();
  const [words, setWords] = useState('');
  const [shown, setShown] = useState(false);
  const error = words.trim() === '' ? MESSAGES.required : undefined;
  const object = () => {
    setShown(true);
    if (error) return;
    const { id, version } = act;
    const objections = [{ position: line?.position ?? null, words: words.trim() }];
    void run(objectToAct({ id, version, objections }), {
      done: 'Возражение отправлено: ответ придёт письмом и появится здесь',
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
      title={
        line
          ? `Возразить по строке ${line.position} акта ${numbered(act.number)}`
          : `Возразить по акту ${numbered(act.number)}`
      }
      confirmLabel="Отправить возражение"
      cancelLabel="Отмена"
      busy={busy}
      problem={problem}
      onConfirm={object}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <p>{line ? `${line.words}.` : 'Например, в акте нет заказа или в нём чужой заказ.'}</p>
        {termWords(act) && <p className="quiet">{termWords(act)}</p>}
        <Textarea
          label="Что не так"
          value={words}
          onChange={setWords}
          maxLength={LIMITS.comment}
          error={shown ? error : undefined}
        />
      </div>
    </ConfirmDialog>
  );
}
