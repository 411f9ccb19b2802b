import {
  cargoTotals,
  formatDate,
  formatDateTime,
  formatIban,
  plural,
  toMinsk,
  type CargoItem,
} from '@shlyah/domain';
import type { Contract } from '../../contracts/contract.entity';
import type { Order } from '../../orders/order.entity';
import type { Company } from '../company';
import { placeLine, type Place } from './places';
import {
  dayInWords,
  decimal,
  inSentence,
  moneyInFigures,
  moneyInWords,
  onBasisOf,
  orBlank,
  signatureOf,
} from './values';

/** What the договор is made from. */
export interface DogovorSource {
  company: Company;
  /** The client's name as the account has it. */
  organization: string | null;
  contract: Contract;
  order: Order;
  cargo: readonly CargoItem[];
  from: Place;
  to: Place;
}

/** The fields of the template dogovor.docx; all are texts, and what is missing is a line to write on. */
export function dogovorData(source: DogovorSource) {
  const { company, contract, order } = source;
  const signed = toMinsk(contract.createdAt);
  return {
    contract: { number: String(contract.id), date: dayInWords(signed), day: formatDate(signed) },
    company: companyFields(company),
    customer: {
      organization: orBlank(source.organization),
      unp: orBlank(contract.unp),
      signatory: orBlank(contract.fullName),
      signature: orBlank(signatureOf(contract.fullName)),
      position: orBlank(contract.position),
      positionInSentence: orBlank(inSentence(contract.position)),
      authority: orBlank(onBasisOf(contract.doc)),
      legalAddress: orBlank(contract.address),
      postalAddress: orBlank(contract.postcode),
      iban: orBlank(formatIban(contract.pc)),
      bank: orBlank(contract.bank),
      bankAddress: orBlank(contract.bankAddress),
      phone: orBlank(contract.phone),
      email: orBlank(contract.email),
      contactPerson: orBlank(contract.contactPerson),
    },
    order: {
      number: String(order.id),
      date: formatDate(toMinsk(order.createdAt)),
      deliveryDate: orBlank(formatDateTime(order.deliveryDate)),
      from: placeLine(source.from),
      to: placeLine(source.to),
      cargo: cargoLine(source.cargo, order.fragileCargo),
      price: priceLine(order.price),
    },
  };
}

function companyFields({ signatory, bank, ...company }: Company) {
  return {
    ...company,
    signatory: signatory.fullName,
    signature: signatureOf(signatory.fullName),
    position: signatory.position,
    positionInSentence: inSentence(signatory.position),
    authority: onBasisOf(signatory.authority),
    iban: formatIban(bank.account),
    bank: bank.name,
    bankAddress: bank.address,
    bic: bank.bic,
  };
}

/** «3 места, 12,5 кг, 0,06 м³, хрупкий груз». */
function cargoLine(cargo: readonly CargoItem[], fragile: boolean): string {
  const { places, weightKg, volumeM3 } = cargoTotals(cargo);
  const parts = [
    `${places}\u00a0${plural(places, 'место', 'места', 'мест')}`,
    weightKg > 0 && `${decimal(weightKg)}\u00a0кг`,
    volumeM3 > 0 && `${decimal(volumeM3)}\u00a0м³`,
    fragile && 'хрупкий груз',
  ];
  return parts.filter(Boolean).join(', ');
}

const priceLine = (kopecks: number | null): string =>
  kopecks === null
    ? '«Формируется» (подтверждается менеджером Экспедитора)'
    : `${moneyInFigures(kopecks)}\u00a0бел.\u00a0руб. (${moneyInWords(kopecks)})`;
