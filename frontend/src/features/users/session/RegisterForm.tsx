import {
  cleanFields,
  emptyForm,
  LIMITS,
  PHRASES,
  registrationFormFields,
  registrationFields,
} from '@shlyah/domain';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useOpenPage } from '../../../ui/open-page';
import { useSendKey } from '../../../shared/useSendKey';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { FormikFlagGroup } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import { register } from './actions';
import styles from './RegisterForm.module.css';

const schema = schemaFrom(registrationFormFields);

/** Registration of a firm or a person; success logs in and opens the cabinet. */
export function RegisterForm() {
  const dispatch = useAppDispatch();
  const openPage = useOpenPage();
  const sendKey = useSendKey();
  return (
    <DataForm
      label="Регистрация"
      failureTitle={PHRASES.registrationFailed}
      initialValues={emptyForm(registrationFormFields)}
      schema={schema}
      onSubmit={async (values) => {
        const body = cleanFields(registrationFields, values);
        return failureIn(await dispatch(register({ requestBody: body, idempotencyKey: sendKey(body) })));
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
                label={registrationFormFields.organization.label}
                autoComplete="organization"
              />
              <UnpField name="Unp" hint="9 цифр из свидетельства о регистрации" inputMode="numeric" />
            </>
          )}
          <FormikTextField name="name" label={registrationFormFields.name.label} autoComplete="name" />
          <FormikPhoneField name="phone" label={registrationFormFields.phone.label} />
          <FormikTextField
            name="email"
            label={registrationFormFields.email.label}
            hint="Она же логин; сюда придёт решение по заявке"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          <FormikPasswordField
            name="password"
            label={registrationFormFields.password.label}
            hint={`Не короче ${LIMITS.passwordMin} символов`}
            autoComplete="new-password"
          />
          <FormikPasswordField
            name="passwordRepeat"
            label={registrationFormFields.passwordRepeat.label}
            autoComplete="new-password"
          />
          <Button type="submit" size="large" wide busy={isSubmitting}>
            Зарегистрироваться
          </Button>
          <p className={styles.quiet}>
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
