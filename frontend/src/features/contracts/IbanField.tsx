import { contractFields, formatIban, ibanLooksValid } from '@shlyah/domain';
import { TextField } from '../../ui/fields/TextField';
import { FieldWarning } from '../../ui/form/FieldWarning';
import { useFormField } from '../../ui/form/useFormField';

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
        label={contractFields.pc.label}
        hint="28 знаков, начинается с BY"
        error={field.error}
        value={field.value}
        autoComplete="off"
        spellCheck={false}
        placeholder="BY00 AAAA 0000 0000 0000 0000 0000"
        onChange={field.setValue}
        onBlur={() => {
          if (started) field.setValue(formatIban(field.value));
          field.setTouched();
        }}
      />
      <FieldWarning shown={whole && !ibanLooksValid(field.value)}>
        Проверьте счёт: контрольные цифры не сходятся. Если всё верно, сохраняйте так.
      </FieldWarning>
    </div>
  );
}
