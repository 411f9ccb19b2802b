import { DateField, type DateFieldProps } from '../fields/DateField';
import { DateTimeField, type DateTimeFieldProps } from '../fields/DateTimeField';
import { useFormField } from './useFormField';

type Bound<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'id'> & { name: string };

/** A day, YYYY-MM-DD among the values. */
export function FormikDateField({ name, ...face }: Bound<DateFieldProps>) {
  const { value, error, id, setValue, setTouched } = useFormField<string>(name);
  return <DateField {...face} {...{ name, value, error, id }} onChange={setValue} onBlur={setTouched} />;
}

/** A day with its time, YYYY-MM-DD HH:mm among the values. */
export function FormikDateTimeField({ name, ...face }: Bound<DateTimeFieldProps>) {
  const { value, error, id, setValue, setTouched } = useFormField<string>(name);
  return <DateTimeField {...face} {...{ name, value, error, id }} onChange={setValue} onBlur={setTouched} />;
}
