import { applies, LIMITS, PHRASES, profileFormFields } from '@shlyah/domain';
import { useMemo } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { formDraft } from '../../../shared/storage';
import { Notice } from '../../../ui/feedback/Notice';
import { Picture } from '../../../ui/fields/FileField';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { FormikFileField } from '../../../ui/form/FormikFileField';
import { FormikPasswordField, FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { UnpField } from '../../../ui/form/UnpField';
import styles from './Profile.module.css';
import { PendingEmail } from './PendingEmail';
import { profileGroups, profileValues, sentOnce, type Profile, type ProfileValues } from './values';

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface ProfileFormProps {
  user: Profile;
  save: (values: ProfileValues, saving: Saving) => Promise<ActionFailure | undefined>;
}

/** The own data: name, phone, e-mail, the organization of a legal entity, password, avatar, e-mails about orders. */
export function ProfileForm({ user, save }: ProfileFormProps) {
  const draft = useMemo(() => formDraft<ProfileValues>(`shlyah.profile-draft.${user.id}`), [user.id]);
  return (
    <DataForm<ProfileValues>
      reinitialize
      initialValues={profileValues(user)}
      fields={profileFormFields}
      failureTitle="Профиль не сохранён"
      label="Профиль"
      afterSave={sentOnce}
      asks
      draft={draft}
      unkept={['password', 'passwordRepeat', 'currentPassword', 'file']}
      stored={{
        ...profileGroups,
        version: user.version,
        read: (fresh) => profileValues(fresh as Profile),
        conflictTitle: 'Профиль тем временем изменили',
      }}
      onSubmit={save}
    >
      {({ values }, saved) => (
        <div className={styles.form}>
          <section className={styles.group} aria-labelledby="about">
            <h2 id="about">Ваши данные</h2>
            <Avatar url={user.url} file={values.file} />
            {user.isLegalEntity && (
              <>
                <FormikTextField name="organization" autoComplete="organization" />
                <UnpField name="Unp" />
              </>
            )}
            <FormikTextField name="name" autoComplete="name" />
            <FormikPhoneField name="phone" />
            <FormikTextField name="email" type="email" hint="Она же логин для входа" autoComplete="email" />
            <PendingEmail user={user} />
          </section>
          {user.role === 'customer' && (
            <section className={styles.group} aria-labelledby="orders">
              <h2 id="orders">Заказы</h2>
              <FormikCheckbox
                name="isContactPerson"
                label="Груз обычно передаёт контактное лицо"
                hint="Его имя и телефон подставим в новый заказ"
              />
              {values.isContactPerson && (
                <>
                  <FormikTextField name="contactPersonName" />
                  <FormikPhoneField name="contactPersonPhone" />
                </>
              )}
              <FormikCheckbox name="orderEmails" hint="О новом статусе и цене" />
            </section>
          )}
          <section className={styles.group} aria-labelledby="password">
            <h2 id="password">Смена пароля</h2>
            <p className="quiet">
              Оставьте поля пустыми, если менять пароль не нужно. После смены другие устройства выйдут из
              кабинета.
            </p>
            <FormikPasswordField
              name="password"
              hint={`Не короче ${LIMITS.passwordMin} символов`}
              optional
              autoComplete="new-password"
            />
            <FormikPasswordField name="passwordRepeat" optional autoComplete="new-password" />
          </section>
          {applies(profileFormFields.currentPassword, values) && (
            <section className={styles.group} aria-labelledby="proof">
              <h2 id="proof">Подтвердите паролем</h2>
              <FormikPasswordField
                name="currentPassword"
                hint="Нужен, чтобы сменить почту или пароль"
                autoComplete="current-password"
              />
            </section>
          )}
          {saved && <Notice kind="success" role="status" title={PHRASES.profileSaved} />}
          <div>
            <SubmitButton />
          </div>
        </div>
      )}
    </DataForm>
  );
}

function Avatar({ url, file }: { url: string; file: File | null }) {
  const alt = 'Ваш аватар';
  const size = { width: 72, height: 72 };
  return (
    <div className={styles.avatar}>
      {file ? (
        <Picture file={file} alt={alt} {...size} />
      ) : (
        <img src={url || '/img/avatar.png'} alt={alt} {...size} />
      )}
      <FormikFileField
        name="file"
        label="Аватар"
        hint="JPEG, PNG или WebP до 2 МБ"
        optional
        accept={pictures}
        maxSize={LIMITS.avatarBytes}
      />
    </div>
  );
}
