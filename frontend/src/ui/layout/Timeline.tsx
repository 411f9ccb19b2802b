import type { ReactNode } from 'react';
import { classes } from '../classes';
import styles from './Timeline.module.css';

export interface TimelineItem {
  key: string | number;
  title: ReactNode;
  /** Date, author and the like. */
  note?: ReactNode;
  /** done: in the past; now: current; ahead: in the future. */
  state?: 'done' | 'now' | 'ahead';
}

/** Events along the road, top to bottom. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol>
      {items.map((item) => (
        <li
          key={item.key}
          className={classes(styles.item, styles[item.state ?? 'done'])}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <div className={styles.title}>{item.title}</div>
          {item.note && <div className="quiet">{item.note}</div>}
        </li>
      ))}
    </ol>
  );
}
