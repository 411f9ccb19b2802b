import { registrationFields, unpLooksValid, unpProblem } from '@shlyah/domain';
import { useField } from 'formik';
import type { TextFieldProps } from '../fields/TextField';
import { FieldWarning } from './FieldWarning';
import { FormikTextField } from './text-fields';
import { useFormField } from './useFormField';

interface UnpFieldProps extends Pick<TextFieldProps, 'hint' | 'inputMode'> {
  name: string;
}

/** Signs of a УНП. */
const LENGTH = 9;

/** УНП; its check digit is verified once all digits are typed, and fewer of them are remarked when the field is left. */
export function UnpField({ name, ...props }: UnpFieldProps) {
  const { value } = useFormField<string>(name);
  const [, { touched }] = useField<string>(name);
  const typed = value.trim();
  const isWhole = typed.length >= LENGTH || touched;
  return (
    <div>
      <FormikTextField
        {...props}
        name={name}
        label={registrationFields.Unp.label}
        width="short"
        autoComplete="off"
      />
      <FieldWarning shown={typed !== '' && isWhole && !unpLooksValid(typed)}>
        {typed.length < LENGTH && unpProblem(typed)
          ? 'В УНП девять знаков: проверьте, все ли здесь. Если всё верно, оставьте так.'
          : 'Похоже, ошибка в УНП: проверьте его. Если всё верно, оставьте так.'}
      </FieldWarning>
    </div>
  );
}
