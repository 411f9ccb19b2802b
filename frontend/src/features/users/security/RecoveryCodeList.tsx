import { useEffect, useRef } from 'react';
import { copy } from '../../../shared/copy';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import styles from './Security.module.css';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** There were others before them. */
  renewed: boolean;
  onKept: () => void;
}

/** The recovery codes, shown this once. */
export function RecoveryCodeList({ codes, renewed, onKept }: RecoveryCodeListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.setup} aria-labelledby="recovery-codes">
      <h3 id="recovery-codes" ref={heading} tabIndex={-1}>
        Запасные коды
      </h3>
      <Notice kind="attention">
        Сохраните их сейчас: больше мы их не покажем. Каждый один раз заменит код из приложения, если телефона
        не окажется под рукой.{renewed && ' Прежние коды больше не действуют.'}
      </Notice>
      <ul className={styles.codes} aria-label="Запасные коды">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onKept}>Коды сохранены</Button>
        <Button
          kind="secondary"
          onClick={() =>
            void copy(codes.join('\n'), 'Коды скопированы', 'Выделите коды и скопируйте их сами.')
          }
        >
          Скопировать
        </Button>
      </div>
    </section>
  );
}
