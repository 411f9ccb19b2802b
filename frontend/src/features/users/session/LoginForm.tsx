import { emptyForm, loginFields } from '@shlyah/domain';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useOpenPage } from '../../../shared/open-page';
import { Button } from '../../../ui/actions/Button';
import { DataForm } from '../../../ui/form/DataForm';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikTextField } from '../../../ui/form/text-fields';
import { login } from './actions';
import { useDestinationAfterLogin } from './useDestinationAfterLogin';

const schema = schemaFrom(loginFields);

/** E-mail and password; success opens the cabinet. */
export function LoginForm() {
  const dispatch = useAppDispatch();
  const openPage = useOpenPage();
  const next = useDestinationAfterLogin();
  return (
    <DataForm
      label="Вход"
      failureTitle="Войти не удалось"
      initialValues={emptyForm(loginFields)}
      schema={schema}
      unguarded
      onSubmit={async ({ email, password }) =>
        failureIn(await dispatch(login({ email: email.trim(), password })))
      }
      onSaved={() => openPage(next)}
    >
      {({ isSubmitting }) => (
        <>
          <FormikTextField
            name="email"
            label={loginFields.email.label}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
          />
          <FormikPasswordField
            name="password"
            label={loginFields.password.label}
            autoComplete="current-password"
          />
          <Button type="submit" size="large" wide busy={isSubmitting}>
            Войти
          </Button>
        </>
      )}
    </DataForm>
  );
}
