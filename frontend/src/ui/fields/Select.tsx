import type { SelectHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import { Field, splitFieldProps, type FieldFrameProps } from './Field';
import styles from './control.module.css';

export interface Choice {
  value: string;
  label: string;
}

type SelectRest = Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'value' | 'onChange' | 'id' | 'className' | 'children'
>;

export interface SelectProps extends FieldFrameProps, SelectRest {
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
  /** The text of the empty option; without it the first option is chosen. */
  placeholder?: string;
}

/** One of a short list, by a native select: works on every phone. */
export function Select(props: SelectProps) {
  const [frame, { choices, placeholder, onChange, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <span className={styles.withButton}>
          <select
            {...rest}
            {...controlProps}
            className={classes(styles.control, styles.select)}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className={styles.arrow} />
        </span>
      )}
    </Field>
  );
}
