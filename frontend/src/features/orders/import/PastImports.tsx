import { formatDateTime, toMinsk } from '@shlyah/domain';
import { useState } from 'react';
import { LabelsButton } from '../../documents/LabelsButton';
import { ordersIn } from '../words';
import { CancelImport } from './CancelImport';
import styles from './import.module.css';
import { keepOfPast, pastImports } from './past-imports';

/** Imports that were closed for another file: their labels are printed and their orders canceled here. */
export function PastImports({ user }: { user: number }) {
  const [list, setList] = useState(() => pastImports(user));
  if (list.length === 0) return null;
  return (
    <section className={styles.stack} aria-labelledby="past-imports">
      <h2 id="past-imports">Прошлые загрузки</h2>
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
