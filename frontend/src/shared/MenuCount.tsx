import styles from './MenuCount.module.css';

/** A number beside a menu item, in words for screen readers; nothing for zero. */
export function MenuCount({ count, words }: { count: number | null; words: (count: number) => string }) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">
        {count} {words(count)}
      </span>
    </span>
  );
}
