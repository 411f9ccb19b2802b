import {
  confirmEmailFields,
  forgotPasswordFields,
  loginFields,
  omit,
  profileFields,
  registrationFields,
  resetPasswordFields,
  secondFactorFields,
  undoEmailFields,
} from '@shlyah/domain';
import { weakPassword } from '../../../platform/access/weak-passwords';
import { Checked } from '../../../platform/http/body.pipe';
import { bodyClass, patchClass } from '../../../platform/http/field-classes';
import { Shown, VersionField } from '../../../platform/http/fields';

/** Anything may be typed here: a wrong shape is a failed login like any other. */
export class LoginDto extends bodyClass({
  ...loginFields,
  code: { ...secondFactorFields.code, required: false },
}) {}

@Checked(weakPassword)
export class RegisterDto extends bodyClass(registrationFields) {}

/** The fields a user may change themselves; absent ones stay unchanged. */
export class UpdateProfileDto extends patchClass(omit(profileFields, 'isLegalEntity')) {
  @VersionField()
  version?: number | null;
}

export class ForgotPasswordDto extends bodyClass(forgotPasswordFields) {}

/** Whose password it will be is known from the token: the service looks at the owner's words. */
@Checked(weakPassword)
export class ResetPasswordDto extends bodyClass(resetPasswordFields) {}

export class ConfirmEmailDto extends bodyClass(confirmEmailFields) {}

export class UndoEmailDto extends bodyClass(undoEmailFields) {}

/** The same as a multipart form, with the avatar. */
export class UpdateProfileForm extends UpdateProfileDto {
  @Shown({
    description: 'Аватар: JPEG, PNG или WebP до 2 МБ',
    type: 'string',
    format: 'binary',
    required: false,
  })
  file?: unknown;
}
