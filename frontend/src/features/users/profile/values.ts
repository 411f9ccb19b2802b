import { cleanFields, profileFields } from '@shlyah/domain';
import type { UpdateProfileForm, UserDto } from '@shlyah/api-client';

export type Profile = UserDto;

export interface ProfileValues {
  isLegalEntity: boolean;
  organization: string;
  Unp: string;
  name: string;
  phone: string;
  email: string;
  isContactPerson: boolean;
  contactPersonName: string;
  contactPersonPhone: string;
  orderEmails: boolean;
  password: string;
  passwordRepeat: string;
  file: File | null;
}

export function profileValues(user: Profile): ProfileValues {
  return {
    isLegalEntity: user.isLegalEntity,
    organization: user.organization ?? '',
    Unp: user.Unp ?? '',
    name: user.name,
    phone: user.phone,
    email: user.email,
    isContactPerson: user.isContactPerson,
    contactPersonName: user.contactPersonName ?? '',
    contactPersonPhone: user.contactPersonPhone ?? '',
    orderEmails: user.orderEmails,
    password: '',
    passwordRepeat: '',
    file: null,
  };
}

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
