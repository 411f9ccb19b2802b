import { cleanFields, contractFields, formatIban, isEmpty } from '@shlyah/domain';
import type { CreateContractForm } from '@shlyah/api-client';
import type { Contract } from './types';

export type ContractField = keyof typeof contractFields;

export type ContractValues = Record<ContractField, string> & {
  scanRegistration: File | null;
  scanProxy: File | null;
};

/** What of a user the form begins with. */
export interface Signatory {
  name: string;
  phone: string;
  email: string;
  Unp: string | null;
  isLegalEntity: boolean;
}

/** What people call the fields, in the order of the form. */
export const CONTRACT_FIELDS: Readonly<Record<ContractField, string>> = {
  fullName: 'ФИО того, кто подписывает',
  position: 'Должность',
  doc: 'Действует на основании',
  contactPerson: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Эл. почта',
  unp: 'УНП',
  address: 'Юридический адрес',
  postcode: 'Почтовый адрес',
  pc: 'Расчётный счёт (IBAN)',
  bank: 'Банк',
  bankAddress: 'Адрес банка',
};
export const FIELD_NAMES = Object.keys(CONTRACT_FIELDS) as ContractField[];

/** The contract as the form holds it; a new one begins with what the profile knows. */
export function contractValues(contract: Contract | null, user: Signatory): ContractValues {
  const profile: Partial<Record<ContractField, string | null>> = {
    fullName: user.name,
    contactPerson: user.name,
    phone: user.phone,
    email: user.email,
    unp: user.Unp,
  };
  const source = contract ?? profile;
  const texts = FIELD_NAMES.map((name) => [name, source[name] ?? ''] as const);
  const values = Object.fromEntries(texts) as Record<ContractField, string>;
  return { ...values, pc: formatIban(values.pc), scanRegistration: null, scanProxy: null };
}

/** The form as it is sent; a scan left out stays as it was. */
export function contractForm({ scanRegistration, scanProxy, ...fields }: ContractValues): CreateContractForm {
  return {
    ...(cleanFields(contractFields, fields) as Record<ContractField, string>),
    ...(scanRegistration && { scanRegistration }),
    ...(scanProxy && { scanProxy }),
  };
}

/** The fields that are still empty. */
export const missingFields = (values: ContractValues): ContractField[] =>
  FIELD_NAMES.filter((name) => isEmpty(values[name]));
