import { emptyForm, forgotPasswordFields } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikTextField } from '../../../ui/form/text-fields';
import { Prose } from '../../../ui/Prose';
import { forgotPassword } from './actions';

/** Requests a link to set a new password. The response is the same for known and unknown addresses, and says so. */
export function ForgotPasswordForm({ lead }: { lead: ReactNode }) {
  const { run } = useAction();
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo) {
    return (
      <>
        <Notice kind="success" role="status" title="Проверьте почту">
          <Prose>
            Если {sentTo} есть среди наших пользователей, письмо со ссылкой уже в пути. Ссылка действует 30
            минут и один раз. Нет письма — загляните в «Спам».
          </Prose>
        </Notice>
        <Button kind="secondary" onClick={() => setSentTo(undefined)}>
          Указать другой адрес
        </Button>
      </>
    );
  }
  return (
    <>
      {lead}
      <DataForm
        label="Восстановление пароля"
        failureTitle="Не удалось отправить письмо"
        initialValues={emptyForm(forgotPasswordFields)}
        fields={forgotPasswordFields}
        onSubmit={({ email }) =>
          run(forgotPassword({ email: email.trim() }), { onDone: () => setSentTo(email.trim()) })
        }
      >
        <FormikTextField name="email" type="email" autoComplete="username" autoCapitalize="none" />
        <SubmitButton size="large" wide>
          Прислать ссылку
        </SubmitButton>
      </DataForm>
    </>
  );
}
