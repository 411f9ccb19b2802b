import { Icon } from '../icons/Icon';
import styles from './Chip.module.css';

interface ChipProps {
  children: string;
  onRemove: () => void;
}

/** A small label for a choice made, such as an active filter, with a cross that removes it. */
export function Chip({ children, onRemove }: ChipProps) {
  return (
    <span className={styles.chip}>
      {children}
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={`Убрать: ${children}`}>
        <Icon name="close" size={14} />
      </button>
    </span>
  );
}
