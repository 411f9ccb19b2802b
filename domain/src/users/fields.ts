import { readFlag } from '../text/read';
import { LIMITS } from '../validation/limits';
import { normaliseEmail } from '../validation/email';
import { MESSAGES } from '../validation/messages';
import { defineField, defineFields, isSet, omit, own, type BodyOf, type Values } from '../validation/field';

/** Whether the account is a legal entity, which is the default. */
const isLegal = (values: Values): boolean => readFlag(own(values, 'isLegalEntity')) !== false;
const hasContactPerson = (values: Values): boolean => isSet(values, 'isContactPerson');

const email = defineField({
  kind: 'email',
  required: true,
  label: 'Эл. почта',
  example: 'zakaz@example.by',
});

const newPassword = defineField({
  kind: 'password',
  required: true,
  label: 'Пароль',
  about: 'Пароль, не короче 8 символов',
  example: 'demo-parol-2026',
});

/** Required once a password is entered; `neededRepeat` is always required. */
const passwordRepeat = defineField({ kind: 'password', sameAs: 'password', label: 'Повторите пароль' });
const neededRepeat = defineField({ ...passwordRepeat, required: true });

export const loginFields = defineFields({
  // Not of the kind `email`: an invalid address finds no user.
  email: {
    kind: 'text',
    required: true,
    message: MESSAGES.loginEmailRequired,
    max: LIMITS.email,
    label: 'Эл. почта',
    about: 'Электронная почта',
    example: 'zakaz@example.by',
  },
  password: {
    kind: 'password',
    required: true,
    message: MESSAGES.loginPasswordRequired,
    min: LIMITS.passwordMin,
    minMessage: MESSAGES.loginPasswordShort,
    label: 'Пароль',
    example: 'demo-parol-2026',
  },
});

/** The code of a second factor, at login and during setup of an app. */
export const secondFactorFields = defineFields({
  code: {
    kind: 'text',
    required: true,
    max: LIMITS.code,
    label: 'Код из приложения или запасной код',
    example: '123456',
  },
});

export const passkeyFields = defineFields({
  name: { kind: 'text', required: true, max: LIMITS.nick, label: 'Название ключа', example: 'Телефон' },
});

/** A re-authentication: the password, and a code if the account has a second factor. */
export const confirmationFields = defineFields({
  password: { ...loginFields.password, label: 'Пароль' },
  code: { ...secondFactorFields.code, required: false },
});

/** Personal fields of a registration; organization and УНП apply to a legal entity. */
const personFields = defineFields({
  isLegalEntity: { kind: 'flag', fallback: true, label: 'Юридическое лицо', example: true },
  organization: {
    kind: 'text',
    required: true,
    max: LIMITS.organization,
    when: isLegal,
    label: 'Организация',
    about: 'Организация; обязательна для юридического лица',
    example: 'ООО «Ромашка»',
  },
  Unp: {
    kind: 'text',
    format: 'unp',
    required: true,
    max: LIMITS.unp,
    when: isLegal,
    label: 'УНП',
    about: 'УНП; обязателен для юридического лица',
    example: '190000005',
  },
  name: { kind: 'text', required: true, max: LIMITS.name, label: 'ФИО', example: 'Анна Ковалёва' },
  phone: { kind: 'phone', required: true, label: 'Телефон' },
  email: { ...email, about: 'Электронная почта, она же логин' },
  isContactPerson: { kind: 'flag', fallback: false, label: 'Есть контактное лицо', example: false },
  contactPersonName: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    when: hasContactPerson,
    label: 'ФИО контактного лица',
  },
  contactPersonPhone: {
    kind: 'phone',
    required: true,
    when: hasContactPerson,
    label: 'Телефон контактного лица',
    example: null,
  },
});

/** The fields of an account. */
export const accountFields = defineFields({
  ...personFields,
  orderEmails: { kind: 'flag', fallback: true, label: 'Присылать письма о заказах', example: true },
});

/** A stored account. */
export type AccountBody = BodyOf<typeof accountFields>;

/** `POST /api/user/register`. */
export const registrationFields = defineFields({ ...personFields, password: newPassword });
export const registrationFormFields = defineFields({ ...registrationFields, passwordRepeat: neededRepeat });

/** Whether a save changes the password or the e-mail, which requires the current password. */
const changesCredentials = (values: Values): boolean => {
  const { password, email: typed, storedEmail } = values;
  if (typeof password === 'string' && password !== '') return true;
  return (
    typeof storedEmail === 'string' &&
    typeof typed === 'string' &&
    normaliseEmail(typed) !== normaliseEmail(storedEmail)
  );
};

/**
 * `POST /api/user/update`. The API adds the stored `isLegalEntity` and `storedEmail` to the values, because the body does not
 * contain them.
 */
export const profileFields = defineFields({
  ...accountFields,
  password: {
    kind: 'password',
    label: 'Новый пароль',
    about: 'Новый пароль; остальные сеансы завершатся',
    example: 'novyi-parol-1',
  },
  currentPassword: {
    kind: 'password',
    required: true,
    message: 'Введите текущий пароль',
    when: changesCredentials,
    label: 'Текущий пароль',
    about: 'Текущий пароль; обязателен вместе с новым паролем или новой почтой',
    example: 'demo-parol-2026',
  },
});
export const profileFormFields = defineFields({ ...profileFields, passwordRepeat });

const userId = defineField({
  kind: 'id',
  required: true,
  label: 'Номер пользователя',
  example: 14,
});

/** The fields of a user that staff can change. */
export const userEditFields = defineFields({
  id: userId,
  ...omit(profileFields, 'orderEmails', 'currentPassword'),
});
export const userEditFormFields = defineFields({ ...userEditFields, passwordRepeat });

export const forgotPasswordFields = defineFields({ email });

const linkToken = defineField({
  kind: 'text',
  required: true,
  max: LIMITS.token,
  label: 'Код из ссылки в письме',
  example: 'q2x…',
});

export const confirmEmailFields = defineFields({
  token: linkToken,
  password: {
    kind: 'password',
    label: 'Пароль',
    about: 'Пароль от кабинета; нужен, если почту изменил менеджер, а вход не выполнен',
    example: 'demo-parol-2026',
  },
});

export const undoEmailFields = defineFields({ token: linkToken });

/** `POST /api/user/accessReview`. */
export const accessReviewFields = defineFields({ token: linkToken });

export const resetPasswordFields = defineFields({
  token: linkToken,
  password: newPassword,
});
export const resetPasswordFormFields = defineFields({ ...resetPasswordFields, passwordRepeat: neededRepeat });

/** `POST /api/users/cancelRegistration`. */
export const rejectionFields = defineFields({
  id: userId,
  reason: {
    kind: 'text',
    max: LIMITS.reason,
    label: 'Причина',
    about: 'Причина, уйдёт заявителю письмом',
    example: 'УНП не найден в реестре',
  },
});
