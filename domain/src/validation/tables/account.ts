import { readFlag } from '../../text/read';
import { defineRules, isSet, own, type FieldRule, type Values } from '../rule';
import { LIMITS } from '../limits';
import { MESSAGES } from '../messages';

/** A legal entity unless the values say otherwise: that is the user's default (docs/contract.md#user-fields). */
const isLegal = (values: Values): boolean => readFlag(own(values, 'isLegalEntity')) !== false;
const hasContactPerson = (values: Values): boolean => isSet(values, 'isContactPerson');

/** Asked for as soon as a password is typed; where a password must be set, from the beginning. */
const passwordRepeat: FieldRule = { kind: 'password', sameAs: 'password' };
const neededRepeat: FieldRule = { ...passwordRepeat, required: true };

export const loginRules = defineRules({
  // Not the kind `email`: an address that cannot exist simply finds no user.
  email: { kind: 'text', required: true, message: MESSAGES.loginEmailRequired, max: LIMITS.email },
  password: {
    kind: 'password',
    required: true,
    message: MESSAGES.loginPasswordRequired,
    min: LIMITS.passwordMin,
    minMessage: MESSAGES.loginPasswordShort,
  },
});

/** What every account keeps; the organization and УНП only for a legal entity. */
const accountRules = defineRules({
  isLegalEntity: { kind: 'flag' },
  organization: { kind: 'text', required: true, max: LIMITS.organization, when: isLegal },
  Unp: { kind: 'text', required: true, max: LIMITS.unp, when: isLegal },
  name: { kind: 'text', required: true, max: LIMITS.name },
  phone: { kind: 'phone', required: true },
  email: { kind: 'email', required: true },
  isContactPerson: { kind: 'flag' },
  contactPersonName: { kind: 'text', required: true, max: LIMITS.name, when: hasContactPerson },
  contactPersonPhone: { kind: 'phone', required: true, when: hasContactPerson },
});

/** `POST /api/user/register`. */
export const registrationRules = defineRules({
  ...accountRules,
  password: { kind: 'password', required: true },
});
export const registrationFormRules = defineRules({ ...registrationRules, passwordRepeat: neededRepeat });

/** `POST /api/user/update`; the API adds the stored `isLegalEntity` to the values, as the call does not carry it. */
export const profileRules = defineRules({ ...accountRules, password: { kind: 'password' } });
export const profileFormRules = defineRules({ ...profileRules, passwordRepeat });

/** `PUT /api/users/updateUserInfo`. */
export const userEditRules = defineRules({ id: { kind: 'id', required: true }, ...profileRules });
export const userEditFormRules = defineRules({ ...userEditRules, passwordRepeat });

export const forgotPasswordRules = defineRules({ email: { kind: 'email', required: true } });

export const resetPasswordRules = defineRules({
  token: { kind: 'text', required: true, max: LIMITS.token },
  password: { kind: 'password', required: true },
});
export const resetPasswordFormRules = defineRules({ ...resetPasswordRules, passwordRepeat: neededRepeat });

/** `POST /api/users/cancelRegistration`. */
export const rejectionRules = defineRules({
  id: { kind: 'id', required: true },
  reason: { kind: 'text', max: LIMITS.reason },
});
