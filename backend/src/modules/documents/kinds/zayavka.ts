import {
  CANCELED,
  capitalised,
  cargoTotals,
  modeOf,
  orderFields,
  PHRASES,
  shownOrderNumber,
  toByn,
  toMinsk,
} from '@shlyah/domain';
import { contractName } from '../data/contract-name';
import { endpointLine } from '../data/delivery-endpoint';
import { sampleSource } from '../data/sample';
import type { DocumentSource } from '../data/source';
import { excelDate, moneyInWords, NONE, orBlank, orNone, vatIncluded, yesNo } from '../data/values';
import { documentKind, table } from '../document-kind';
import { cargoColumns, cargoRows } from './cargo-rows';
import { companyFields } from './company-fields';

/** The заявка of an order. Dates are Excel serial dates, sizes in cm, weights in kg, volumes in m³, money in BYN. */
export const zayavka = documentKind({
  template: 'zayavka.xlsx',
  sample: sampleSource,
  data: (source: DocumentSource) => ({
    ...source,
    totals: cargoTotals(source.cargo),
    waybills: source.cargo.filter(({ useTTN }) => useTTN === 'yes'),
  }),
  name: ({ order }) => `Заявка № ${order.id}`,
  fields: {
    company: companyFields,
    order: {
      number: ['номер заявки', ({ order }) => numberOf(order)],
      date: ['дата и время подачи, число Excel', ({ order }) => excelDate(toMinsk(order.createdAt))],
      deliveryDate: [
        'срок доставки: до какой даты и времени, число Excel',
        ({ order }) => excelDate(order.deliveryDate),
      ],
      deliveryFrom: [
        'начало интервала доставки после слов «Срок доставки»: «, с 14:00», или пусто',
        ({ order }) => (order.deliveryFrom ? `, с ${order.deliveryFrom}` : ''),
      ],
      contract: [
        'номер и дата договора и его редакция, по которой оформлена заявка',
        ({ contract, editionOfOrder }) =>
          contract && editionOfOrder ? contractName(contract, editionOfOrder) : NONE,
      ],
      tarif: ['тариф', ({ order }) => orderFields.tarif.choiceLabels[order.tarif]],
      fragile: ['хрупкий груз: Да или Нет', ({ order }) => yesNo(order.fragileCargo)],
      price: [
        'цена числом или «Формируется»',
        ({ order }) => (order.price === null ? PHRASES.priceForming : toByn(order.price)),
      ],
      vat: [
        'НДС: «Без НДС» или «В том числе НДС 20 % (20,58 бел. руб.)»',
        ({ order, company }) => capitalised(vatIncluded(order.price, company.vatPercent)),
      ],
      priceInWords: [
        'цена прописью',
        ({ order }) => (order.price === null ? 'Цену подтвердит менеджер' : moneyInWords(order.price)),
      ],
    },
    customer: {
      name: [
        'заказчик: организация или ФИО',
        ({ order }) => orBlank(order.clientIsLegalEntity ? order.clientOrganization : order.clientName),
      ],
      kind: [
        'юридическое или физическое лицо',
        ({ order }) => (order.clientIsLegalEntity ? 'Юридическое лицо' : 'Физическое лицо'),
      ],
      person: ['ФИО заказчика или его представителя', ({ order }) => orBlank(order.clientName)],
      unp: ['УНП заказчика', ({ order }) => (order.clientIsLegalEntity ? orBlank(order.clientUnp) : NONE)],
      phone: ['телефон заказчика', ({ order }) => orBlank(order.clientPhone)],
      email: ['эл. почта заказчика', ({ order }) => orBlank(order.clientEmail)],
    },
    sender: {
      organization: [
        'организация отправителя',
        ({ order }) => (order.clientIsLegalEntity ? orBlank(order.clientOrganization) : NONE),
      ],
      person: [
        'кто отдаёт груз',
        ({ order }) => orBlank(order.contactPerson ? order.contactPersonName : order.clientName),
      ],
      phone: [
        'его телефон',
        ({ order }) => orBlank(order.contactPerson ? order.contactPersonPhone : order.clientPhone),
      ],
      way: [
        'забрать у отправителя или привезёт в пункт',
        ({ from }) => (from.kind === 'punkt' ? 'Отправитель привезёт в пункт' : 'Забрать у отправителя'),
      ],
      address: ['адрес или пункт приёма', ({ from }) => endpointLine(from)],
      comment: ['комментарий отправителя', ({ order }) => orNone(order.comment)],
    },
    receiver: {
      organization: [
        'организация получателя',
        ({ order }) => (order.receiverType === 'ur-lico' ? orBlank(order.organization) : NONE),
      ],
      person: ['получатель', ({ order }) => orBlank(order.name)],
      phone: ['телефон получателя', ({ order }) => orBlank(order.receiverPhone)],
      way: [
        'доставить по адресу или выдать в пункте',
        ({ to }) => (to.kind === 'punkt' ? 'Выдать в пункте' : 'Доставить по адресу'),
      ],
      address: ['адрес или пункт выдачи', ({ to }) => endpointLine(to)],
      comment: ['комментарий для получателя', ({ order }) => orNone(order.receiverComment)],
    },
    totals: {
      places: ['всего мест, число', ({ totals }) => totals.places],
      count: ['всего единиц, число', ({ cargo }) => cargo.reduce((sum, { count }) => sum + (count ?? 1), 0)],
      weight: ['общий вес, кг, число', ({ totals }) => totals.weightKg],
      volume: ['общий объём, м³, число', ({ totals }) => totals.volumeM3],
      volumetricWeight: ['общий объёмный вес, кг, число', ({ totals }) => totals.volumetricWeightKg],
      ttn: ['сколько ТТН', ({ waybills }) => waybills.length],
      returnTtn: [
        'сколько ТТН вернуть',
        ({ waybills }) => waybills.filter(({ returnTTN }) => returnTTN).length,
      ],
    },
  },
  tables: { cargo: table(({ cargo }: DocumentSource) => cargoRows(cargo), cargoColumns) },
  essential: [
    'company.legalName',
    'customer.name',
    'order.number',
    'order.date',
    'order.deliveryDate',
    'order.fragile',
    'order.price',
    'sender.person',
    'sender.phone',
    'sender.address',
    'receiver.person',
    'receiver.phone',
    'receiver.address',
    'cargo[].name',
    'cargo[].count',
    'cargo[].weight',
    'cargo[].ttn',
    'cargo[].returnTtn',
    'totals.places',
    'totals.weight',
  ],
  qr: ({ order }) => String(order.id),
  across: ({ order }) => (order.statusId === CANCELED ? 'Заказ отменён' : ''),
});

/** With the reasons why the paper is not valid, because a template of the staff may have no pictures to write across. */
function numberOf({ id, statusId }: DocumentSource['order']): string {
  const marks = [modeOf(id) === 'test' && 'ОБРАЗЕЦ', statusId === CANCELED && 'ОТМЕНЁН'].filter(Boolean);
  return shownOrderNumber(id) + (marks.length > 0 ? ` (${marks.join(', ')})` : '');
}
