import type { RuleCase } from './types';

const REQUIRED = 'Это поле обязательно для заполнения';

export const loginCases: readonly RuleCase[] = [
  { name: 'e-mail and password', values: { email: 'firma@example.by', password: 'parol-2026' }, errors: [] },
  {
    name: 'nothing filled in',
    values: { email: '', password: '' },
    errors: ['email', 'password'],
    messages: { email: 'Email Обязателен', password: 'Пароль Обязателен' },
  },
  {
    name: 'nulls',
    values: { email: null, password: null },
    errors: ['email', 'password'],
    messages: { email: 'Email Обязателен', password: 'Пароль Обязателен' },
  },
  {
    name: 'a password of seven characters',
    values: { email: 'firma@example.by', password: '1234567' },
    errors: ['password'],
    messages: { password: 'Пароль должен быть минимум 8' },
  },
  { name: 'a password of eight blanks', values: { email: 'a@b.by', password: '        ' }, errors: [] },
  { name: 'texts that are not texts', values: { email: 7, password: {} }, errors: ['email', 'password'] },
];

/** A right registration of a legal entity and of an individual, as the form sends them. */
export const validLegalEntity = {
  isLegalEntity: true,
  organization: 'ООО «Ромашка»',
  Unp: '200988541',
  name: 'Иванов Иван Иванович',
  phone: '+375 (29) 12-34-567',
  email: 'firma@example.by',
  password: 'parol-2026',
  isContactPerson: false,
  contactPersonName: null,
  contactPersonPhone: null,
} as const;
export const validIndividual = {
  ...validLegalEntity,
  isLegalEntity: false,
  organization: null,
  Unp: null,
} as const;

export const registrationCases: readonly RuleCase[] = [
  { name: 'a legal entity', values: validLegalEntity, errors: [] },
  { name: 'an individual without organization and УНП', values: validIndividual, errors: [] },
  {
    name: 'a legal entity without organization and УНП',
    values: { ...validLegalEntity, organization: '', Unp: null },
    errors: ['organization', 'Unp'],
    messages: { organization: REQUIRED, Unp: REQUIRED },
  },
  {
    name: 'no word on the kind means a legal entity',
    values: { ...validIndividual, isLegalEntity: null },
    errors: ['organization', 'Unp'],
  },
  {
    name: 'nothing at all',
    values: {},
    errors: ['organization', 'Unp', 'name', 'phone', 'email', 'password'],
    messages: { name: REQUIRED, phone: REQUIRED, email: REQUIRED, password: REQUIRED },
  },
  { name: 'blanks only', values: { ...validIndividual, name: '   ' }, errors: ['name'] },
  {
    name: 'an address without @',
    values: { ...validIndividual, email: 'firma.example.by' },
    errors: ['email'],
    messages: { email: 'Введите валидный email' },
  },
  { name: 'an e-mail with blanks around it', values: { ...validIndividual, email: ' a@b.by ' }, errors: [] },
  { name: 'a half-typed phone', values: { ...validIndividual, phone: '+375 (29) 12-34' }, errors: ['phone'] },
  {
    name: 'a foreign phone',
    values: { ...validIndividual, phone: '+7 916 123-45-67' },
    errors: ['phone'],
    messages: { phone: 'Это не белорусский номер. Укажите номер Беларуси: +375 (29) 12-34-567' },
  },
  {
    name: 'a phone of a code that no network has',
    values: { ...validIndividual, phone: '+375 (79) 16-12-345' },
    errors: ['phone'],
    messages: {
      phone: 'Кода 79 в Беларуси нет. У мобильных — 25, 29, 33 или 44, у городских — код города, например 17',
    },
  },
  { name: 'a phone pasted with 80', values: { ...validIndividual, phone: '80291234567' }, errors: [] },
  {
    name: 'a password of seven characters',
    values: { ...validIndividual, password: 'пароль1' },
    errors: ['password'],
    messages: { password: 'Минимальная длинна 8 символов' },
  },
  { name: 'a password of 256', values: { ...validIndividual, password: 'ж'.repeat(256) }, errors: [] },
  {
    name: 'a password of 257',
    values: { ...validIndividual, password: 'ж'.repeat(257) },
    errors: ['password'],
  },
  { name: 'a name of 151', values: { ...validIndividual, name: 'я'.repeat(151) }, errors: ['name'] },
  {
    name: 'a contact person is announced and not given',
    values: { ...validIndividual, isContactPerson: true },
    errors: ['contactPersonName', 'contactPersonPhone'],
  },
  {
    name: 'a contact person that is not announced is not looked at',
    values: { ...validIndividual, contactPersonPhone: '12' },
    errors: [],
  },
  {
    name: 'an УНП whose check digit does not fit',
    values: { ...validLegalEntity, Unp: '800000001' },
    errors: [],
  },
];

