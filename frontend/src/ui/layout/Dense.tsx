import type { ReactNode } from 'react';
import styles from './Dense.module.css';

/**
 * Puts a Table on lines of one height, so that a page of twenty rows fits a screen of 1280 × 800. Text longer than
 * its column is cut with an ellipsis; `title` on the content has it in full. Phones keep the cards.
 */
export function Dense({ children }: { children: ReactNode }) {
  return <div className={styles.dense}>{children}</div>;
}
