import { amountIn, typedNumber } from '@shlyah/domain';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Field, type FieldFace } from './Field';
import styles from './control.module.css';

type InputRest = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'width' | 'id' | 'className' | 'children'
>;

export interface TextFieldProps extends FieldFace, InputRest {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  optional,
  width,
  id,
  labelHidden,
  onChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, width, id, labelHidden }}>
      {(wire) => (
        <input
          type="text"
          {...rest}
          {...wire}
          className={styles.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export interface NumberFieldProps extends TextFieldProps {
  /** Shown inside the field at its end: «см», «кг», «р». */
  unit?: string;
}

/**
 * A number typed as text, with a comma: people in Belarus write «2,5», and who types a point sees it become one.
 * «500 г» in a field of kilograms becomes «0,5». The value stays a string so that a half-typed number is not lost; the schema turns it into a number.
 */
export function NumberField({
  label,
  hint,
  error,
  optional,
  width = 'tiny',
  id,
  labelHidden,
  unit,
  value,
  onChange,
  onBlur,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, width, id, labelHidden }}>
      {(wire) => (
        <span className={unit ? styles.withUnit : undefined}>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...rest}
            {...wire}
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
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

type AreaRest = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'value' | 'onChange' | 'id' | 'className' | 'children'
>;

export interface TextareaProps extends FieldFace, AreaRest {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text. */
export function Textarea({
  label,
  hint,
  error,
  optional,
  width,
  id,
  labelHidden,
  onChange,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ label, hint, error, optional, width, id, labelHidden }}>
      {(wire) => (
        <textarea
          rows={3}
          {...rest}
          {...wire}
          className={classes(styles.control, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
