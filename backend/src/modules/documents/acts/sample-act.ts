import { defaultCompany } from '@shlyah/domain';
import type { ActLine, ActSource } from './act-source';

// Sample data for checks of templates and for tests.

const line = (changes: Partial<ActLine>): ActLine => ({
  position: 1,
  orderId: 557,
  words: null,
  day: '2026-11-25',
  externalId: 'З-1042',
  fromTown: 'Минск',
  toTown: 'Гомель',
  places: 2,
  weight: 12.5,
  price: 3_840,
  vat: 640,
  ...changes,
});

/** An act with all fields filled in: two orders and a line of the staff. */
export const sampleAct: ActSource = {
  number: 12,
  date: '2026-12-01',
  month: '2026-11',
  corrects: null,
  isAnnulled: false,
  company: {
    name: defaultCompany.legalName,
    unp: defaultCompany.unp,
    address: defaultCompany.legalAddress,
    account: defaultCompany.account,
    bank: defaultCompany.bank,
    bankAddress: defaultCompany.bankAddress,
    bic: defaultCompany.bic,
    signer: defaultCompany.director,
    position: defaultCompany.directorPosition,
    authority: defaultCompany.directorAuthority,
  },
  client: {
    name: 'ООО «Ромашка»',
    unp: '190000000',
    address: '220030, г. Минск, ул. Немига, д. 5, офис 12',
    account: 'BY86AKBB10100000002966000000',
    bank: 'ОАО «АСБ Беларусбанк»',
    bankAddress: '220089, г. Минск, пр-т Дзержинского, 18',
    signer: 'Ковалёва Анна Петровна',
    position: 'Директор',
    authority: 'Устав',
  },
  contract: { number: 12, date: '2026-11-20', edition: 1, editionDate: '2026-11-20' },
  vatPercent: 20,
  sum: 72_240,
  vat: 12_040,
  lines: [
    line({}),
    line({
      position: 2,
      orderId: 1_558,
      externalId: null,
      toTown: 'Брест',
      places: 1,
      weight: 3,
      price: 67_150,
      vat: 11_192,
    }),
    line({
      position: 3,
      orderId: null,
      words: 'Хранение, 5 дней',
      day: null,
      externalId: null,
      fromTown: null,
      toTown: null,
      places: null,
      weight: null,
      price: 1_250,
      vat: 208,
    }),
  ],
};
