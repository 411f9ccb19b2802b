import { fold } from '@shlyah/domain';
import type { Contract } from '../../contracts';
import { inSentence, onBasisOf, orBlank } from './values';

/** The client as a party of the договор. */
interface Customer {
  /** Of a sole trader acting in person, in full: «Индивидуальный предприниматель Иванов Иван Иванович». */
  name: string | null;
  actsHimself: boolean;
  signatory: string;
  position: string;
  authority: string;
}

const title = 'Индивидуальный предприниматель';

const soleTrader = /^\s*(ИП|индивидуальный\s+предприниматель)(?![а-яё])[\s.,—-]*/i;

/** «ИП Иванов И. И.» with Иванов as the signatory; «ИП «Ромашка»» is a foreign enterprise. */
function isNamedAfter(organization: string, signatory: string): boolean {
  if (!soleTrader.test(organization) || /["«„“]/.test(organization)) return false;
  const rest = fold(organization.replace(soleTrader, ''));
  return rest === '' || rest.includes(fold(signatory.trim().split(/\s+/)[0] ?? ''));
}

/**
 * A sole trader signs in person; the position or the name of the firm says that the client is one. A signatory by power of attorney
 * acts in the name of a sole trader as in that of a firm.
 */
export function customerOf(
  organization: string | null,
  { fullName, position, doc }: Pick<Contract, 'fullName' | 'position' | 'doc'>,
): Customer {
  const byProxy = /^\s*доверенност/i.test(doc);
  const person = fullName.replace(soleTrader, '');
  const actsHimself = soleTrader.test(position) || (!byProxy && isNamedAfter(organization ?? '', person));
  const signatory = actsHimself ? person : fullName;
  const name = actsHimself ? `${title} ${orBlank(signatory)}` : organization;
  return { name, actsHimself, signatory, position, authority: doc };
}

/** The client in the first sentence of the договор, up to «с другой стороны». */
export function partyOf({ name, actsHimself, signatory, position, authority }: Customer): string {
  const party = `${orBlank(name)} (далее — Клиент)`;
  const basis = `на основании ${orBlank(onBasisOf(authority))}`;
  if (actsHimself) return `${party}, действующий ${basis}`;
  return `${party}, от имени которого действует ${orBlank(inSentence(position))} ${orBlank(signatory)} ${basis}`;
}
