import styles from './changes.module.css';
import type { FieldGroup } from './groups';

interface ChangeListProps<Values> {
  groups: readonly FieldGroup<Values>[];
  from: Values;
  to: Values;
}

/** Pending changes in words, one per line. */
export function ChangeList<Values>({ groups, from, to }: ChangeListProps<Values>) {
  return (
    <ul className={styles.changes}>
      {groups.map(({ label, words }) => (
        <li key={label}>
          <span className={styles.what}>{label}</span>
          <del>{words(from) || 'пусто'}</del> <ins>{words(to) || 'пусто'}</ins>
        </li>
      ))}
    </ul>
  );
}
