import { cleanFields, formOf, omit, userEditFormFields, userEditFields, type FormOf } from '@shlyah/domain';
import { useMemo, useRef } from 'react';
import type { UserDto } from '@shlyah/api-client';
import { useAction } from '../../../shared/useAction';
import { formDraft } from '../../../shared/storage';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import { updateUserInfo } from '../actions';
import { useUserId } from '../session/useUserId';
import styles from './users.module.css';
import type { UserDetails } from '../words';

type UserValues = FormOf<typeof userEditFormFields>;

const userGroups: Grouping<UserValues> = {
  groups: groupsOf<UserValues>(omit(userEditFields, 'password')),
  clean: (values) => cleanFields(userEditFields, values),
};

/** Input in the form of `user`, kept when the session of `staff` ends. */
export const userDraft = (staff: number, user: number) =>
  formDraft<UserValues>(`shlyah.user-draft.${staff}.${user}`);

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
  const { run } = useAction();
  const staff = useUserId();
  const saved = useRef<UserDto>(null);
  const initial = useMemo(() => formOf(userEditFormFields, user), [user]);
  const draft = useMemo(() => userDraft(staff, user.id), [staff, user.id]);
  return (
    <div className={styles.form}>
      <DataForm
        label="Данные пользователя"
        failureTitle="Сохранить не удалось"
        fields={userEditFormFields}
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
        onSubmit={(values, { version, changed }) => {
          const { password, isLegalEntity: _kind, ...rest } = cleanFields(userEditFields, values);
          const touched = Object.fromEntries(Object.entries(rest).filter(([name]) => changed.includes(name)));
          return run(
            updateUserInfo({ ...touched, id: user.id, version, ...(password !== null && { password }) }),
            { onDone: (fresh) => (saved.current = fresh) },
          );
        }}
        onSaved={() => saved.current && onSaved(saved.current)}
      >
        {({ values }) => (
          <>
            {user.isLegalEntity && (
              <>
                <FormikTextField name="organization" />
                <UnpField name="Unp" inputMode="numeric" />
              </>
            )}
            <FormikTextField name="name" />
            <FormikPhoneField name="phone" width="medium" />
            <FormikTextField name="email" type="email" hint={emailHint(user)} width="medium" />
            <FormikCheckbox name="isContactPerson" />
            {values.isContactPerson && (
              <>
                <FormikTextField name="contactPersonName" />
                <FormikPhoneField name="contactPersonPhone" width="medium" />
              </>
            )}
            {canSetPassword && (
              <>
                <FormikPasswordField
                  name="password"
                  hint="Не меньше 8 символов. Оставьте пустым, чтобы не менять; иначе пользователю придётся войти заново."
                  optional
                  width="medium"
                  autoComplete="new-password"
                />
                {/* A filled-in repeat stays visible: hidden, it would block the save. */}
                {(values.password !== '' || values.passwordRepeat !== '') && (
                  <FormikPasswordField name="passwordRepeat" width="medium" autoComplete="new-password" />
                )}
              </>
            )}
            <FormButtons onCancel={onCancel} />
          </>
        )}
      </DataForm>
    </div>
  );
}
