import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon';
import styles from './Details.module.css';

interface DetailsProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Called when it is opened, for content that is loaded then. */
  onOpen?: () => void;
}

/** Expandable content as a native <details>: found by search in the page, works without scripts. */
export function Details({ summary, children, open, onOpen }: DetailsProps) {
  return (
    <details
      className={styles.details}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        <Icon name="chevronRight" size={18} className={styles.mark} />
        <span>{summary}</span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
