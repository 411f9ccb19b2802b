import { fold, inSentence } from '@shlyah/domain';
import type { Contract } from '../../contracts';
import { onBasisOf, orBlank } from './values';

/** The client as a party to the договор. */
interface Customer {
  /** The name; of a sole trader in full: «Индивидуальный предприниматель Иванов Иван Иванович». */
  name: string | null;
  isSoleTrader: boolean;
  signatory: string;
  position: string;
  authority: string;
}

const title = 'Индивидуальный предприниматель';

const soleTrader = /^\s*(ИП|индивидуальный\s+предприниматель)(?![а-яё])[\s.,—-]*/i;

/** Whether the organization is named after the signatory: «ИП Иванов И. И.»; «ИП «Ромашка»» is a foreign enterprise. */
function isNamedAfter(organization: string, signatory: string): boolean {
  if (!soleTrader.test(organization) || /["«„“]/.test(organization)) return false;
  const rest = fold(organization.replace(soleTrader, ''));
  return rest === '' || rest.includes(fold(signatory.trim().split(/\s+/)[0] ?? ''));
}

/**
 * Builds the party. A client is a sole trader who signs in person if the position or the organization's name says so; a signatory
 * by power of attorney represents a sole trader in the same way as a firm.
 */
export function customerOf(
  organization: string | null,
  { fullName, position, doc }: Pick<Contract, 'fullName' | 'position' | 'doc'>,
): Customer {
  const byProxy = /^\s*доверенност/i.test(doc);
  const person = fullName.replace(soleTrader, '');
  const isSoleTrader = soleTrader.test(position) || (!byProxy && isNamedAfter(organization ?? '', person));
  const signatory = isSoleTrader ? person : fullName;
  const name = isSoleTrader ? `${title} ${orBlank(signatory)}` : organization;
  return { name, isSoleTrader, signatory, position, authority: doc };
}

/** The client's part of the first sentence of the договор, up to «с другой стороны». */
export function partyOf({ name, isSoleTrader, signatory, position, authority }: Customer): string {
  const party = `${orBlank(name)} (далее — Клиент)`;
  const basis = `на основании ${orBlank(onBasisOf(authority))}`;
  if (isSoleTrader) return `${party}, действующий ${basis}`;
  return `${party}, от имени которого действует ${orBlank(inSentence(position))} ${orBlank(signatory)} ${basis}`;
}
