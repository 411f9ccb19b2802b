import { useField, useFormikContext } from 'formik';
import { useState, useTransition, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { fieldIdOf, type SubmitFailure } from './errors';

interface FormField<Value> {
  value: Value;
  error: string | undefined;
  id: string;
  setValue: (value: Value) => void;
  /** The same for each key that is pressed: what is typed for the first time is checked when the field is left. */
  type: (value: Value) => void;
  /** For the keys of a control that `type`s. */
  onKeyDown: (event: KeyboardEvent) => void;
  setTouched: () => void;
}

/**
 * One field of the form around it. An error shows after the person has left the field with something in it or has
 * tried to send; a server's error shows until the field changes.
 *
 * The form is told of each key at once, and drawn anew after the field was: drawing a long form takes longer than a
 * letter may be waited for.
 */
export function useFormField<Value>(name: string): FormField<Value> {
  const [field, meta, helpers] = useField<Value>(name);
  const form = useFormikContext();
  const [isBehind, follow] = useTransition();
  const [latest, setLatest] = useState(field.value);
  const failure = form.status as SubmitFailure | undefined;
  const filled = (field.value as unknown) !== '' && field.value !== null;
  const own = meta.touched && (filled || form.submitCount > 0) ? meta.error : undefined;
  const change = (value: Value, isChecked?: boolean): void => {
    void helpers.setValue(value, isChecked);
    if (!failure?.errors?.[name]) return;
    const { [name]: _answered, ...rest } = failure.errors;
    form.setStatus({ ...failure, errors: rest } satisfies SubmitFailure);
  };
  /** The form's checks know the values that it was drawn with. */
  const catchUp = () => {
    if (isBehind) flushSync(() => form.setFormikState((now) => ({ ...now })));
  };
  return {
    value: isBehind ? latest : field.value,
    id: fieldIdOf(name),
    error: failure?.errors?.[name]?.[0] ?? (typeof own === 'string' ? own : undefined),
    setValue: (value) => {
      setLatest(value);
      change(value);
    },
    type: (value) => {
      setLatest(value);
      follow(() => change(value, meta.touched));
    },
    // Enter sends the form, an arrow steps a number.
    onKeyDown: ({ key }) => {
      if (key.length > 1) catchUp();
    },
    setTouched: () => {
      catchUp();
      void helpers.setTouched(true);
    },
  };
}
