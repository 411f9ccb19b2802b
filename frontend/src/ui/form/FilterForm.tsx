import { emptyForm, type Fields } from '@shlyah/domain';
import { useMemo, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import styles from './FilterForm.module.css';
import { schemaFrom } from './schema';

interface FilterFormProps {
  fields: Fields;
  chosen: Readonly<Record<string, string>>;
  onApply: (values: Readonly<Record<string, string>>) => void;
  /** Inputs, named as the fields. */
  children: ReactNode;
}

/** The filter of a list. */
export function FilterForm({ fields, chosen, onApply, children }: FilterFormProps) {
  const schema = useMemo(() => schemaFrom(fields), [fields]);
  return (
    <div className={styles.filter}>
      <DataForm
        initialValues={{ ...blank(fields), ...chosen }}
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
          {children}
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

/** Empty until the first choice. */
const blank = (fields: Fields) => ({
  ...emptyForm(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'choice' ? [[name, '']] : [])),
  ),
});
