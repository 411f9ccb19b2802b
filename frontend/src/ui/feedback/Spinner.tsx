import styles from './Spinner.module.css';

interface SpinnerProps {
  size?: number;
  /** Said aloud; without it the words beside the spinner do the telling. */
  label?: string;
}

/** A short piece of road going round: something is under way and its length is unknown. */
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
