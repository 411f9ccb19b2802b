import { emptyForm, secondFactorFields } from '@shlyah/domain';
import { useEffect, useRef } from 'react';
import type { SubmitFailure } from '../../../ui/form/errors';
import { Button } from '../../../ui/actions/Button';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikTextField } from '../../../ui/form/text-fields';

interface CodeStepProps {
  send: (code: string) => Promise<SubmitFailure | undefined>;
  onSaved: () => void;
  onBack: () => void;
}

/** The second step of a login: a code beside the password. */
export default function CodeStep({ send, onSaved, onBack }: CodeStepProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box}>
      <DataForm
        label="Код для входа"
        failureTitle="Войти не удалось"
        initialValues={emptyForm(secondFactorFields)}
        fields={secondFactorFields}
        unguarded
        onSubmit={({ code }) => send(code.trim())}
        onSaved={onSaved}
      >
        <FormikTextField
          name="code"
          hint="Шесть цифр из приложения на телефоне. Если телефона нет под рукой, подойдёт запасной код"
          autoComplete="one-time-code"
          inputMode="numeric"
        />
        <SubmitButton size="large" wide>
          Войти
        </SubmitButton>
        <Button kind="quiet" wide onClick={onBack}>
          Другая почта или пароль
        </Button>
      </DataForm>
    </div>
  );
}
