import { formatIban, inSentence, mainPhone, type Company } from '@shlyah/domain';
import { onBasisOf, signatureOf } from '../data/values';
import type { Field } from '../document-kind';

const of = (meaning: string, show: (company: Company) => string): Field<{ company: Company }> => [
  meaning,
  ({ company }) => show(company),
];

/** Fields of the carrier, for every document. */
export const companyFields = {
  name: of('название экспедитора без формы собственности', ({ name }) => name),
  legalName: of('полное название экспедитора', ({ legalName }) => legalName),
  city: of('город, где заключён договор', ({ city }) => city),
  unp: of('УНП экспедитора', ({ unp }) => unp),
  registration: of('когда и кем зарегистрирован экспедитор', ({ registration }) => registration ?? ''),
  legalAddress: of('юридический адрес экспедитора', ({ legalAddress }) => legalAddress),
  postalAddress: of('почтовый адрес экспедитора', (company) => company.postalAddress ?? company.legalAddress),
  phone: of('телефон экспедитора', mainPhone),
  email: of('эл. почта экспедитора', ({ contractsEmail, email }) => contractsEmail ?? email),
  iban: of('расчётный счёт экспедитора, группами по четыре знака', ({ account }) => formatIban(account)),
  bank: of('банк экспедитора', ({ bank }) => bank),
  bankAddress: of('адрес банка экспедитора', ({ bankAddress }) => bankAddress ?? ''),
  bic: of('БИК банка экспедитора', ({ bic }) => bic),
  signatory: of('кто подписывает за экспедитора', ({ director }) => director),
  signature: of('он же с инициалами: С. П. Ковальчук', ({ director }) => signatureOf(director)),
  position: of('его должность', ({ directorPosition }) => directorPosition),
  positionInSentence: of('его должность со строчной буквы', ({ directorPosition }) =>
    inSentence(directorPosition),
  ),
  authority: of('на основании чего он действует, в родительном падеже', ({ directorAuthority }) =>
    onBasisOf(directorAuthority),
  ),
};
