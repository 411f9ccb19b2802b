import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Details.module.css';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
}

/** Expandable content as a native <details>: found by search in the page, works without scripts. */
export function Details({ summary, children, open }: DetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary className={styles.summary}>
        <Icon name="chevronRight" size={18} className={styles.mark} />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
