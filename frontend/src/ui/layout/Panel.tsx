import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** Buttons or links at the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
  /** sand: a quiet side panel; plain: the white one. */
  tone?: 'plain' | 'sand';
  as?: 'section' | 'div' | 'aside';
}

/** A white card on the page's background. Never one in another, nor around a Table: on phones its rows are cards. */
export function Panel({ title, actions, children, tone = 'plain', as: Tag = 'section' }: PanelProps) {
  return (
    <Tag className={classes(styles.panel, styles[tone])}>
      {(title || actions) && (
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Tag>
  );
}
