import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes';
import { Field, splitFieldProps, type FieldFrameProps } from './Field';
import styles from './control.module.css';

type InputRest = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'width' | 'id' | 'className' | 'children'
>;

export interface TextFieldProps extends FieldFrameProps, InputRest {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const [frame, { onChange, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <input
          type="text"
          {...rest}
          {...controlProps}
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

export interface TextareaProps extends FieldFrameProps, AreaRest {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  const [frame, { onChange, ...rest }] = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(controlProps) => (
        <textarea
          rows={3}
          {...rest}
          {...controlProps}
          className={classes(styles.control, styles.area)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
