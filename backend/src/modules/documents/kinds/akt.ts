import { NO_SIGNATURE, toByn } from '@shlyah/domain';
import { actRows, type ActRow } from '../acts/act-rows';
import { sampleAct } from '../acts/sample-act';
import type { ActSource } from '../acts/act-source';
import { actTitle, correctionOf, quantities, quantityOf, servicesOf } from '../acts/act-words';
import { excelDate, orNone } from '../data/values';
import { documentKind, table } from '../document-kind';
import { issuerFields, payerFields, signerFields, sumFields, vatCell } from './act-fields';

/** The act of a month with the register of its orders. Weights in kg, money in BYN. */
export const akt = documentKind({
  template: 'akt.xlsx',
  sample: sampleAct,
  data: (source: ActSource) => ({ ...source, totals: quantities(source.lines) }),
  name: ({ number }) => `Акт № ${number}`,
  fields: {
    company: issuerFields,
    customer: { ...payerFields, ...signerFields },
    act: {
      ...sumFields,
      title: ['название и номер акта, с пометкой «АННУЛИРОВАН»', actTitle],
      services: [
        'услуги и месяц: «услуги транспортной экспедиции за ноябрь 2026 г.»; у корректировочного — основание',
        (source) => correctionOf(source) || `Экспедитор оказал, а Клиент принял ${servicesOf(source)}:`,
      ],
      quantity: ['сколько заказов, мест и кг', (source) => orNone(quantityOf(source))],
      agreement: ['что согласие в кабинете не заменяет ЭЦП, а оригиналами обмениваются', () => NO_SIGNATURE],
      places: ['всего мест, число', ({ totals }) => totals.count],
      weight: ['общий вес, кг, число', ({ totals }) => totals.weight],
    },
  },
  tables: {
    lines: table(actRows, {
      no: ['номер строки, число', ({ no }: ActRow) => no],
      service: ['услуга: «Доставка: Минск — Гомель» или слова сотрудника', ({ service }) => service],
      order: ['номер заказа, число', ({ order }) => order],
      externalId: ['номер заказа у клиента', ({ externalId }) => externalId],
      day: ['день вручения, число Excel', ({ day }) => (day === null ? null : excelDate(`${day} 00:00`))],
      places: ['мест в заказе, число', ({ places }) => places],
      weight: ['вес заказа, кг, число', ({ weight }) => weight],
      price: ['сумма строки с НДС, р, число', ({ price }) => toByn(price)],
      vat: ['НДС в сумме строки, р, число или «без НДС»', ({ vat }) => vatCell(vat)],
    }),
  },
  essential: [
    'company.legalName',
    'company.position',
    'company.signature',
    'customer.organization',
    'customer.position',
    'customer.signature',
    'act.title',
    'act.date',
    'act.contract',
    'act.services',
    'act.sum',
    'act.vat',
    'lines[].service',
    'lines[].order',
    'lines[].day',
    'lines[].price',
    'lines[].vat',
  ],
  qr: null,
  rows: ({ lines }) => lines.length,
});
