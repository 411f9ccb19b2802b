import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/actions/Button';
import styles from './ChosenBar.module.css';

interface ChosenBarProps {
  count: number;
  /** Number of them on other pages. */
  elsewhere: number;
  /** Actions of the chosen orders. */
  children: ReactNode;
  onClear: () => void;
}

/** Actions of several orders; the bar floats over the end of the list. */
export function ChosenBar({ count, elsewhere, children, onClear }: ChosenBarProps) {
  return (
    <div role="region" aria-label="Выбранные заказы" className={styles.bar}>
      <span className={styles.chosen}>
        {`Выбрано: ${count}`}
        {elsewhere > 0 && <span className={styles.elsewhere}>, на других страницах: {elsewhere}</span>}
      </span>
      {children}
      <IconButton icon="close" label="Снять выбор" onClick={onClear} />
    </div>
  );
}
