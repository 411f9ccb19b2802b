import { classes } from '../classes';
import styles from './StatusBadge.module.css';

export type StatusTone = 'new' | 'way' | 'done' | 'stopped' | 'quiet';

/** Tones of the seeded order statuses 1..9 by id (docs/contract.md#statuses); others are neutral. */
const toneByOrderStatus: Record<number, StatusTone> = {
  1: 'new',
  2: 'way',
  3: 'way',
  4: 'way',
  5: 'done',
  6: 'done',
  7: 'stopped',
  8: 'stopped',
  9: 'quiet',
};

/** The tone of an order status by its id. */
export function orderStatusTone(id: number | null | undefined): StatusTone {
  return toneByOrderStatus[id ?? 0] ?? 'quiet';
}

/** A class that gives its content the colours of a status: `--tone` on `--tone-tint`. */
export const toneClass = (tone: StatusTone): string | undefined => styles[tone];

/** A status as a word on its colour; the colour is never the only information. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: string }) {
  return <span className={classes(styles.badge, styles[tone])}>{children}</span>;
}
