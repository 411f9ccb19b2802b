import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { RoadMark } from '../brand/RoadMark';
import styles from './States.module.css';

interface EmptyStateProps {
  title: string;
  /** The next step, in a sentence. */
  children?: ReactNode;
  /** The next step: a LinkButton or a Button. */
  action?: ReactNode;
}

/** An empty list with its next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <RoadMark />
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

interface FailedStateProps {
  title: string;
  /** The failure, in plain Russian. */
  children: ReactNode;
  onRetry: () => void;
}

/** A failed load: the reason and a retry button. */
export function FailedState({ title, children, onRetry }: FailedStateProps) {
  return (
    <div className={styles.state} role="alert">
      <RoadMark broken />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      <Button kind="secondary" icon="repeat" onClick={onRetry}>
        Попробовать ещё раз
      </Button>
    </div>
  );
}
