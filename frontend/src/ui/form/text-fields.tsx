import { useFormikContext } from 'formik';
import { useState, useTransition, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import { flushSync } from 'react-dom';
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

/**
 * Wires a text-like field to the form by its name. The form is told of each key at once, and drawn anew after the
 * field was: drawing a long form takes longer than a letter may be waited for.
 */
function useText<Control extends Element>(name: string, onKeyDown?: KeyboardEventHandler<Control>) {
  const { value, error, id, type, setTouched } = useFormField<string>(name);
  const { setFormikState } = useFormikContext();
  const [isBehind, follow] = useTransition();
  const [typed, setTyped] = useState('');
  /** The form's checks know the values that it was drawn with. */
  const catchUp = () => {
    if (isBehind) flushSync(() => setFormikState((now) => ({ ...now })));
  };
  return {
    name,
    value: isBehind ? typed : value,
    error,
    id,
    onChange: (text: string) => {
      setTyped(text);
      follow(() => type(text));
    },
    onBlur: () => {
      catchUp();
      setTouched();
    },
    // Enter sends the form, an arrow steps a number.
    onKeyDown: (event: KeyboardEvent<Control>) => {
      if (event.key.length > 1) catchUp();
      onKeyDown?.(event);
    },
  };
}

export function FormikTextField(face: Bound<TextFieldProps>) {
  return <TextField {...face} {...useText(face.name, face.onKeyDown)} />;
}

export function FormikPasswordField(face: Bound<TextFieldProps>) {
  return <PasswordField {...face} {...useText(face.name, face.onKeyDown)} />;
}

export function FormikPhoneField(face: Bound<TextFieldProps>) {
  return <PhoneField {...face} {...useText(face.name, face.onKeyDown)} />;
}

export function FormikNumberField(face: Bound<NumberFieldProps>) {
  return <NumberField {...face} {...useText(face.name, face.onKeyDown)} />;
}

export function FormikTextarea(face: Bound<TextareaProps>) {
  return <Textarea {...face} {...useText(face.name, face.onKeyDown)} />;
}