/** The same with the field that only the form has. */
export const registrationFormCases: readonly RuleCase[] = [
  {
    name: 'the password repeated',
    values: { ...validLegalEntity, passwordRepeat: 'parol-2026' },
    errors: [],
  },
  {
    name: 'neither password',
    values: { ...validLegalEntity, password: '', passwordRepeat: '' },
    errors: ['password', 'passwordRepeat'],
    messages: { passwordRepeat: REQUIRED },
  },
  {
    name: 'the password not repeated',
    values: { ...validLegalEntity, passwordRepeat: '' },
    errors: ['passwordRepeat'],
    messages: { passwordRepeat: REQUIRED },
  },
  {
    name: 'another password',
    values: { ...validLegalEntity, passwordRepeat: 'parol-2027' },
    errors: ['passwordRepeat'],
    messages: { passwordRepeat: 'Пароли не совпадают' },
  },
  {
    name: 'a blank more counts, as passwords are not trimmed',
    values: { ...validLegalEntity, passwordRepeat: 'parol-2026 ' },
    errors: ['passwordRepeat'],
  },
];

/** A change of password or e-mail includes the current password. */
const knownFirm = { ...validLegalEntity, currentPassword: 'demo-parol-2026' };
const knownPerson = { ...validIndividual, currentPassword: 'demo-parol-2026' };

/** For the profile and, with an id, for the edit by staff. */
export const profileCases: readonly RuleCase[] = [
  { name: 'a firm without a new password', values: { ...knownFirm, password: '' }, errors: [] },
  { name: 'a person without a new password', values: { ...knownPerson, password: null }, errors: [] },
  { name: 'a new password', values: knownFirm, errors: [] },
  {
    name: 'a short new password',
    values: { ...knownFirm, password: '1234567' },
    errors: ['password'],
    messages: { password: 'Минимальная длинна 8 символов' },
  },
  {
    name: 'a firm whose fields were emptied',
    values: { ...knownFirm, name: '', phone: '', email: '', organization: '', Unp: '' },
    errors: ['name', 'phone', 'email', 'organization', 'Unp'],
  },
  {
    name: 'a new password without the current one',
    values: { ...knownFirm, currentPassword: '' },
    errors: ['currentPassword'],
    messages: { currentPassword: 'Введите текущий пароль' },
  },
  { name: 'a bad e-mail', values: { ...knownPerson, email: 'a@b' }, errors: ['email'] },
];

/** For `PUT /api/users/updateUserInfo`; the id is an example. */
export const userEditCases: readonly RuleCase[] = [
  ...profileCases
    .filter(({ errors }) => !errors.includes('currentPassword'))
    .map((one) => ({ ...one, values: { ...one.values, id: 1 } })),
  { name: 'nobody’s data', values: validIndividual, errors: ['id'] },
];

export const profileFormCases: readonly RuleCase[] = [
  {
    name: 'no new password, no repeat',
    values: { ...knownFirm, password: '', passwordRepeat: '' },
    errors: [],
  },
  {
    name: 'a new password without its repeat',
    values: { ...knownFirm, passwordRepeat: '' },
    errors: ['passwordRepeat'],
    messages: { passwordRepeat: REQUIRED },
  },
  {
    name: 'a repeat without a new password',
    values: { ...knownFirm, password: '', passwordRepeat: 'parol-2026' },
    errors: ['passwordRepeat'],
    messages: { passwordRepeat: 'Пароли не совпадают' },
  },
];

export const forgotPasswordCases: readonly RuleCase[] = [
  { name: 'an e-mail', values: { email: 'firma@example.by' }, errors: [] },
  { name: 'nothing', values: { email: '' }, errors: ['email'], messages: { email: REQUIRED } },
  {
    name: 'no e-mail',
    values: { email: 'firma' },
    errors: ['email'],
    messages: { email: 'Введите валидный email' },
  },
];

export const resetPasswordCases: readonly RuleCase[] = [
  { name: 'a token and a password', values: { token: 'abc', password: 'parol-2026' }, errors: [] },
  { name: 'a short password', values: { token: 'abc', password: 'parol' }, errors: ['password'] },
  { name: 'nothing', values: {}, errors: ['token', 'password'] },
];

export const rejectionCases: readonly RuleCase[] = [
  { name: 'without a reason', values: { id: 1 }, errors: [] },
  { name: 'with a reason', values: { id: 1, reason: 'Не нашли организацию с таким УНП.' }, errors: [] },
  { name: 'of nobody', values: { reason: 'Причина' }, errors: ['id'] },
  { name: 'with an endless reason', values: { id: 1, reason: 'а'.repeat(501) }, errors: ['reason'] },
];
