import {
  cargoTotals,
  cubicMetres,
  formatDate,
  formatDeadline,
  formatIban,
  inSentence,
  kilograms,
  places,
  toMinsk,
  type CargoItem,
} from '@shlyah/domain';
import { ABSENT, notFound } from '../../../platform/http/errors';
import { bicOf } from '../data/bic';
import { contractName, doorProofIn, editionInWords } from '../data/contract-name';
import { customerOf, partyOf } from '../data/customer';
import { endpointLine } from '../data/delivery-endpoint';
import { sampleSource } from '../data/sample';
import type { DocumentSource } from '../data/source';
import {
  dayInWords,
  moneyInFigures,
  moneyInWords,
  onBasisOf,
  orBlank,
  signatureOf,
  vatIncluded,
} from '../data/values';
import { documentKind } from '../document-kind';
import { companyFields } from './company-fields';

/** The договор with a firm, common to all its orders. All fields are texts; a missing one is a blank. */
export const dogovor = documentKind({
  template: 'dogovor.docx',
  sample: sampleSource,
  data: withContract,
  name: ({ contract, edition }) => `Договор ${contractName(contract, edition)}`,
  fields: {
    contract: {
      number: ['номер договора', ({ contract }) => String(contract.id)],
      date: ['дата договора словами: 20 ноября 2026 г.', ({ signed }) => dayInWords(signed)],
      name: [
        'номер, дата и, со второй, редакция договора цифрами',
        ({ contract, edition }) => contractName(contract, edition),
      ],
      edition: [
        'со второй редакции — её номер, дата и что изменено; у первой пусто',
        ({ edition }) => editionInWords(edition),
      ],
      doorProof: [
        'у редакций с 01.12.2026 — условие о подписи на телефоне водителя; у прежних пусто',
        ({ edition }) => doorProofIn(edition),
      ],
    },
    company: companyFields,
    customer: {
      party: [
        'клиент, кто за него действует и на основании чего; индивидуальный предприниматель действует сам',
        ({ customer }) => partyOf(customer),
      ],
      organization: ['название клиента', ({ customer }) => orBlank(customer.name)],
      unp: ['УНП клиента', ({ contract }) => orBlank(contract.unp)],
      signature: [
        'кто подписывает за клиента, с инициалами',
        ({ customer }) => orBlank(signatureOf(customer.signatory)),
      ],
      position: [
        'его должность; у индивидуального предпринимателя пусто',
        ({ customer }) => (customer.isSoleTrader ? '' : orBlank(customer.position)),
      ],
      legalAddress: ['юридический адрес клиента', ({ contract }) => orBlank(contract.address)],
      postalAddress: ['почтовый адрес клиента', ({ contract }) => orBlank(contract.postcode)],
      iban: [
        'расчётный счёт клиента, группами по четыре знака',
        ({ contract }) => orBlank(formatIban(contract.pc)),
      ],
      bank: ['банк клиента', ({ contract }) => orBlank(contract.bank)],
      bankAddress: ['адрес банка клиента', ({ contract }) => orBlank(contract.bankAddress)],
      bic: ['БИК банка клиента', ({ contract }) => orBlank(bicOf(contract))],
      phone: ['телефон клиента', ({ contract }) => orBlank(contract.phone)],
      email: ['эл. почта клиента', ({ contract }) => orBlank(contract.email)],
      contactPerson: ['контактное лицо клиента', ({ contract }) => orBlank(contract.contactPerson)],
    },
  },
  former: {
    contract: {
      day: ['дата договора цифрами: 20.11.2026', ({ signed }) => formatDate(signed)],
    },
    order: {
      number: ['номер заявки, которую сопровождает договор', ({ order }) => String(order.id)],
      date: ['дата заявки', ({ order }) => formatDate(toMinsk(order.createdAt))],
      deliveryDate: [
        'согласованный срок доставки: 23.11.2026 до 23:00',
        ({ order }) => orBlank(formatDeadline(order.deliveryDate, order.deliveryFrom)),
      ],
      from: ['место приёма груза', ({ from }) => endpointLine(from)],
      to: ['место выдачи груза', ({ to }) => endpointLine(to)],
      cargo: ['груз одной строкой', ({ cargo, order }) => cargoLine(cargo, order.fragileCargo)],
      price: ['цена цифрами и прописью или «Формируется»', ({ order }) => priceLine(order.price)],
      vat: [
        'НДС после цены: «без НДС» или «в том числе НДС 20 % (20,58 бел. руб.)»',
        ({ order, company }) => vatIncluded(order.price, company.vatPercent),
      ],
    },
    customer: {
      signatory: ['кто подписывает за клиента', ({ contract }) => orBlank(contract.fullName)],
      positionInSentence: [
        'его должность со строчной буквы',
        ({ contract }) => orBlank(inSentence(contract.position)),
      ],
      authority: [
        'на основании чего он действует, в родительном падеже',
        ({ contract }) => orBlank(onBasisOf(contract.doc)),
      ],
    },
  },
  essential: [
    'contract.number',
    'contract.date',
    'company.legalName',
    'company.unp',
    'company.legalAddress',
    'company.iban',
    'company.bank',
    'company.signatory',
    'company.authority',
    'customer.organization',
    'customer.unp',
    'customer.legalAddress',
    'customer.iban',
    'customer.bank',
    'customer.party',
    'customer.signature',
  ],
  qr: null,
});

function withContract(source: DocumentSource) {
  const { contract, edition, order } = source;
  if (!order.clientIsLegalEntity) throw notFound('Договор составляется только с юридическими лицами.');
  if (!contract || !edition || contract.anonymisedAt) throw notFound(ABSENT.contract);
  const customer = customerOf(source.organization, contract);
  return { ...source, contract, edition, customer, signed: toMinsk(contract.createdAt) };
}

/** «3 места, 12,5 кг, 0,06 м³, хрупкий груз». */
function cargoLine(cargo: readonly CargoItem[], fragile: boolean): string {
  const totals = cargoTotals(cargo);
  const parts = [
    places(totals.places),
    totals.weightKg > 0 && kilograms(totals.weightKg),
    totals.volumeM3 > 0 && cubicMetres(totals.volumeM3),
    fragile && 'хрупкий груз',
  ];
  return parts.filter(Boolean).join(', ');
}

const priceLine = (kopecks: number | null): string =>
  kopecks === null
    ? '«Формируется» (подтверждается менеджером Экспедитора)'
    : `${moneyInFigures(kopecks)}\u00a0бел.\u00a0руб. (${moneyInWords(kopecks)})`;
