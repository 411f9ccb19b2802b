import { emptyForm, LIMITS, resetPasswordFormFields, SUSPECT_DAYS } from '@shlyah/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../../shared/useAction';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikPasswordField } from '../../../ui/form/text-fields';
import { AccessReview } from './AccessReview';
import { resetPassword } from './actions';

/** A new password by the token of the e-mailed link; all sessions end, so one logs in anew. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { run } = useAction();
  const [done, setDone] = useState(false);
  if (!token) {
    return (
      <Notice kind="attention" title="В ссылке не хватает кода">
        Откройте ссылку из письма целиком или <Link to={paths.forgotPassword}>запросите новую</Link>.
      </Notice>
    );
  }
  if (done) {
    return (
      <>
        <Notice kind="success" role="status" title="Пароль изменён">
          На всех устройствах нужно войти заново.
        </Notice>
        <LinkButton to={paths.login}>Войти</LinkButton>
        <AccessReview token={token} />
      </>
    );
  }
  return (
    <DataForm
      label="Новый пароль"
      failureTitle="Пароль не изменён"
      initialValues={{ ...emptyForm(resetPasswordFormFields), token }}
      fields={resetPasswordFormFields}
      onSubmit={({ password }) => run(resetPassword({ token, password }), { onDone: () => setDone(true) })}
    >
      <FormikPasswordField
        name="password"
        label="Новый пароль"
        hint={`Не короче ${LIMITS.passwordMin} символов`}
        autoComplete="new-password"
      />
      <FormikPasswordField name="passwordRepeat" autoComplete="new-password" />
      <p>
        Ключи и уведомления, которые появились за последние {SUSPECT_DAYS} дней, перестанут действовать: их
        могли создать не вы. О более давних мы спросим.
      </p>
      <SubmitButton size="large" wide>
        Сохранить пароль
      </SubmitButton>
    </DataForm>
  );
}
