import {
  cleanFields,
  compactIban,
  contractFields,
  formatIban,
  formOf,
  isEmpty,
  type FormOf,
} from '@shlyah/domain';
import type { CreateContractForm, CurrentUserDto } from '@shlyah/api-client';
import { groupsOf, type Grouping } from '../../ui/form/groups';
import type { Contract } from './types';

export type ContractField = keyof typeof contractFields;

export type ContractValues = FormOf<typeof contractFields> & {
  scanRegistration: File | null;
  scanProxy: File | null;
};

/** The fields that a contract needs. */
export const FIELD_NAMES = (Object.keys(contractFields) as ContractField[]).filter(
  (name) => 'required' in contractFields[name],
);

/** The contract as the form holds it; a new one begins with what the profile knows. */
export function contractValues(contract: Contract | null, user: CurrentUserDto): ContractValues {
  const profile: Partial<Record<ContractField, string | null>> = {
    fullName: user.name,
    contactPerson: user.name,
    phone: user.phone,
    email: user.email,
    unp: user.Unp,
  };
  const values = formOf(contractFields, contract ?? profile);
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

const SCANS = { scanRegistration: 'Свидетельство о регистрации', scanProxy: 'Доверенность' } as const;

export const contractGroups: Grouping<ContractValues> = {
  groups: groupsOf<ContractValues>(
    contractFields,
    (Object.keys(SCANS) as (keyof typeof SCANS)[]).map((name) => ({
      label: SCANS[name],
      fields: [name],
      words: (values) => values[name]?.name ?? '',
    })),
  ),
  clean: (values) => ({
    ...cleanFields(contractFields, values),
    // In groups or not, it is one account.
    pc: compactIban(values.pc),
    scanRegistration: values.scanRegistration?.name,
    scanProxy: values.scanProxy?.name,
  }),
};

/** The fields that are still empty. */
export const missingFields = (values: ContractValues): ContractField[] =>
  FIELD_NAMES.filter((name) => isEmpty(values[name]));
