import type { Field } from '@shlyah/domain';
import { FormikSelect } from './choice-fields';
import { FormikDateField } from './date-fields';
import { FilterForm, type FilterFormProps } from './FilterForm';
import { FormikTextField } from './text-fields';

interface FilterFieldsProps extends FilterFormProps {
  /** Names of the fields that have an input. */
  shown: readonly string[];
}

/** The form of a filter with an input for each row of the table of its fields. */
export default function FilterFields({ shown, ...props }: FilterFieldsProps) {
  return (
    <FilterForm {...props}>
      {() => shown.map((name) => <Input key={name} name={name} field={props.fields[name] as Field} />)}
    </FilterForm>
  );
}

function Input({ name, field: { kind, label, choiceLabels = {} } }: { name: string; field: Field }) {
  if (kind === 'day') return <FormikDateField name={name} label={label} />;
  if (kind === 'id') return <FormikTextField name={name} label={label} inputMode="numeric" width="short" />;
  if (kind !== 'choice') return <FormikTextField name={name} label={label} />;
  const choices = Object.entries(choiceLabels).map(([value, text]) => ({ value, label: text }));
  return <FormikSelect name={name} label={label} placeholder="Все" choices={choices} />;
}
