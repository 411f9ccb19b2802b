import styles from './Logo.module.css';

/** The symbol is a road between two points, the name is set in the site's font. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="36" height="36" viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <rect width="36" height="36" rx="9" className={styles.ground} />
        <path
          d="M9 26.5C16.5 26.5 12.5 18 18 18S19.5 9.5 27 9.5"
          strokeWidth="3.5"
          strokeLinecap="round"
          className={styles.road}
        />
        <circle cx="9" cy="26.5" r="3.2" className={styles.point} />
        <circle cx="27" cy="9.5" r="3.2" className={styles.point} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
