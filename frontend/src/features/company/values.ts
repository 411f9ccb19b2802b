import {
  cleanFields,
  compactIban,
  companyFields,
  companyPhoneFields,
  formatIban,
  omit,
  type FormOf,
} from '@shlyah/domain';
import type { CompanyDto, UpdateCompanyDto } from '@shlyah/api-client';
import { uniqueKey } from '../../shared/unique-key';
import { groupsOf, type Grouping } from '../../ui/form/groups';

export interface PhoneRow extends FormOf<typeof companyPhoneFields> {
  /** Tells the rows of the list apart while they are added and taken away. */
  key: string;
}

export type CompanyValues = FormOf<typeof companyFields> & { phones: PhoneRow[] };

export const newPhone = (phone = '', label = ''): PhoneRow => ({ key: uniqueKey(), phone, label });

/** The company as the form holds it. */
export function companyValues(company: CompanyDto): CompanyValues {
  const names = Object.keys(
    omit(companyFields, 'courierPageOff', 'actsAcceptedByTerm'),
  ) as (keyof typeof companyFields)[];
  const texts = names.map((name) => [name, String(company[name] ?? '')] as const);
  return {
    ...(Object.fromEntries(texts) as Omit<
      FormOf<typeof companyFields>,
      'courierPageOff' | 'actsAcceptedByTerm'
    >),
    courierPageOff: company.courierPageOff ?? false,
    actsAcceptedByTerm: company.actsAcceptedByTerm ?? false,
    account: formatIban(company.account),
    phones: company.phones.map(({ phone, label }) => newPhone(phone, label ?? '')),
  };
}

const cleaned = (values: CompanyValues) => ({
  ...cleanFields(companyFields, values),
  phones: values.phones.map((row) => cleanFields(companyPhoneFields, row)),
});

/** The form as it is sent over the version that was read. */
export const companyBody = (values: CompanyValues, version: number): UpdateCompanyDto => ({
  ...cleaned(values),
  version,
});

export const companyGroups: Grouping<CompanyValues> = {
  groups: groupsOf<CompanyValues>(companyFields, [
    {
      label: 'Телефоны',
      fields: ['phones'],
      words: ({ phones }) => phones.map(({ phone, label }) => `${phone} ${label}`.trim()).join('; '),
    },
  ]),
  // In groups or not, it is one account.
  clean: (values) => ({ ...cleaned(values), account: compactIban(values.account) }),
};
