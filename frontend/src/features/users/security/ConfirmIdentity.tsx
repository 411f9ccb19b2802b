import { confirmationFields, emptyForm } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { DataForm } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikPasswordField, FormikTextField } from '../../../ui/form/text-fields';
import { Dialog } from '../../../ui/overlay/Dialog';
import { PasskeyButton } from '../session/PasskeyButton';
import { selectUser } from '../session/selectors';
import { confirmIdentity, getSecurity } from './actions';
import styles from './Security.module.css';

/** «Подтвердите, что это вы»: the password, and a code where the account asks for one. */
export default function ConfirmIdentity({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const { run } = useAction();
  const user = useSelector(selectUser);
  const { data: security } = useLoaded(getSecurity, undefined);
  return (
    <Dialog open onClose={() => onAnswer(false)} title="Подтвердите, что это вы">
      <div className={styles.setup}>
        <DataForm
          label="Подтверждение"
          failureTitle="Подтвердить не удалось"
          initialValues={emptyForm(confirmationFields)}
          fields={confirmationFields}
          unguarded
          onSubmit={({ password, code }) => run(confirmIdentity({ password, code: code.trim() || null }))}
          onSaved={() => onAnswer(true)}
        >
          <p>Вы вошли давно. Введите пароль; всё, что вы ввели на странице, останется.</p>
          {/* Password managers need the account's name. */}
          <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <FormikPasswordField name="password" autoComplete="current-password" data-first-focus />
          {security?.totp && <FormikTextField name="code" autoComplete="one-time-code" inputMode="numeric" />}
          <FormButtons onCancel={() => onAnswer(false)}>Подтвердить</FormButtons>
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
