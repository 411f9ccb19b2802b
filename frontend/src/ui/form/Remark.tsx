import styles from './Remark.module.css';

/** A remark under a field that never blocks: real numbers exist that do not fit the rule (docs/contract.md#field-rules). */
export function Remark({ shown, children }: { shown: boolean; children: string }) {
  return (
    <p role="status" className={styles.remark}>
      {shown ? children : ''}
    </p>
  );
}
