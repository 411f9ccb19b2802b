import { useRef, useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { FieldSet } from '../../ui/fields/Field';
import styles from './courier.module.css';
import { useSignaturePad } from './useSignaturePad';

interface Props {
  /** «Подпись получателя». */
  label: string;
  /** Whether it is asked for; else it is opened by a press. */
  wanted: boolean;
  value: string | null;
  onChange: (value: string | null) => void;
  /** Nobody signs here, or the driver does not draw: the way of the keyboard and of screen readers. */
  onNone: () => void;
}

/** The signature of the person who takes the cargo. */
export function SignatureField({ label, wanted, value, onChange, onNone }: Props) {
  const [opened, setOpened] = useState(value !== null);
  if (!wanted && !opened)
    return (
      <Button kind="secondary" size="large" wide icon="edit" onClick={() => setOpened(true)}>
        Добавить подпись
      </Button>
    );
  return (
    <FieldSet
      label={label}
      optional={!wanted}
      hint={wanted ? 'Попросите расписаться пальцем. Без подписи можно записать с\u00a0причиной.' : undefined}
    >
      <Drawing label={label} value={value} onChange={onChange} />
      <div className={styles.tools}>
        <Button kind="secondary" icon="trash" disabled={value === null} onClick={() => onChange(null)}>
          Стереть
        </Button>
        {wanted && value === null && (
          <Button kind="secondary" onClick={onNone}>
            Без подписи
          </Button>
        )}
      </div>
    </FieldSet>
  );
}

function Drawing({ label, value, onChange }: Pick<Props, 'label' | 'value' | 'onChange'>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useSignaturePad(canvas, value, onChange);
  return (
    <div
      className={styles.signature}
      role="img"
      aria-label={value === null ? 'Место для подписи, пусто' : 'Место для подписи, подпись есть'}
    >
      <canvas ref={canvas} />
      {value === null && <span>{label}</span>}
    </div>
  );
}
