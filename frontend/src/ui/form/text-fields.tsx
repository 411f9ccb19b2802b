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

/** Without a native limit: that one cuts a pasted text in silence, the schema says what to do. */
type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'id' | 'maxLength'> & { name: string };

/** Wires a text-like field to the form by its name. */
function useText(name: string) {
  const { value, error, id, type, setTouched } = useFormField<string>(name);
  return { name, value, error, id, onChange: type, onBlur: setTouched };
}

export function FormikTextField({ name, ...face }: Bound<TextFieldProps>) {
  return <TextField {...face} {...useText(name)} />;
}

export function FormikPasswordField({ name, ...face }: Bound<TextFieldProps>) {
  return <PasswordField {...face} {...useText(name)} />;
}

export function FormikPhoneField({ name, ...face }: Bound<TextFieldProps>) {
  return <PhoneField {...face} {...useText(name)} />;
}

export function FormikNumberField({ name, ...face }: Bound<NumberFieldProps>) {
  return <NumberField {...face} {...useText(name)} />;
}

export function FormikTextarea({ name, ...face }: Bound<TextareaProps>) {
  return <Textarea {...face} {...useText(name)} />;
}
