import { useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/Button';
import { classes } from '../classes';
import styles from './Tools.module.css';
import { useEscape, useOutside } from './useDismiss';

/** Seldom used tools of a list, in one row; a phone unfolds them under «Ещё». */
export function Tools({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const listId = useId();
  useOutside(box, open, () => setOpen(false));
  useEscape(open, () => {
    // A menu among the tools is closed first.
    if (box.current?.querySelector('[data-tools] [aria-expanded="true"]')) return;
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  });
  return (
    <div ref={box} className={styles.box}>
      <span className={styles.unfold}>
        <IconButton
          icon="more"
          label="Ещё"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        />
      </span>
      <div id={listId} data-tools className={classes(styles.tools, !open && styles.folded)}>
        {children}
      </div>
    </div>
  );
}
