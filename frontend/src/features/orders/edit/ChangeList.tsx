import styles from './changes.module.css';
import type { Names, Unit } from './units';
import type { EditValues } from './values';

interface ChangeListProps {
  units: readonly Unit[];
  from: EditValues;
  to: EditValues;
  names: Names;
}

/** What will change, line by line, in words. */
export function ChangeList({ units, from, to, names }: ChangeListProps) {
  return (
    <ul className={styles.changes}>
      {units.map((unit) => (
        <li key={unit.label}>
          <span className={styles.what}>{unit.label}</span>
          <del>{unit.words(from, names) || 'пусто'}</del> <ins>{unit.words(to, names) || 'пусто'}</ins>
        </li>
      ))}
    </ul>
  );
}
