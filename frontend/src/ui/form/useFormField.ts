import type { Fields } from '@shlyah/domain';
import { useField, useFormikContext } from 'formik';
import { createContext, useContext } from 'react';
import { fieldIdOf, withoutErrors, type SubmitFailure } from './errors';

/** The field table of the enclosing form: fields take their labels from it. */
export const FormFields = createContext<Fields>({});

interface FormField<Value> {
  label: string;
  value: Value;
  error: string | undefined;
  id: string;
  setValue: (value: Value) => void;
  setTouched: () => void;
}

/**
 * A field of the enclosing form. Its error shows after a blur with a value or after a submit; an error from the server shows
 * until the field changes.
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const [{ value }, meta, helpers] = useField<Value>(name);
  const { status, submitCount, setStatus } = useFormikContext();
  const failure = status as SubmitFailure | undefined;
  const { label = '' } = useContext(FormFields)[name] ?? {};
  const filled = (value as unknown) !== '' && value !== null;
  const own = meta.touched && (filled || submitCount > 0) ? meta.error : undefined;
  return {
    label,
    value,
    id: fieldIdOf(name),
    error: failure?.errors?.[name]?.[0] ?? (typeof own === 'string' ? own : undefined),
    setValue: (next) => {
      void helpers.setValue(next);
      if (failure?.errors?.[name]) setStatus(withoutErrors(failure, name));
    },
    setTouched: () => void helpers.setTouched(true),
  };
}
