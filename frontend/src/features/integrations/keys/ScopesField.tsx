import { SCOPES, scopes, type Scope } from '@shlyah/domain';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldSet } from '../../../ui/fields/Field';
import { useFormField } from '../../../ui/form/useFormField';
import styles from '../integrations.module.css';

/** Scopes of a key in words, with their names in programs and the documentation. */
export function ScopesField() {
  const { value, error, id, setValue } = useFormField<Scope[]>('scopes');
  return (
    <FieldSet label="Что ключ может" id={id} error={error}>
      <div className={styles.stack}>
        {scopes.map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPES[scope]}
            hint={<span className={styles.code}>{scope}</span>}
            checked={value.includes(scope)}
            onChange={(on) => setValue(scopes.filter((one) => (one === scope ? on : value.includes(one))))}
          />
        ))}
      </div>
    </FieldSet>
  );
}
