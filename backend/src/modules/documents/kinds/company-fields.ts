import { formatIban } from '@shlyah/domain';
import type { Company } from '../company';
import { inSentence, onBasisOf, signatureOf } from '../data/values';
import type { Field } from '../document-kind';

const of = (meaning: string, show: (company: Company) => string): Field<{ company: Company }> => [
  meaning,
  ({ company }) => show(company),
];

/** The carrier's details, for any document. */
export const companyFields = {
  name: of('название экспедитора без формы собственности', ({ name }) => name),
  legalName: of('полное название экспедитора', ({ legalName }) => legalName),
  city: of('город, где заключён договор', ({ city }) => city),
  unp: of('УНП экспедитора', ({ unp }) => unp),
  registration: of('когда и кем зарегистрирован экспедитор', ({ registration }) => registration),
  legalAddress: of('юридический адрес экспедитора', ({ legalAddress }) => legalAddress),
  postalAddress: of('почтовый адрес экспедитора', ({ postalAddress }) => postalAddress),
  phone: of('телефон экспедитора', ({ phone }) => phone),
  email: of('эл. почта экспедитора', ({ email }) => email),
  iban: of('расчётный счёт экспедитора, группами по четыре знака', ({ bank }) => formatIban(bank.account)),
  bank: of('банк экспедитора', ({ bank }) => bank.name),
  bankAddress: of('адрес банка экспедитора', ({ bank }) => bank.address),
  bic: of('БИК банка экспедитора', ({ bank }) => bank.bic),
  signatory: of('кто подписывает за экспедитора', ({ signatory }) => signatory.fullName),
  signature: of('он же с инициалами: С. П. Ковальчук', ({ signatory }) => signatureOf(signatory.fullName)),
  position: of('его должность', ({ signatory }) => signatory.position),
  positionInSentence: of('его должность со строчной буквы', ({ signatory }) =>
    inSentence(signatory.position),
  ),
  authority: of('на основании чего он действует, в родительном падеже', ({ signatory }) =>
    onBasisOf(signatory.authority),
  ),
};
