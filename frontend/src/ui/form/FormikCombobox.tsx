import { setIn, useFormikContext, type FormikValues } from 'formik';
import { Combobox, type ComboboxOption, type ComboboxProps } from '../fields/Combobox';
import { withoutErrors, type SubmitFailure } from './errors';
import { useFormField } from './useFormField';

interface FormikComboboxProps<Option extends ComboboxOption> extends Omit<
  ComboboxProps<Option>,
  'value' | 'picked' | 'onChange' | 'onBlur' | 'error' | 'id' | 'name' | 'fills'
> {
  /** Path of the text. */
  name: string;
  /** Path of the picked option's id as text; "" while the text is not from the list. */
  idName: string;
}

/** A city: its text and the id that only a pick from the list gives. The id's error («Выберите из списка») shows here. */
export function FormikCombobox<Option extends ComboboxOption>({
  name,
  idName,
  ...props
}: FormikComboboxProps<Option>) {
  const text = useFormField<string>(name);
  const picked = useFormField<string>(idName);
  const form = useFormikContext<FormikValues>();
  return (
    <Combobox<Option>
      {...props}
      name={name}
      fills={idName}
      id={text.id}
      value={text.value}
      picked={picked.value !== ''}
      error={text.error ?? (text.value ? picked.error : undefined)}
      onChange={(value, option) => {
        // At once, so that the text is never checked with the former id.
        void form.setValues((now) => setIn(setIn(now, name, value), idName, option ? String(option.id) : ''));
        if (form.status) form.setStatus(withoutErrors(form.status as SubmitFailure, name, idName));
      }}
      onBlur={text.setTouched}
    />
  );
}
