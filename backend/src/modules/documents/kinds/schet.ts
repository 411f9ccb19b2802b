import { toByn } from '@shlyah/domain';
import { invoiceRows, type InvoiceRow } from '../acts/act-rows';
import { sampleAct } from '../acts/sample-act';
import type { ActSource } from '../acts/act-source';
import { invoiceTitle } from '../acts/act-words';
import { documentKind, table } from '../document-kind';
import { issuerFields, payerFields, sumFields, vatCell } from './act-fields';

/** The invoice of an act, with the same number. Money in BYN. */
export const schet = documentKind({
  template: 'schet.xlsx',
  sample: sampleAct,
  data: (source: ActSource) => source,
  name: ({ number }) => `Счёт № ${number}`,
  fields: {
    company: issuerFields,
    customer: payerFields,
    invoice: {
      ...sumFields,
      title: ['номер счёта, с пометкой «АННУЛИРОВАН»', invoiceTitle],
    },
  },
  tables: {
    lines: table(invoiceRows, {
      no: ['номер строки, число', ({ no }: InvoiceRow) => no],
      service: ['услуги по акту одной строкой или слова сотрудника', ({ service }) => service],
      orders: ['сколько заказов, число', ({ orders }) => orders],
      price: ['сумма строки с НДС, р, число', ({ price }) => toByn(price)],
      vat: ['НДС в сумме строки, р, число или «без НДС»', ({ vat }) => vatCell(vat)],
    }),
  },
  essential: [
    'company.legalName',
    'company.unp',
    'company.iban',
    'company.bank',
    'company.position',
    'company.signature',
    'customer.organization',
    'invoice.title',
    'invoice.date',
    'invoice.contract',
    'invoice.sum',
    'invoice.sumInWords',
    'invoice.vatInWords',
    'lines[].service',
    'lines[].price',
    'lines[].vat',
  ],
  qr: null,
});
