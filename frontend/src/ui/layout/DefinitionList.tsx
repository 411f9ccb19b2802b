import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Definition {
  term: string;
  /** Omitted when null, undefined, false or "". */
  value: ReactNode;
}

/** Names and values, aligned; empty values are not shown. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== false && value !== '')
        .map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt className={styles.term}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
