import type { ComponentType, ReactNode } from 'react';
import { NumberField, type NumberFieldProps } from '../fields/NumberField';
import { Textarea, TextField, type TextareaProps, type TextFieldProps } from '../fields/TextField';
import { PasswordField } from '../fields/PasswordField';
import { PhoneField, type PhoneFieldProps } from '../fields/PhoneField';
import { useFormField } from './useFormField';

type Taken = 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'label' | 'maxLength';
/** Without a native limit: it truncates a pasted text silently, the schema reports it. */
type Bound<Props> = Omit<Props, Taken> & { name: string; label?: ReactNode };

/** A text-like field that finds its value by its name. */
function bound<Props>(Input: ComponentType<Props>) {
  return function BoundField(props: Bound<Props>) {
    const { setValue, setTouched, label, ...field } = useFormField<string>(props.name);
    return <Input {...({ label, ...props } as Props)} {...field} onChange={setValue} onBlur={setTouched} />;
  };
}

export const FormikTextField = bound<TextFieldProps>(TextField);
export const FormikPasswordField = bound<TextFieldProps>(PasswordField);
export const FormikPhoneField = bound<PhoneFieldProps>(PhoneField);
export const FormikNumberField = bound<NumberFieldProps>(NumberField);
export const FormikTextarea = bound<TextareaProps>(Textarea);
