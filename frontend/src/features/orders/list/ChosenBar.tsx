import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../../ui/actions/Button';
import { classes } from '../../../ui/classes';
import styles from './ChosenBar.module.css';

interface ChosenBarProps {
  count: number;
  /** Number of them on other pages. */
  elsewhere: number;
  /** Actions of the chosen orders that are always in sight. */
  children: ReactNode;
  /** Other actions, which a phone shows after «Ещё». */
  more?: ReactNode;
  onClear: () => void;
}

/** Actions of several orders; the bar floats over the end of the list. */
export function ChosenBar({ count, elsewhere, children, more, onClear }: ChosenBarProps) {
  const [open, setOpen] = useState(false);
  const moreId = useId();
  return (
    <div role="region" aria-label="Выбранные заказы" tabIndex={-1} data-chosen-bar className={styles.bar}>
      <span className={styles.chosen}>
        {`Выбрано: ${count}`}
        {elsewhere > 0 && <span className={styles.elsewhere}>, на других страницах: {elsewhere}</span>}
      </span>
      {more && (
        <span className={styles.unfold}>
          <Button
            kind="quiet"
            size="small"
            iconAfter={open ? 'chevronDown' : 'chevronUp'}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            Ещё
          </Button>
        </span>
      )}
      {children}
      {more && (
        <div id={moreId} className={classes(styles.more, !open && styles.folded)}>
          {more}
        </div>
      )}
      <span className={styles.clear}>
        <IconButton icon="close" label="Снять выбор" onClick={onClear} />
      </span>
    </div>
  );
}
