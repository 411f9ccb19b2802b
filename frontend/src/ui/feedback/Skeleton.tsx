import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths of the element that it replaces. */
  width?: string;
  height?: string;
}

/** A grey placeholder of the size of the content. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className={styles.bone} style={{ width, height }} aria-hidden="true" />;
}

interface SkeletonRowsProps {
  rows?: number;
  /** CSS height of one row. */
  height?: string;
  /** Label for screen readers. */
  label?: string;
}

/** Placeholder of a list or a form: rows with gaps, announced once. */
export function SkeletonRows({ rows = 5, height = '40px', label = 'Загружаем…' }: SkeletonRowsProps) {
  return (
    <div className={styles.rows} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </div>
  );
}
