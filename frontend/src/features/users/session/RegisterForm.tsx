import type { RegisterDto } from '@shlyah/api-client';
import { cleanFields, LIMITS, PHRASES, registrationFormFields, registrationFields } from '@shlyah/domain';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useOpenPage } from '../../../shared/open-page';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { FormikFlagGroup } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { register } from './actions';

const schema = schemaFrom(registrationFormFields);

const empty = {
  isLegalEntity: true,
  organization: '',
  Unp: '',
  name: '',
  phone: '',
  email: '',
  password: '',
  passwordRepeat: '',
  // The form offers no contact person (docs/contract.md#user-fields); the call carries the flag all the same.
  isContactPerson: false,
};

/** Registration of a firm or a person; success logs in and opens the cabinet. */
export function RegisterForm() {
  const dispatch = useAppDispatch();
  const openPage = useOpenPage();
  return (
    <DataForm
      label="Регистрация"
      failureTitle={PHRASES.registrationFailed}
      initialValues={empty}
      schema={schema}
      onSubmit={async (values) => {
        const body = cleanFields(registrationFields, values) as RegisterDto;
        return failureIn(await dispatch(register(body)));
      }}
      onSaved={() => openPage(paths.cabinet)}
    >
      {({ isSubmitting, values }) => (
        <>
          <FormikFlagGroup name="isLegalEntity" label="Кто регистрируется" yes="Юр. лицо" no="Физ. лицо" />
          {values.isLegalEntity && (
            <>
              <FormikTextField
                name="organization"
                label="Организация"
                autoComplete="organization"
                maxLength={LIMITS.organization}
              />
              <FormikTextField
                name="Unp"
                label="УНП"
                hint="9 цифр из свидетельства о регистрации"
                width="short"
                inputMode="numeric"
                autoComplete="off"
                maxLength={LIMITS.unp}
              />
            </>
          )}
          <FormikTextField name="name" label="ФИО" autoComplete="name" maxLength={LIMITS.name} />
          <FormikPhoneField name="phone" label="Телефон" />
          <FormikTextField
            name="email"
            label="Email"
            hint="Он же логин; сюда придёт решение по заявке"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <FormikPasswordField
            name="password"
            label="Пароль"
            hint={`Не короче ${LIMITS.passwordMin} символов`}
            autoComplete="new-password"
          />
          <FormikPasswordField name="passwordRepeat" label="Повторите пароль" autoComplete="new-password" />
          <Button type="submit" size="large" wide busy={isSubmitting}>
            Зарегистрироваться
          </Button>
        </>
      )}
    </DataForm>
  );
}
