import { useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/Button';
import { classes } from '../classes';
import { notify } from '../feedback/Toasts';
import { isScannedCode, useScanner } from './scanner';
import { meantBy, signOf } from './scanner-keys';
import styles from './ScanField.module.css';
import { TextField } from './TextField';
import { useScannerFocus } from './useScannerFocus';

interface ScanFieldProps {
  label: string;
  hint: string;
  /** Returns the reason of a refusal, if any. */
  onScan: (text: string) => string | undefined;
  /** Keeps the focus of the screen in this field, and takes every scan of the screen, also of codes that are not ours. */
  keepsFocus?: boolean;
  /** One row: the hint stands in the field, and its label is for screen readers. */
  inline?: boolean;
  /** A scan while a dialog is open, which is not taken. */
  onBlocked?: () => void;
  /** See `ScanReader`. */
  keep?: () => () => void;
}

/**
 * A field for a scanner that types a code and Enter or Tab, and for scans of its screen outside it; under another keyboard layout
 * keys are read by their codes.
 */
export function ScanField({
  label,
  hint,
  onScan,
  keepsFocus = false,
  inline = false,
  onBlocked,
  keep,
}: ScanFieldProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  /** The same text by key codes; null when it was edited or pasted. */
  const pressed = useRef<string | null>('');
  const form = useRef<HTMLFormElement>(null);
  useScannerFocus(form, keepsFocus);
  useScanner({
    takes: (scanned) => keepsFocus || isScannedCode(scanned),
    onScan: (scanned) => setProblem(onScan(scanned)),
    onBlocked: () => {
      onBlocked?.();
      notify.error('Код не принят. Закройте окно и отсканируйте ещё раз.');
    },
    ...(keep && { keep }),
  });

  const take = () => {
    const meant = meantBy(text, pressed.current).replace(/\s/g, '');
    pressed.current = '';
    setText('');
    if (meant !== '') setProblem(onScan(meant));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && text !== '') {
      event.preventDefault();
      take();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const sign = signOf(event);
      const before = text === '' ? '' : pressed.current;
      pressed.current = before === null || sign === null ? null : before + sign;
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      pressed.current = null;
    }
  };
  return (
    <form
      ref={form}
      className={classes(styles.scan, inline && styles.inline)}
      data-scan-field
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <TextField
        label={label}
        {...(inline ? { labelHidden: true, placeholder: hint } : { hint })}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={setText}
        onKeyDown={press}
        error={problem}
      />
      <IconButton type="submit" icon="check" label="Ввести" />
    </form>
  );
}
