import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

/** Controls of the list under it: search, choices, buttons, in one line where there is room. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}
