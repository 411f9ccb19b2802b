import { Icon } from '../icons/Icon';
import styles from './Chip.module.css';

interface ChipProps {
  children: string;
  /** With it the chip has a cross that removes it. */
  onRemove?: () => void;
}

/** A small label for a choice made, such as an active filter. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Убрать: ${children}`}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
