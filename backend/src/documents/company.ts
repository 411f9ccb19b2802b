import { company } from '@shlyah/domain';

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
}

const address = ({ postcode, city, street }: { postcode: string; city: string; street: string }): string =>
  `${postcode}, г. ${city}, ${street}`;

const [, , officePhone] = company.phones;
const [, contractsEmail] = company.emails;

export const COMPANY: Company = {
  name: company.name,
  legalName: company.legalName,
  city: company.legalAddress.city,
  unp: company.registration.unp,
  registration: company.registration.text,
  legalAddress: address(company.legalAddress),
  postalAddress: address(company.postalAddress),
  phone: officePhone.text,
  email: contractsEmail.text,
  bank: company.bank,
  signatory: company.signatory,
};
