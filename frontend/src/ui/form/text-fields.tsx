import type { ComponentType, KeyboardEvent, KeyboardEventHandler } from 'react';
import {
  NumberField,
  Textarea,
  TextField,
  type NumberFieldProps,
  type TextareaProps,
  type TextFieldProps,
} from '../fields/TextField';
import { PasswordField } from '../fields/PasswordField';
import { PhoneField } from '../fields/PhoneField';
import { useFormField } from './useFormField';

type Taken = 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'maxLength';
/** Without a native limit: that one cuts a pasted text in silence, the schema says what to do. */
type Bound<Props> = Omit<Props, Taken> & { name: string };

/** Wires a text-like field to the form by its name. */
function useText<Control extends Element>(name: string, onKeyDown?: KeyboardEventHandler<Control>) {
  const { value, error, id, type, setTouched, ...field } = useFormField<string>(name);
  return {
    name,
    value,
    error,
    id,
    onChange: type,
    onBlur: setTouched,
    onKeyDown: (event: KeyboardEvent<Control>) => {
      field.onKeyDown(event);
      onKeyDown?.(event);
    },
  };
}

/** A text-like field that finds its value by its name. */
function bound<Props extends { onKeyDown?: KeyboardEventHandler<never> | undefined }>(
  Face: ComponentType<Props>,
) {
  return function BoundField(face: Bound<Props>) {
    const { name, onKeyDown } = face as Props & { name: string };
    return <Face {...(face as unknown as Props)} {...useText(name, onKeyDown)} />;
  };
}

export const FormikTextField = bound<TextFieldProps>(TextField);
export const FormikPasswordField = bound<TextFieldProps>(PasswordField);
export const FormikPhoneField = bound<TextFieldProps>(PhoneField);
export const FormikNumberField = bound<NumberFieldProps>(NumberField);
export const FormikTextarea = bound<TextareaProps>(Textarea);
