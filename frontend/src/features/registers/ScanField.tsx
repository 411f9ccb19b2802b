import { useState } from 'react';
import { IconButton } from '../../ui/actions/Button';
import { TextField } from '../../ui/fields/TextField';
import styles from './registers.module.css';

interface ScanFieldProps {
  label: string;
  hint: string;
  /** Why it was not taken; undefined clears the field. */
  onScan: (text: string) => string | undefined;
}

/** A field for a scanner that types, which ends in Enter; digits alone, so that the keyboard's layout does not matter. */
export function ScanField({ label, hint, onScan }: ScanFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') setProblem(onScan(text.replace(/\s/g, '')));
        setText('');
      }}
    >
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={setText}
        error={problem}
      />
      <IconButton type="submit" icon="check" label="Ввести" />
    </form>
  );
}
