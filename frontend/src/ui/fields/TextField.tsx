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
