import { cleanFields, formOf, profileFields, profileFormFields, type FormOf } from '@shlyah/domain';
import type { UpdateProfileForm, UserDto } from '@shlyah/api-client';
import { groupsOf, type Grouping } from '../../../ui/form/groups';

export type Profile = UserDto;

export type ProfileValues = FormOf<typeof profileFormFields> & {
  /** The e-mail as it is: another one needs the current password. */
  storedEmail: string;
  file: File | null;
};

/** Sent once, and kept by no draft. */
export const secrets: readonly string[] = ['password', 'passwordRepeat', 'currentPassword'];

export const profileValues = (user: Profile): ProfileValues => ({
  ...formOf(profileFormFields, user),
  storedEmail: user.email,
  file: null,
});

/** The form after a save: passwords and picture are gone, and the e-mail is the old one until its link is opened. */
export const sentOnce = (values: ProfileValues): ProfileValues => ({
  ...values,
  email: values.storedEmail,
  password: '',
  passwordRepeat: '',
  currentPassword: '',
  file: null,
});

/** The passwords and the picture are no part of the stored profile. */
export const profileGroups: Grouping<ProfileValues> = {
  groups: groupsOf<ProfileValues>(profileFields, [
    { label: 'Аватар', fields: ['file'], words: ({ file }) => file?.name ?? '' },
  ]).filter(({ fields }) => !fields.some((name) => secrets.includes(name))),
  clean: (values) => ({ ...cleanFields(profileFields, values), file: values.file?.name }),
};

/** The form as it is sent: passwords and a picture only when they are needed. */
export function profileForm(values: ProfileValues, version: number): UpdateProfileForm {
  const { isLegalEntity: _kept, password, currentPassword, ...fields } = cleanFields(profileFields, values);
  return {
    ...(fields as UpdateProfileForm),
    orderEmails: values.orderEmails,
    version,
    ...(password !== null && { password: values.password }),
    ...(currentPassword !== null && { currentPassword: values.currentPassword }),
    ...(values.file && { file: values.file }),
  };
}
