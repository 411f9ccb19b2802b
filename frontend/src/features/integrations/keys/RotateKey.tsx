import { OVERLAP_HOURS, plural } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Select } from '../../../ui/fields/Select';
import { Dialog } from '../../../ui/overlay/Dialog';
import { nbsp } from '../../../ui/text';
import { rotateKey } from '../actions';
import styles from '../integrations.module.css';
import type { Key, NewKey } from '../types';

interface RotateKeyProps {
  apiKey: Key;
  onRotated: (made: NewKey) => void;
  onCancel: () => void;
}

const overlaps = [0, 1, 24, OVERLAP_HOURS].map((hours) => ({
  value: String(hours),
  label: hours === 0 ? 'Отключить сразу' : `Ещё ${hours}${nbsp}${plural(hours, 'час', 'часа', 'часов')}`,
}));

/** «Заменить»: a new secret with the same rights; how long the one before it goes on working. */
export function RotateKey({ apiKey, onRotated, onCancel }: RotateKeyProps) {
  const [hours, setHours] = useState('24');
  const { busy, problem, run } = useAction();
  const rotate = () => run(rotateKey({ id: apiKey.id, overlapHours: Number(hours) }), { onDone: onRotated });
  return (
    <Dialog
      open
      onClose={onCancel}
      title={`Заменить ключ «${apiKey.name}»?`}
      actions={
        <>
          <Button busy={busy} onClick={() => void rotate()}>
            Заменить
          </Button>
          <Button kind="secondary" onClick={onCancel}>
            Отмена
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <Problem>{problem}</Problem>
        <p>Новый ключ получит те же права. Пока вы вставляете его в программу, пусть работает и прежний.</p>
        <Select
          label="Прежний ключ"
          width="medium"
          value={hours}
          onChange={setHours}
          choices={overlaps}
          data-first-focus
        />
      </div>
    </Dialog>
  );
}
