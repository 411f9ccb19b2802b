import { formatDateTime, toMinsk } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { LabelsButton } from '../../documents/LabelsButton';
import { ordersIn } from '../words';
import { CancelImport } from './CancelImport';
import styles from './import.module.css';
import { keepOfPast, PAST_IMPORTS, pastImports } from './past-imports';

interface PastImportsProps {
  user: number;
  /** The import that the screen shows, with its own result. */
  current: string | undefined;
}

/** The other imports of this browser: their labels are printed and their orders canceled here. */
export function PastImports({ user, current }: PastImportsProps) {
  const [all, setList] = useState(() => pastImports(user));
  const list = all.filter(({ importId }) => importId !== current);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${PAST_IMPORTS}`) heading.current?.focus();
  }, [hash]);
  if (list.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby={PAST_IMPORTS}>
      <h2 id={PAST_IMPORTS} ref={heading} tabIndex={-1}>
        Прошлые загрузки
      </h2>
      <ul className={styles.rows}>
        {list.map(({ importId, name, at, ids }) => (
          <li key={importId} className={styles.row} aria-label={name}>
            <div>
              <strong>{name}</strong>
              <div className="quiet">
                {ordersIn(ids.length)}, {formatDateTime(toMinsk(new Date(at)))}
              </div>
            </div>
            <div className={styles.actions}>
              <LabelsButton size="small" ids={ids} />
              <CancelImport
                importId={importId}
                onCanceled={(left) => setList(keepOfPast(user, importId, left))}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
