import { useId, type ReactNode } from 'react';
import { FieldSet, type FieldFrameProps } from './Field';
import styles from './RadioGroup.module.css';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

export interface RadioGroupProps extends Omit<FieldFrameProps, 'width' | 'labelHidden'> {
  value: string;
  onChange: (value: string) => void;
  choices: readonly RadioChoice[];
  name?: string | undefined;
  /** segmented: two or three short words side by side; list: one under another, with hints. */
  shape?: 'segmented' | 'list';
  disabled?: boolean;
}

/** One of a few visible options. Native radio buttons: arrow keys, forms and screen readers support them. */
export function RadioGroup({
  value,
  onChange,
  choices,
  name,
  shape = 'list',
  disabled,
  ...props
}: RadioGroupProps) {
  const ownName = useId();
  return (
    <FieldSet {...props}>
      <div className={styles[shape]}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className={styles.words}>
              <span>{choice.label}</span>
              {choice.hint && <span className="quiet">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
