import { useId, type ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  /** `shift`: the key was held, as when a range is chosen. */
  onChange: (checked: boolean, shift: boolean) => void;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** The label, which must be a text, is for screen readers only, e.g. in a column of a table. */
  labelHidden?: boolean | undefined;
}

/** Yes or no. */
export function Checkbox({
  label,
  hint,
  error,
  checked,
  onChange,
  id,
  name,
  disabled,
  labelHidden,
}: CheckboxProps) {
  const ownId = useId();
  const boxId = id ?? ownId;
  const described = [hint && `${boxId}-hint`, error && `${boxId}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <input
        type="checkbox"
        id={boxId}
        name={name}
        className={styles.box}
        checked={checked}
        disabled={disabled}
        aria-label={labelHidden ? String(label) : undefined}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, (nativeEvent as Partial<MouseEvent>).shiftKey === true)
        }
      />
      {!labelHidden && (
        <span className={styles.words}>
          <label htmlFor={boxId}>{label}</label>
          {hint && (
            <span id={`${boxId}-hint`} className="quiet">
              {hint}
            </span>
          )}
          {error && (
            <span id={`${boxId}-error`} className={styles.error}>
              {error}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
