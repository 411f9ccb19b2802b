import {
  cargoTotals,
  formatDate,
  PHRASES,
  toByn,
  toMinsk,
  type CargoItem,
  type PackageType,
  type Tarif,
} from '@shlyah/domain';
import type { Contract } from '../../contracts/contract.entity';
import type { Order } from '../../orders/order.entity';
import type { Company } from '../company';
import { placeLine, type Place } from './places';
import { excelDate, moneyInWords, NONE, orBlank, orNone, yesNo } from './values';

/** A piece of cargo with its name and waybill. */
export interface ZayavkaItem extends CargoItem {
  name: string | null;
  withTtn: boolean;
  ttn: string | null;
  returnTtn: boolean;
}

/** What the заявка is made from; names and contacts are the order's own, so they stay when the account is gone. */
export interface ZayavkaSource {
  company: Company;
  contract: Pick<Contract, 'id' | 'createdAt'> | null;
  order: Order;
  cargo: readonly ZayavkaItem[];
  from: Place;
  to: Place;
}

/** The fields of the template zayavka.xlsx; dates are Excel's numbers, sizes cm, weights kg, volumes m³, money BYN. */
export function zayavkaData(source: ZayavkaSource) {
  const { company, contract, order, cargo, from, to } = source;
  const { name, legalName, unp, legalAddress, phone, email } = company;
  return {
    company: { name, legalName, unp, legalAddress, phone, email },
    order: {
      number: String(order.id),
      date: excelDate(toMinsk(order.createdAt)),
      deliveryDate: excelDate(order.deliveryDate),
      contract: contract ? `№ ${contract.id} от ${formatDate(toMinsk(contract.createdAt))}` : NONE,
      tarif: TARIF_NAMES[order.tarif],
      fragile: yesNo(order.fragileCargo),
      price: order.price === null ? PHRASES.priceForming : toByn(order.price),
      priceInWords: order.price === null ? PRICE_UNKNOWN : moneyInWords(order.price),
    },
    customer: {
      name: orBlank(order.clientIsLegalEntity ? order.clientOrganization : order.clientName),
      kind: order.clientIsLegalEntity ? 'Юридическое лицо' : 'Физическое лицо',
      person: orBlank(order.clientName),
      unp: order.clientIsLegalEntity ? orBlank(order.clientUnp) : NONE,
      phone: orBlank(order.clientPhone),
      email: orBlank(order.clientEmail),
    },
    sender: {
      organization: order.clientIsLegalEntity ? orBlank(order.clientOrganization) : NONE,
      person: orBlank(order.contactPerson ? order.contactPersonName : order.clientName),
      phone: orBlank(order.contactPerson ? order.contactPersonPhone : order.clientPhone),
      way: from.kind === 'punkt' ? 'Отправитель привезёт в пункт' : 'Забрать у отправителя',
      address: placeLine(from),
      comment: orNone(order.comment),
    },
    receiver: {
      organization: order.receiverType === 'ur-lico' ? orBlank(order.organization) : NONE,
      person: orBlank(order.name),
      phone: orBlank(order.receiverPhone),
      way: to.kind === 'punkt' ? 'Выдать в пункте' : 'Доставить по адресу',
      address: placeLine(to),
      comment: orNone(order.receiverComment),
    },
    cargo: cargo.length > 0 ? cargo.map(cargoRow) : [noCargo],
    totals: totalsOf(cargo),
  };
}

const TARIF_NAMES: Record<Tarif, string> = { standart: 'Стандарт' };
const PRICE_UNKNOWN = 'Цену подтвердит менеджер';
const KINDS: Record<PackageType, string> = { package: 'Посылка', product: 'Товар', doc: 'Документы' };

interface CargoRow {
  no: number | null;
  kind: string;
  name: string;
  count: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
  volume: number | null;
  unitWeight: number | null;
  weight: number | null;
  ttn: string;
  returnTtn: string;
}

function cargoRow(item: ZayavkaItem, index: number): CargoRow {
  const { weightKg, volumeM3 } = cargoTotals([item]);
  const bySizes = item.calculationType === 'sizes';
  return {
    no: index + 1,
    kind: KINDS[item.type],
    name: orNone(item.name),
    count: item.count,
    length: bySizes ? item.length : null,
    width: bySizes ? item.width : null,
    height: bySizes ? item.height : null,
    volume: volumeM3 || null,
    unitWeight: item.weight,
    weight: weightKg || null,
    ttn: item.withTtn ? orBlank(item.ttn) : NONE,
    returnTtn: item.withTtn ? yesNo(item.returnTtn) : NONE,
  };
}

/** An empty table would look like a page that was not printed whole. */
const noCargo: CargoRow = {
  no: null,
  kind: NONE,
  name: 'Груз не указан',
  count: null,
  length: null,
  width: null,
  height: null,
  volume: null,
  unitWeight: null,
  weight: null,
  ttn: NONE,
  returnTtn: NONE,
};

function totalsOf(cargo: readonly ZayavkaItem[]) {
  const { places, weightKg, volumeM3, volumetricWeightKg } = cargoTotals(cargo);
  return {
    places,
    weight: weightKg,
    volume: volumeM3,
    volumetricWeight: volumetricWeightKg,
    ttn: cargo.filter(({ withTtn }) => withTtn).length,
    returnTtn: cargo.filter(({ withTtn, returnTtn }) => withTtn && returnTtn).length,
  };
}
