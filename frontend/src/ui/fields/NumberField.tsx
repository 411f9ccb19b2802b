import { amountIn, typedNumber } from '@shlyah/domain';
import { useId } from 'react';
import { classes } from '../classes';
import { Field, splitFieldProps } from './Field';
import type { TextFieldProps } from './TextField';
import styles from './control.module.css';

export interface NumberFieldProps extends TextFieldProps {
  /** Shown inside the field at its end, and said after its name: «см», «кг», «р». */
  unit?: string;
}

/**
 * A number typed as text, with a comma: the Belarusian notation is «2,5», and a typed point becomes one.
 * «500 г» in a field of kilograms becomes «0,5». The value stays a string so that a half-typed number is not lost; the schema turns it into a number.
 */
export function NumberField(props: NumberFieldProps) {
  const [frame, { unit, value, onChange, onBlur, ...rest }] = splitFieldProps(props);
  const unitId = useId();
  return (
    <Field {...frame} width={frame.width ?? 'tiny'}>
      {(controlProps) => (
        <span className={unit && styles.withUnit}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...controlProps}
            aria-describedby={
              [unit && unitId, controlProps['aria-describedby']].filter(Boolean).join(' ') || undefined
            }
            value={value.replace('.', ',')}
            className={classes(styles.control, styles.number)}
            onChange={(event) => onChange(typedNumber(event.target.value))}
            onBlur={(event) => {
              // Before the value changes: a form checks what it has at that moment.
              onBlur?.(event);
              const amount = amountIn(unit ?? '', value);
              if (amount !== typedNumber(value)) onChange(amount);
            }}
          />
          {unit && (
            <span id={unitId} className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
