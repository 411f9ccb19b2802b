import styles from './changes.module.css';

/** A changed field in words; an empty value is shown as «пусто». */
export interface Change {
  label: string;
  from: string | null;
  to: string | null;
}

/** Changes in words, one per line. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ label, from, to }) => (
        <li key={label}>
          <span className={styles.what}>{label}</span>
          <del>{from || 'пусто'}</del> <ins>{to || 'пусто'}</ins>
        </li>
      ))}
    </ul>
  );
}
