import { formatIban, ibanLooksValid, unpLooksValid } from '@shlyah/domain';
import { TextField } from '../../ui/fields/TextField';
import { FormikTextField } from '../../ui/form/text-fields';
import { useFormField } from '../../ui/form/useFormField';
import styles from './Contract.module.css';
import { CONTRACT_FIELDS } from './values';

/** A remark that never blocks: real numbers exist that do not fit the rule (docs/contract.md#field-rules). */
function Doubt({ shown, children }: { shown: boolean; children: string }) {
  return (
    <p role="status" className={styles.doubt}>
      {shown ? children : ''}
    </p>
  );
}

/** УНП with its check digit looked at. */
export function UnpField() {
  const { value } = useFormField<string>('unp');
  const whole = value.trim().length >= 9;
  return (
    <div>
      <FormikTextField
        name="unp"
        label={CONTRACT_FIELDS.unp}
        hint="Девять знаков"
        width="short"
        maxLength={20}
      />
      <Doubt shown={whole && !unpLooksValid(value)}>
        Проверьте УНП: контрольная цифра не сходится. Если всё верно, сохраняйте так.
      </Doubt>
    </div>
  );
}

/** The account in groups of four, as banks print it, with its check digits looked at. */
export function IbanField() {
  const field = useFormField<string>('pc');
  const whole = field.value.replace(/\s/g, '').length >= 28;
  const started = field.value.trim() !== '';
  return (
    <div>
      <TextField
        id={field.id}
        name="pc"
        label={CONTRACT_FIELDS.pc}
        hint="28 знаков, начинается с BY"
        error={field.error}
        value={field.value}
        maxLength={50}
        autoComplete="off"
        spellCheck={false}
        placeholder="BY00 AAAA 0000 0000 0000 0000 0000"
        onChange={field.setValue}
        onBlur={() => {
          if (started) field.setValue(formatIban(field.value));
          field.setTouched();
        }}
      />
      <Doubt shown={whole && !ibanLooksValid(field.value)}>
        Проверьте счёт: контрольные цифры не сходятся. Если всё верно, сохраняйте так.
      </Doubt>
    </div>
  );
}
