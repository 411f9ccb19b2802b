import { LIMITS } from '../validation/limits';
import { defineFields, type BodyOf } from '../validation/field';

/** A customer's contract, without the two scans, which are files. */
export const contractFields = defineFields({
  fullName: {
    kind: 'text',
    required: true,
    max: LIMITS.organization,
    label: 'ФИО того, кто подписывает',
    example: 'Ковалёва Анна Петровна',
  },
  position: { kind: 'text', required: true, max: LIMITS.position, label: 'Должность', example: 'директор' },
  doc: {
    kind: 'text',
    required: true,
    max: LIMITS.doc,
    label: 'Действует на основании',
    example: 'Устав',
  },
  contactPerson: {
    kind: 'text',
    required: true,
    max: LIMITS.name,
    label: 'Контактное лицо',
    example: 'Анна Ковалёва',
  },
  phone: { kind: 'phone', required: true, label: 'Телефон' },
  email: { kind: 'email', required: true, label: 'Эл. почта' },
  accountingEmail: {
    kind: 'email',
    label: 'Почта бухгалтерии',
    about: 'Почта бухгалтерии: на неё, кроме почты кабинета, приходят письма об актах; null — не указана',
    example: 'buh@romashka.by',
  },
  unp: { kind: 'text', format: 'unp', required: true, max: LIMITS.unp, label: 'УНП', example: '190000005' },
  address: {
    kind: 'text',
    required: true,
    max: LIMITS.address,
    label: 'Юридический адрес',
    example: 'г. Минск, ул. Немига, 5',
  },
  postcode: {
    kind: 'text',
    required: true,
    max: LIMITS.postcode,
    label: 'Почтовый адрес',
    example: '220030, г. Минск, ул. Немига, 5',
  },
  pc: {
    kind: 'text',
    format: 'account',
    required: true,
    max: LIMITS.account,
    label: 'Расчётный счёт (IBAN)',
    example: 'BY86 AKBB 1010 0000 0029 6600 0000',
  },
  bank: { kind: 'text', required: true, max: LIMITS.bank, label: 'Банк', example: 'ОАО «АСБ Беларусбанк»' },
  bankAddress: {
    kind: 'text',
    required: true,
    max: LIMITS.address,
    label: 'Адрес банка',
    example: 'г. Минск, пр-т Дзержинского, 18',
  },
});

export type ContractBody = BodyOf<typeof contractFields>;
