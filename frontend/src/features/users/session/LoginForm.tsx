import { emptyForm, loginFields } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { lazyPart } from '../../../ui/lazy-part';
import { useOpenPage } from '../../../ui/open-page';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikPasswordField, FormikTextField } from '../../../ui/form/text-fields';
import { login } from './actions';
import { PasskeyButton } from './PasskeyButton';
import { useDestinationAfterLogin } from './useDestinationAfterLogin';

const CodeStep = lazyPart(() => import('./CodeStep'));

/** E-mail and password, then the code of a second factor where the account has one; success opens the cabinet. */
export function LoginForm() {
  const { run } = useAction();
  const openPage = useOpenPage();
  const next = useDestinationAfterLogin();
  const [values, setValues] = useState(() => emptyForm(loginFields));
  const [step, setStep] = useState<'password' | 'code'>('password');
  const enter = () => openPage(next);
  const submit = ({ email, password }: typeof values, code?: string) =>
    run(login({ email: email.trim(), password, ...(code && { code }) }));

  if (step === 'code') {
    return (
      <Suspense>
        <CodeStep
          send={async (code) => {
            const failure = await submit(values, code);
            return failure?.code === 'wrong_code'
              ? { ...failure, errors: { code: [failure.message] } }
              : failure;
          }}
          onSaved={enter}
          onBack={() => setStep('password')}
        />
      </Suspense>
    );
  }
  return (
    <>
      <DataForm
        label="Вход"
        failureTitle="Войти не удалось"
        initialValues={values}
        fields={loginFields}
        unguarded
        onSubmit={async (typed) => {
          const failure = await submit(typed);
          if (failure?.code === 'code_needed') {
            setValues(typed);
            setStep('code');
          }
          return failure;
        }}
        onSaved={enter}
      >
        <FormikTextField name="email" type="email" autoComplete="username" autoCapitalize="none" />
        <FormikPasswordField name="password" autoComplete="current-password" />
        <SubmitButton size="large" wide>
          Войти
        </SubmitButton>
      </DataForm>
      <PasskeyButton
        kind="secondary"
        size="large"
        wide
        work={({ enterByPasskey }, send) => enterByPasskey(send)}
        onDone={enter}
      >
        Войти с ключом доступа
      </PasskeyButton>
    </>
  );
}
