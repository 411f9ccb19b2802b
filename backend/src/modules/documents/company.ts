import { mainPhone, type Company as CompanyData } from '@shlyah/domain';

/** The carrier's own details, as the documents need them. */
export interface Company {
  name: string;
  legalName: string;
  city: string;
  unp: string;
  /** When and by whom registered, a whole sentence. */
  registration: string;
  legalAddress: string;
  postalAddress: string;
  phone: string;
  email: string;
  bank: { account: string; name: string; address: string; bic: string };
  /** The signatory, in the nominative case. */
  signatory: { fullName: string; position: string; authority: string };
  /** The rate of НДС that prices include, %; null for a company that pays none. */
  vatPercent: number | null;
}

export const companyInDocuments = (company: CompanyData): Company => ({
  name: company.name,
  legalName: company.legalName,
  city: company.city,
  unp: company.unp,
  registration: company.registration ?? '',
  legalAddress: company.legalAddress,
  postalAddress: company.postalAddress ?? company.legalAddress,
  phone: mainPhone(company),
  email: company.contractsEmail ?? company.email,
  bank: {
    account: company.account,
    name: company.bank,
    address: company.bankAddress ?? '',
    bic: company.bic,
  },
  signatory: {
    fullName: company.director,
    position: company.directorPosition,
    authority: company.directorAuthority,
  },
  vatPercent: company.vatPercent,
});
