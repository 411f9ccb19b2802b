import { confirmationFields, emptyForm } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { DataForm } from '../../../ui/form/DataForm';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikTextField } from '../../../ui/form/text-fields';
import { Dialog } from '../../../ui/overlay/Dialog';
import { PasskeyButton } from '../session/PasskeyButton';
import { selectUser } from '../session/selectors';
import { confirmIdentity, getSecurity } from './actions';
import styles from './Security.module.css';

const schema = schemaFrom(confirmationFields);

/** «Подтвердите, что это вы»: the password, and a code where the account asks for one. */
export default function ConfirmIdentity({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const { data: security } = useLoaded(getSecurity, undefined);
  return (
    <Dialog open onClose={() => onAnswer(false)} title="Подтвердите, что это вы">
      <div className={styles.setup}>
        <DataForm
          label="Подтверждение"
          failureTitle="Подтвердить не удалось"
          initialValues={emptyForm(confirmationFields)}
          schema={schema}
          unguarded
          onSubmit={async ({ password, code }) =>
            failureIn(await dispatch(confirmIdentity({ password, code: code.trim() || null })))
          }
          onSaved={() => onAnswer(true)}
        >
          {({ isSubmitting }) => (
            <>
              <p>Вы вошли давно. Введите пароль; всё, что вы ввели на странице, останется.</p>
              {/* Password managers need the account's name. */}
              <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
              <FormikPasswordField
                name="password"
                label={confirmationFields.password.label}
                autoComplete="current-password"
                data-first-focus
              />
              {security?.totp && (
                <FormikTextField
                  name="code"
                  label={confirmationFields.code.label}
                  autoComplete="one-time-code"
                  inputMode="numeric"
                />
              )}
              <div className={styles.buttons}>
                <Button type="submit" busy={isSubmitting}>
                  Подтвердить
                </Button>
                <Button kind="secondary" onClick={() => onAnswer(false)}>
                  Отмена
                </Button>
              </div>
            </>
          )}
        </DataForm>
        {security !== null && security.passkeys.length > 0 && (
          <PasskeyButton
            kind="secondary"
            work={({ proveByPasskey }, send) => proveByPasskey(send)}
            onDone={() => onAnswer(true)}
          >
            Подтвердить ключом доступа
          </PasskeyButton>
        )}
      </div>
    </Dialog>
  );
}
