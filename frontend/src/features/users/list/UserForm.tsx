import { cleanFields, formOf, omit, userEditFormFields, userEditFields, type FormOf } from '@shlyah/domain';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { UserDto } from '@shlyah/api-client';
import { useAppDispatch } from '../../../shared/hooks';
import { failureIn } from '../../../shared/action';
import { formDraft } from '../../../shared/storage';
import { Button } from '../../../ui/actions/Button';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import { updateUserInfo } from '../actions';
import { selectUser } from '../session/selectors';
import styles from './users.module.css';
import type { UserDetails } from '../words';

const schema = schemaFrom(userEditFormFields);

type UserValues = FormOf<typeof userEditFormFields>;

const userGroups: Grouping<UserValues> = {
  groups: groupsOf<UserValues>(omit(userEditFields, 'password')),
  clean: (values) => cleanFields(userEditFields, values),
};

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
  const staff = useSelector(selectUser)?.id ?? 0;
  const saved = useRef<UserDto>(null);
  const initial = useMemo(() => formOf(userEditFormFields, user), [user]);
  const draft = useMemo(
    () => formDraft<UserValues>(`shlyah.user-draft.${staff}.${user.id}`),
    [staff, user.id],
  );
  return (
    <div className={styles.form}>
      <DataForm
        label="Данные пользователя"
        failureTitle="Сохранить не удалось"
        schema={schema}
        initialValues={initial}
        asks
        draft={draft}
        unkept={['password', 'passwordRepeat']}
        stored={{
          ...userGroups,
          version: user.version,
          read: (fresh) => formOf(userEditFormFields, fresh as UserDto),
          conflictTitle: 'Данные пользователя тем временем изменили',
        }}
        onSubmit={async (values, { version, changed }) => {
          const { password, isLegalEntity: _kind, ...rest } = cleanFields(userEditFields, values);
          const touched = Object.fromEntries(Object.entries(rest).filter(([name]) => changed.includes(name)));
          const outcome = await dispatch(
            updateUserInfo({ ...touched, id: user.id, version, ...(password !== null && { password }) }),
          );
          if (updateUserInfo.fulfilled.match(outcome)) saved.current = outcome.payload;
          return failureIn(outcome);
        }}
        onSaved={() => saved.current && onSaved(saved.current)}
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
