import { useFormikContext } from 'formik';
import {
  useState,
  useTransition,
  type ComponentType,
  type KeyboardEvent,
  type KeyboardEventHandler,
} from 'react';
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
