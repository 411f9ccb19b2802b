import styles from './FieldWarning.module.css';

/** A warning under a field; it never blocks, since valid numbers exist that break the rule (docs/contract.md#field-rules). */
export function FieldWarning({ shown, children }: { shown: boolean; children: string }) {
  return (
    <p role="status" className={styles.warning}>
      {shown ? children : ''}
    </p>
  );
}
