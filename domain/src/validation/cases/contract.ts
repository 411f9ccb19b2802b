import type { RuleCase } from './types';

export const validContract = {
  fullName: 'Общество с ограниченной ответственностью «Ромашка»',
  position: 'Директор',
  doc: 'Устав',
  contactPerson: 'Петрова Анна Сергеевна',
  phone: '+375 (17) 21-23-456',
  email: 'dogovor@example.by',
  address: 'г. Минск, ул. Немига, 5',
  postcode: '220030, г. Минск, ул. Немига, 5',
  unp: '200988541',
  pc: 'BY13NBRB3600900000002Z00AB00',
  bank: 'ОАО «Банк»',
  bankAddress: 'г. Минск, пр-т Независимости, 20',
} as const;

export const contractCases: readonly RuleCase[] = [
  { name: 'everything filled in', values: validContract, errors: [] },
  {
    name: 'nothing filled in',
    values: {},
    errors: Object.keys(validContract),
    messages: {
      fullName: 'Это поле обязательно для заполнения',
      email: 'Это поле обязательно для заполнения',
    },
  },
  ...Object.keys(validContract).map((field) => ({
    name: `no ${field}`,
    values: { ...validContract, [field]: ' ' },
    errors: [field],
  })),
  {
    name: 'a bad e-mail',
    values: { ...validContract, email: 'dogovor@' },
    errors: ['email'],
    messages: { email: 'Введите валидный email' },
  },
  {
    name: 'an account whose check digits do not fit',
    values: { ...validContract, pc: 'BY00NBRB' },
    errors: [],
  },
  { name: 'an endless bank', values: { ...validContract, bank: 'б'.repeat(256) }, errors: ['bank'] },
];
