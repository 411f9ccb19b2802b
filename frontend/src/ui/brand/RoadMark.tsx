import styles from './RoadMark.module.css';

interface RoadMarkProps {
  /** The road is interrupted: something failed or is missing. */
  broken?: boolean;
  width?: number;
}

/** The brand's road between two points, as a small picture above a short text. */
export function RoadMark({ broken, width = 120 }: RoadMarkProps) {
  return (
    <svg width={width} viewBox="0 0 120 48" fill="none" aria-hidden="true" className={styles.mark}>
      {broken ? (
        <>
          <path d="M12 38C28 38 30 14 50 16" />
          <path d="M72 33c14 4 20-20 36-22" strokeDasharray="1 9" />
        </>
      ) : (
        <path d="M12 38C36 38 34 12 60 18s22 20 48-8" />
      )}
      <circle cx="12" cy="38" r="5" />
      <circle cx="108" cy="10" r="5" className={styles.end} />
    </svg>
  );
}
