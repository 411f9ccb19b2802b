import { Button } from '../actions/Button';
import styles from './Presets.module.css';

interface PresetsProps {
  /** The name of the group of choices. */
  label: string;
  texts: readonly string[];
  onPick: (text: string) => void;
}

/** Frequent answers beside a text field: a press puts one in, to be sent or changed. */
export const Presets = ({ label, texts, onPick }: PresetsProps) => (
  <div role="group" aria-label={label} className={styles.presets}>
    {texts.map((text) => (
      <Button key={text} kind="secondary" size="small" onClick={() => onPick(text)}>
        {text}
      </Button>
    ))}
  </div>
);
