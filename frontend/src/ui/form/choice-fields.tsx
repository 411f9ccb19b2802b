import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from '../fields/Checkbox';
import { RadioGroup, type RadioGroupProps } from '../fields/RadioGroup';
import { Select, type SelectProps } from '../fields/Select';
import { useFormField } from './useFormField';

type Bound<Props> = Omit<Props, 'value' | 'checked' | 'onChange' | 'error' | 'id' | 'label'> & {
  name: string;
  label?: ReactNode;
};

interface BoundSelectProps extends Bound<SelectProps> {
  /** For a choice that changes more than its own value. */
  onPick?: (value: string) => void;
}

export function FormikSelect({ name, onPick, ...props }: BoundSelectProps) {
  const { label, value, error, id, setValue, setTouched } = useFormField<string | number | null>(name);
  return (
    <Select
      label={label}
      {...props}
      name={name}
      error={error}
      id={id}
      value={value === null ? '' : String(value)}
      onChange={(choice) => {
        setValue(choice);
        onPick?.(choice);
      }}
      onBlur={setTouched}
    />
  );
}

interface BoundRadioGroupProps extends Bound<RadioGroupProps> {
  /** For a choice that changes more than its own value. */
  onPick?: (value: string) => void;
}

export function FormikRadioGroup({ name, onPick, ...props }: BoundRadioGroupProps) {
  const { label, value, error, id, setValue } = useFormField<string>(name);
  const pick = (choice: string) => {
    setValue(choice);
    onPick?.(choice);
  };
  return (
    <RadioGroup label={label} {...props} name={name} value={value} error={error} id={id} onChange={pick} />
  );
}

interface FlagGroupProps extends Omit<Bound<RadioGroupProps>, 'choices'> {
  yes: string;
  no: string;
}

/** A boolean as two radio buttons, for instance «Юр. лицо» and «Физ. лицо». */
export function FormikFlagGroup({ name, yes, no, ...props }: FlagGroupProps) {
  const { label, value, error, id, setValue } = useFormField<boolean>(name);
  return (
    <RadioGroup
      shape="segmented"
      label={label}
      {...props}
      name={name}
      error={error}
      id={id}
      value={value ? 'yes' : 'no'}
      onChange={(answer) => setValue(answer === 'yes')}
      choices={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
    />
  );
}

interface ChoiceCheckboxProps extends Bound<CheckboxProps> {
  on: string;
  off: string;
}

/** One of two values as a checkbox. */
export function FormikChoiceCheckbox({ name, on, off, ...props }: ChoiceCheckboxProps) {
  const { label, value, error, id, setValue } = useFormField<string>(name);
  return (
    <Checkbox
      label={label}
      {...props}
      name={name}
      error={error}
      id={id}
      checked={value === on}
      onChange={(checked) => setValue(checked ? on : off)}
    />
  );
}

export function FormikCheckbox({ name, ...props }: Bound<CheckboxProps>) {
  const { label, value, error, id, setValue } = useFormField<boolean>(name);
  return (
    <Checkbox
      label={label}
      {...props}
      name={name}
      error={error}
      id={id}
      checked={value}
      onChange={setValue}
    />
  );
}
