import {
  cleanFields,
  emptyForm,
  LIMITS,
  PHRASES,
  registrationFormFields,
  registrationFields,
} from '@shlyah/domain';
import { useAction } from '../../../shared/useAction';
import { useOpenPage } from '../../../ui/open-page';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { paths } from '../../../paths';
import { FormikFlagGroup } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import { register } from './actions';

/** Registration of a firm or a person; success logs in and opens the cabinet. */
export function RegisterForm() {
  const { run } = useAction();
  const openPage = useOpenPage();
  const sendKey = useIdempotencyKey();
  return (
    <DataForm
      label="Регистрация"
      failureTitle={PHRASES.registrationFailed}
      initialValues={emptyForm(registrationFormFields)}
      fields={registrationFormFields}
      onSubmit={(values) => {
        const requestBody = cleanFields(registrationFields, values);
        return run(register({ requestBody, idempotencyKey: sendKey(requestBody) }));
      }}
      onSaved={() => openPage(paths.cabinet)}
    >
      {({ values }) => (
        <>
          <FormikFlagGroup name="isLegalEntity" label="Кто регистрируется" yes="Юр. лицо" no="Физ. лицо" />
          {values.isLegalEntity && (
            <>
              <FormikTextField name="organization" autoComplete="organization" />
              <UnpField name="Unp" hint="9 цифр из свидетельства о регистрации" inputMode="numeric" />
            </>
          )}
          <FormikTextField name="name" autoComplete="name" />
          <FormikPhoneField name="phone" />
          <FormikTextField
            name="email"
            hint="Она же логин; сюда придёт решение по заявке"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <FormikPasswordField
            name="password"
            hint={`Не короче ${LIMITS.passwordMin} символов`}
            autoComplete="new-password"
          />
          <FormikPasswordField name="passwordRepeat" autoComplete="new-password" />
          <SubmitButton size="large" wide>
            Зарегистрироваться
          </SubmitButton>
          <p className="quiet">
            Регистрируясь, вы принимаете{' '}
            <a href={paths.privacy} target="_blank" rel="noreferrer">
              правила обработки персональных данных
            </a>
            .
          </p>
        </>
      )}
    </DataForm>
  );
}
