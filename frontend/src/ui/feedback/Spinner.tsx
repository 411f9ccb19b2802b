import styles from './Spinner.module.css';

interface SpinnerProps {
  size?: number;
  /** Announced by screen readers; without it the text beside the spinner says what is loading. */
  label?: string;
}

/** Work of unknown duration is in progress. */
export function Spinner({ size = 24, label }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={styles.box}>
      <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label && <span>{label}</span>}
    </span>
  );
}
