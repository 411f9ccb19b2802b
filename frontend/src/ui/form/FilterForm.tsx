import { emptyForm, type Fields } from '@shlyah/domain';
import { useMemo, type ReactNode } from 'react';
import type { AnySchema } from 'yup';
import { Button } from '../actions/Button';
import { DataForm } from './DataForm';
import styles from './FilterBar.module.css';
import { schemaFrom } from './schema';

type Texts = Readonly<Record<string, string>>;

export interface FilterFormProps {
  fields: Fields;
  chosen: Texts;
  onApply: (values: Texts) => void;
  onClear: () => void;
}

interface OwnFields extends FilterFormProps {
  /** Rules that a field table cannot express. */
  more?: Record<string, AnySchema>;
  /** Inputs, named as the fields. */
  children: (values: Texts) => ReactNode;
}

/** The form of a filter: applied by «Показать». */
export function FilterForm({ fields, chosen, onApply, onClear, more, children }: OwnFields) {
  const schema = useMemo(() => schemaFrom(fields, more), [fields, more]);
  return (
    <div className={styles.panel}>
      <DataForm<Texts>
        initialValues={{ ...blank(fields), ...chosen }}
        reinitialize
        fields={fields}
        schema={schema}
        unguarded
        label="Фильтр"
        onSubmit={async (values) => {
          onApply(values);
          return undefined;
        }}
      >
        {({ values }) => (
          <>
            <div className={styles.fields}>{children(values)}</div>
            <div className={styles.actions}>
              <Button type="submit" size="small">
                Показать
              </Button>
              <Button kind="quiet" size="small" onClick={onClear}>
                Сбросить
              </Button>
            </div>
          </>
        )}
      </DataForm>
    </div>
  );
}

/** Empty until the first choice. */
const blank = (fields: Fields): Texts => ({
  ...(emptyForm(fields) as Texts),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'choice' ? [[name, '']] : [])),
  ),
});
