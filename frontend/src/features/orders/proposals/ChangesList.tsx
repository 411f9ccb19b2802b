import { orderFieldLabel } from '@shlyah/domain';
import type { Proposal } from '../types';
import styles from './Proposals.module.css';

/** Proposed changes in words, one per line. */
export function ChangesList({ changes }: Pick<Proposal, 'changes'>) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="quiet">{orderFieldLabel(field)}</span>
          <del>{from ?? 'пусто'}</del> <ins>{to ?? 'пусто'}</ins>
        </li>
      ))}
    </ul>
  );
}
