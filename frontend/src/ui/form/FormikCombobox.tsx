import { Combobox, type ComboboxOption, type ComboboxProps } from '../fields/Combobox';
import { useFormField } from './useFormField';

interface FormikComboboxProps<Option extends ComboboxOption> extends Omit<
  ComboboxProps<Option>,
  'value' | 'onChange' | 'error' | 'id' | 'name' | 'fills'
> {
  /** Path of the text. */
  name: string;
  /** Path of the picked option's id as text; "" while the text is not from the list. */
  idName: string;
  onPick?: (option: Option | null) => void;
}

/** A city: its text and the id that only a pick from the list gives. The id's error («Выберите из списка») shows here. */
export function FormikCombobox<Option extends ComboboxOption>({
  name,
  idName,
  onPick,
  ...face
}: FormikComboboxProps<Option>) {
  const text = useFormField<string>(name);
  const picked = useFormField<string>(idName);
  return (
    <Combobox<Option>
      {...face}
      name={name}
      fills={idName}
      id={text.id}
      value={text.value}
      error={text.error ?? (text.value ? picked.error : undefined)}
      onChange={(value, option) => {
        text.setValue(value);
        picked.setValue(option ? String(option.id) : '');
        onPick?.(option);
      }}
      onBlur={() => {
        text.setTouched();
        picked.setTouched();
      }}
    />
  );
}
