import { registrationFields, unpLooksValid } from '@shlyah/domain';
import type { TextFieldProps } from '../fields/TextField';
import { FieldWarning } from './FieldWarning';
import { FormikTextField } from './text-fields';
import { useFormField } from './useFormField';

interface UnpFieldProps extends Pick<TextFieldProps, 'hint' | 'inputMode'> {
  name: string;
}

/** УНП; its check digit is verified once all digits are typed. */
export function UnpField({ name, ...props }: UnpFieldProps) {
  const { value } = useFormField<string>(name);
  return (
    <div>
      <FormikTextField
        {...props}
        name={name}
        label={registrationFields.Unp.label}
        width="short"
        autoComplete="off"
      />
      <FieldWarning shown={value.trim().length >= 9 && !unpLooksValid(value)}>
        Похоже, ошибка в УНП: проверьте его. Если всё верно, оставьте так.
      </FieldWarning>
    </div>
  );
}
