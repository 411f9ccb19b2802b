import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../fields/DateField';
import { DateTimeField, type DateTimeFieldProps } from '../fields/DateTimeField';
import { TimeField } from '../fields/TimeField';
import type { TextFieldProps } from '../fields/TextField';
import { useFormField } from './useFormField';

type Bound<Props> = Omit<Props, keyof ReturnType<typeof useDay>> & { name: string; label?: ReactNode };

/** Wires a field with a calendar to the form by its name. */
function useDay(name: string) {
  const { setValue, setTouched, ...field } = useFormField<string>(name);
  return { ...field, onChange: setValue, onBlur: setTouched };
}

/** A day, YYYY-MM-DD among the values. */
export function FormikDateField(props: Bound<DateFieldProps>) {
  return <DateField {...useDay(props.name)} {...props} />;
}

/** A time of day, HH:mm among the values. */
export function FormikTimeField(props: Bound<TextFieldProps>) {
  return <TimeField {...useDay(props.name)} {...props} />;
}

/** A day with its time, YYYY-MM-DD HH:mm among the values. */
export function FormikDateTimeField(props: Bound<DateTimeFieldProps>) {
  return <DateTimeField {...useDay(props.name)} {...props} />;
}
