import { cleanFields, formOf, userEditFormFields, userEditFields } from '@shlyah/domain';
import type { UserDto } from '@shlyah/api-client';
import { useAppDispatch } from '../../../shared/hooks';
import type { ActionFailure } from '../../../shared/failure';
import { Button } from '../../../ui/actions/Button';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import { updateUserInfo } from '../actions';
import styles from './users.module.css';
import type { UserDetails } from '../words';

const schema = schemaFrom(userEditFormFields);

interface UserFormProps {
  user: UserDetails;
  /** Only an admin sets passwords (docs/contract.md#users-list). */
  canSetPassword: boolean;
  onSaved: (user: UserDto) => void;
  onCancel: () => void;
}

const emailHint = ({ pendingEmail }: UserDetails): string =>
  pendingEmail === null
    ? 'Новая заработает, когда клиент откроет ссылку из письма и введёт свой пароль'
    : `Новая почта ${pendingEmail} ждёт подтверждения клиента`;

/** «Редактировать»: a user's data as staff change them. */
export function UserForm({ user, canSetPassword, onSaved, onCancel }: UserFormProps) {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.form}>
      <DataForm
        label="Данные пользователя"
        failureTitle="Сохранить не удалось"
        schema={schema}
        initialValues={formOf(userEditFormFields, user)}
        onSubmit={async (values) => {
          const { password, isLegalEntity: _kind, ...rest } = cleanFields(userEditFields, values);
          const { id, version } = user;
          const outcome = await dispatch(
            updateUserInfo({ ...rest, id, version, ...(password !== null && { password }) }),
          );
          if (updateUserInfo.fulfilled.match(outcome)) {
            onSaved(outcome.payload);
            return undefined;
          }
          return outcome.payload as ActionFailure;
        }}
      >
        {({ values, isSubmitting }) => (
          <>
            {user.isLegalEntity && (
              <>
                <FormikTextField name="organization" label={userEditFormFields.organization.label} />
                <UnpField name="Unp" inputMode="numeric" />
              </>
            )}
            <FormikTextField name="name" label={userEditFormFields.name.label} />
            <FormikPhoneField name="phone" label={userEditFormFields.phone.label} width="medium" />
            <FormikTextField
              name="email"
              label={userEditFormFields.email.label}
              type="email"
              hint={emailHint(user)}
              width="medium"
            />
            <FormikCheckbox name="isContactPerson" label={userEditFormFields.isContactPerson.label} />
            {values.isContactPerson && (
              <>
                <FormikTextField
                  name="contactPersonName"
                  label={userEditFormFields.contactPersonName.label}
                />
                <FormikPhoneField
                  name="contactPersonPhone"
                  label={userEditFormFields.contactPersonPhone.label}
                  width="medium"
                />
              </>
            )}
            {canSetPassword && (
              <>
                <FormikPasswordField
                  name="password"
                  label={userEditFormFields.password.label}
                  hint="Не меньше 8 символов. Оставьте пустым, чтобы не менять; иначе пользователю придётся войти заново."
                  optional
                  width="medium"
                  autoComplete="new-password"
                />
                {/* A repeat that is filled in stays in sight: it would block the save unseen. */}
                {(values.password !== '' || values.passwordRepeat !== '') && (
                  <FormikPasswordField
                    name="passwordRepeat"
                    label={userEditFormFields.passwordRepeat.label}
                    width="medium"
                    autoComplete="new-password"
                  />
                )}
              </>
            )}
            <div className={styles.buttons}>
              <Button type="submit" busy={isSubmitting}>
                {isSubmitting ? 'Сохраняем…' : 'Сохранить'}
              </Button>
              <Button kind="secondary" onClick={onCancel}>
                Отмена
              </Button>
            </div>
          </>
        )}
      </DataForm>
    </div>
  );
}
