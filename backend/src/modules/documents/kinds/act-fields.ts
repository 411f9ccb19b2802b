import { formatIban, toByn } from '@shlyah/domain';
import type { ActParty, ActSource } from '../acts/act-source';
import { dayInWords, moneyInWords, orBlank, signatureOf } from '../data/values';
import type { Field } from '../document-kind';
import { bankOf, clientOf, contractOf, vatOf } from '../acts/act-words';
import { companyFields } from './company-fields';

type Name = 'legalName' | 'unp' | 'legalAddress' | 'iban' | 'bank' | 'signature' | 'position';

const shownParty: Record<Name, (party: ActParty) => string> = {
  legalName: ({ name }) => orBlank(name),
  unp: ({ unp }) => orBlank(unp),
  legalAddress: ({ address }) => orBlank(address),
  iban: ({ account }) => orBlank(formatIban(account)),
  bank: bankOf,
  signature: ({ signer }) => orBlank(signatureOf(signer)),
  position: ({ position }) => position,
};

const partyField = (side: 'company' | 'client', name: Name, meaning: string): Field<ActSource> => [
  meaning,
  (source) => shownParty[name](side === 'company' ? source.company : clientOf(source)),
];

const companyField = (name: Name): Field<ActSource> => partyField('company', name, companyFields[name][0]);

/** The carrier, as it was when the act was issued. */
export const issuerFields: Record<string, Field<ActSource>> = {
  legalName: companyField('legalName'),
  unp: companyField('unp'),
  legalAddress: companyField('legalAddress'),
  iban: companyField('iban'),
  bank: companyField('bank'),
  signature: companyField('signature'),
  position: companyField('position'),
};

/** The client who pays, as it was when the act was issued. */
export const payerFields: Record<string, Field<ActSource>> = {
  organization: partyField('client', 'legalName', 'название клиента'),
  unp: partyField('client', 'unp', 'УНП клиента'),
  legalAddress: partyField('client', 'legalAddress', 'юридический адрес клиента'),
  iban: partyField('client', 'iban', 'расчётный счёт клиента, группами по четыре знака'),
  bank: partyField('client', 'bank', 'банк клиента'),
};

/** Who signs for the client. */
export const signerFields: Record<string, Field<ActSource>> = {
  signature: partyField('client', 'signature', 'кто подписывает за клиента, с инициалами'),
  position: partyField('client', 'position', 'его должность; у индивидуального предпринимателя пусто'),
};

/** A sum of НДС in a cell. */
export const vatCell = (kopecks: number | null): number | string =>
  kopecks === null ? 'без НДС' : toByn(kopecks);

/** Fields of an act that its invoice has too. */
export const sumFields: Record<string, Field<ActSource>> = {
  date: ['дата акта и счёта словами: 1 декабря 2026 г.', ({ date }) => dayInWords(date)],
  contract: ['номер, дата и, со второй, редакция договора', contractOf],
  sum: ['сумма с НДС, р, число', ({ sum }) => toByn(sum)],
  vat: ['НДС в сумме, р, число или «без НДС»', ({ vat }) => vatCell(vat)],
  sumInWords: ['сумма прописью', ({ sum }) => moneyInWords(sum)],
  vatInWords: ['НДС после суммы: «без НДС» или «в том числе НДС 20 % (20,58 бел. руб.)»', vatOf],
};
