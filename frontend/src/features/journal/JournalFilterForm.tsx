import { emptyForm, JOURNAL_KINDS, journalFilterFields as fields } from '@shlyah/domain';
import { Button } from '../../ui/actions/Button';
import { FormikSelect } from '../../ui/form/choice-fields';
import { DataForm } from '../../ui/form/DataForm';
import { FormikDateField } from '../../ui/form/date-fields';
import { schemaFrom } from '../../ui/form/schema';
import { FormikTextField } from '../../ui/form/text-fields';
import styles from './journal.module.css';

const blank = { ...emptyForm(fields), kind: '' };
const schema = schemaFrom(fields);
const kinds = Object.entries(JOURNAL_KINDS).map(([value, label]) => ({ value, label }));

interface JournalFilterFormProps {
  chosen: Readonly<Record<string, string>>;
  onApply: (values: Readonly<Record<string, string>>) => void;
}

/** What of the journal is looked at. */
export function JournalFilterForm({ chosen, onApply }: JournalFilterFormProps) {
  return (
    <div className={styles.filter}>
      <DataForm
        initialValues={{ ...blank, ...chosen }}
        reinitialize
        schema={schema}
        unguarded
        label="Что показать"
        onSubmit={async (values) => {
          onApply(values as Record<string, string>);
          return undefined;
        }}
      >
        <div className={styles.fields}>
          <FormikSelect name="kind" label={fields.kind.label} placeholder="Всё" choices={kinds} />
          <FormikTextField name="account" label={fields.account.label} inputMode="numeric" />
          <FormikDateField name="dateFrom" label={fields.dateFrom.label} />
          <FormikDateField name="dateTo" label={fields.dateTo.label} />
          <div className={styles.actions}>
            <Button type="submit">Показать</Button>
            {Object.keys(chosen).length > 0 && (
              <Button kind="quiet" onClick={() => onApply({})}>
                Сбросить
              </Button>
            )}
          </div>
        </div>
      </DataForm>
    </div>
  );
}
