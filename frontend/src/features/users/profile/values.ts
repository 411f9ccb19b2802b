import { cleanFields, formOf, profileFields, profileFormFields, type FormOf } from '@shlyah/domain';
import type { UpdateProfileForm, UserDto } from '@shlyah/api-client';

export type Profile = UserDto;

export type ProfileValues = FormOf<typeof profileFormFields> & { file: File | null };

export const profileValues = (user: Profile): ProfileValues => ({
  ...formOf(profileFormFields, user),
  file: null,
});

/** The form as it is sent: a password and a picture only when they are new. */
export function profileForm(values: ProfileValues, version: number): UpdateProfileForm {
  const { isLegalEntity: _kept, password, ...fields } = cleanFields(profileFields, values);
  return {
    ...(fields as UpdateProfileForm),
    orderEmails: values.orderEmails,
    version,
    ...(password !== null && { password: values.password }),
    ...(values.file && { file: values.file }),
  };
}
