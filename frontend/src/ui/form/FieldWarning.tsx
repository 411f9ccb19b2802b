import styles from './FieldWarning.module.css';

/** A remark under a field that never blocks: real numbers exist that do not fit the rule (docs/contract.md#field-rules). */
export function FieldWarning({ shown, children }: { shown: boolean; children: string }) {
  return (
    <p role="status" className={styles.warning}>
      {shown ? children : ''}
    </p>
  );
}
