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

/** What of the journal is looked at. */
export const JournalFilterForm = (props: JournalFilterFormProps) => (
  <FilterForm fields={fields} {...props}>
    <FormikSelect name="kind" label={fields.kind.label} placeholder="Всё" choices={kinds} />
    <FormikTextField name="account" label={fields.account.label} inputMode="numeric" />
    <FormikDateField name="dateFrom" label={fields.dateFrom.label} />
    <FormikDateField name="dateTo" label={fields.dateTo.label} />
  </FilterForm>
);
