import { JOURNAL_KINDS, journalFilterFields as fields } from '@shlyah/domain';
import { FormikSelect } from '../../ui/form/choice-fields';
import { FormikDateField } from '../../ui/form/date-fields';
import { FilterForm } from '../../ui/form/FilterForm';
import { FormikTextField } from '../../ui/form/text-fields';

const kinds = Object.entries(JOURNAL_KINDS).map(([value, label]) => ({ value, label }));

interface JournalFilterFormProps {
  chosen: Readonly<Record<string, string>>;
  onApply: (values: Readonly<Record<string, string>>) => void;
}

/** The filter of the journal. */
export const JournalFilterForm = ({ chosen, onApply }: JournalFilterFormProps) => (
  <FilterForm
    fields={fields}
    chosen={chosen}
    // A typed person replaces the one chosen by a click.
    onApply={({ account, ...values }) => onApply(values.person || !account ? values : { ...values, account })}
  >
    <FormikSelect name="kind" label={fields.kind.label} placeholder="Всё" choices={kinds} />
    <FormikTextField name="person" label={fields.person.label} />
    <FormikTextField name="order" label={fields.order.label} inputMode="numeric" width="short" />
    <FormikDateField name="dateFrom" label={fields.dateFrom.label} />
    <FormikDateField name="dateTo" label={fields.dateTo.label} />
  </FilterForm>
);
