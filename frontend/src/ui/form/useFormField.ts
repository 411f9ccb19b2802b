import { useField, useFormikContext } from 'formik';
import { fieldIdOf, type SubmitFailure } from './errors';

interface FormField<Value> {
  value: Value;
  error: string | undefined;
  id: string;
  setValue: (value: Value) => void;
  /** The same for each key that is pressed: what is typed for the first time is checked when the field is left. */
  type: (value: Value) => void;
  setTouched: () => void;
}

/**
 * One field of the form around it. An error shows after the person has left the field with something in it or has
 * tried to send; a server's error shows until the field changes.
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const [field, meta, helpers] = useField<Value>(name);
  const form = useFormikContext();
  const failure = form.status as SubmitFailure | undefined;
  const filled = (field.value as unknown) !== '' && field.value !== null;
  const own = meta.touched && (filled || form.submitCount > 0) ? meta.error : undefined;
  const change = (value: Value, isChecked?: boolean): void => {
    void helpers.setValue(value, isChecked);
    if (!failure?.errors?.[name]) return;
    const { [name]: _answered, ...rest } = failure.errors;
    form.setStatus({ ...failure, errors: rest } satisfies SubmitFailure);
  };
  return {
    value: field.value,
    id: fieldIdOf(name),
    error: failure?.errors?.[name]?.[0] ?? (typeof own === 'string' ? own : undefined),
    setValue: (value) => change(value),
    type: (value) => change(value, meta.touched),
    setTouched: () => void helpers.setTouched(true),
  };
}
