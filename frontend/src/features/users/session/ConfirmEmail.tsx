import type { ConfirmEmailDto } from '@shlyah/api-client';
import { confirmEmailFields, emptyForm } from '@shlyah/domain';
import { useCallback, useEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { paths } from '../../../paths';
import { failureIn } from '../../../shared/action';
import { reasonOf, type ActionFailure } from '../../../shared/failure';
import { useAppDispatch } from '../../../shared/hooks';
import { LinkButton } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikPasswordField } from '../../../ui/form/text-fields';
import { confirmEmail, getCurrentUser } from './actions';
import { selectUser } from './selectors';

const fields = {
  ...confirmEmailFields,
  password: { ...confirmEmailFields.password, required: true },
} as const;

type State = 'asking' | 'done' | ActionFailure;

/**
 * Makes the new e-mail count by the token of its link, at once: that the link was opened is the proof. What a manager has
 * changed also needs the client's password, which the answer says.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const store = useStore<Parameters<typeof selectUser>[0]>();
  const [state, setState] = useState<State>('asking');

  const confirm = useCallback(
    async (requestBody: ConfirmEmailDto): Promise<ActionFailure | undefined> => {
      const failure = failureIn(await dispatch(confirmEmail(requestBody)));
      // A profile with the old e-mail in it would ask for that one back.
      if (!failure && selectUser(store.getState())) await dispatch(getCurrentUser());
      return failure;
    },
    [dispatch, store],
  );

  useEffect(() => {
    let isHere = true;
    void confirm({ token }).then((failure) => isHere && setState(failure ?? 'done'));
    return () => {
      isHere = false;
    };
  }, [confirm, token]);

  if (state === 'asking') return <p role="status">Подтверждаем…</p>;
  if (state === 'done') {
    return (
      <>
        <Notice kind="success" role="status" title="Почта подтверждена">
          Теперь входите в кабинет по новой почте.
        </Notice>
        {user ? (
          <LinkButton to={paths.profile}>В профиль</LinkButton>
        ) : (
          <LinkButton to={paths.login}>Войти</LinkButton>
        )}
      </>
    );
  }
  if (state.errors?.['password']) {
    return (
      <>
        <p>Почту изменил менеджер. Подтвердите её паролем от кабинета.</p>
        <DataForm
          label="Подтверждение почты"
          failureTitle="Почта не изменена"
          initialValues={{ ...emptyForm(fields), token }}
          fields={fields}
          onSubmit={async ({ password }) => {
            const failure = await confirm({ token, password });
            if (!failure) setState('done');
            return failure;
          }}
        >
          <FormikPasswordField name="password" label="Пароль" autoComplete="current-password" />
          <SubmitButton size="large" wide>
            Подтвердить почту
          </SubmitButton>
        </DataForm>
      </>
    );
  }
  return (
    <Notice kind="error" role="alert" title="Почта не изменена">
      {reasonOf(state)}
    </Notice>
  );
}
