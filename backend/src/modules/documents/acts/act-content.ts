import { formatDate, formatIban, NO_SIGNATURE, shownNumber } from '@shlyah/domain';
import { dayInWords, moneyInFigures, moneyInWords, orBlank, signatureOf } from '../data/values';
import { ACT_COLUMNS, INVOICE_COLUMNS, type ActContent, type Signer } from './act-job';
import { actRows, invoiceRows } from './act-rows';
import type { ActParty, ActSource } from './act-source';
import {
  actTitle,
  bankOf,
  clientOf,
  contractOf,
  correctionOf,
  DUE,
  invoiceTitle,
  quantities,
  quantityOf,
  servicesOf,
  vatOf,
} from './act-words';

const figures = (kopecks: number | null): string => (kopecks === null ? 'без НДС' : moneyInFigures(kopecks));

const numberOrNothing = (value: number | null): string => (value ? shownNumber(value) : '');

export const signerOf = (role: string, party: ActParty): Signer => ({
  role,
  name: orBlank(party.name),
  details: [
    `УНП ${orBlank(party.unp)}, ${orBlank(party.address)}`,
    `Р/с ${orBlank(formatIban(party.account))}, ${bankOf(party)}`,
  ],
  position: party.position,
  signature: orBlank(signatureOf(party.signer)),
});

const partyLine = (role: string, { name, unp }: ActParty): string =>
  `${role}: ${orBlank(name)}, УНП ${orBlank(unp)}`;

const groundLine = (source: ActSource): string =>
  `Основание: договор транспортной экспедиции ${contractOf(source)}`;

const acrossOf = ({ isAnnulled }: ActSource): string => (isAnnulled ? 'Аннулирован' : '');

/** «Всего на сумму 722,40 бел. руб. (Семьсот …), в том числе НДС …». */
const sumLine = (source: ActSource, beginning: string): string =>
  `${beginning} ${moneyInFigures(source.sum)}\u00a0бел.\u00a0руб. (${moneyInWords(source.sum)}), ${vatOf(source)}.`;

/** The content of an act as PDF. */
export function actContent(source: ActSource): ActContent {
  const { lines, sum, vat } = source;
  const client = clientOf(source);
  const { count, weight } = quantities(lines);
  const total = ['', 'Итого', '', '', '', numberOrNothing(count), numberOrNothing(weight)];
  return {
    title: actTitle(source),
    day: `от ${dayInWords(source.date)}`,
    across: acrossOf(source),
    above: [
      partyLine('Экспедитор', source.company),
      partyLine('Клиент', client),
      groundLine(source),
      correctionOf(source) || `Экспедитор оказал, а Клиент принял ${servicesOf(source)}:`,
    ],
    columns: ACT_COLUMNS,
    rows: actRows(source).map((row) => [
      String(row.no),
      row.service,
      row.order === null ? '' : `№\u00a0${row.order}`,
      row.externalId,
      row.day === null ? '' : formatDate(row.day),
      numberOrNothing(row.places),
      numberOrNothing(row.weight),
      moneyInFigures(row.price),
      figures(row.vat),
    ]),
    totals: [...total, moneyInFigures(sum), figures(vat)],
    below: [
      sumLine(source, 'Всего на сумму'),
      ...(quantityOf(source) ? [`Количество: ${quantityOf(source)}.`] : []),
      NO_SIGNATURE,
    ],
    signers: [signerOf('Экспедитор', source.company), signerOf('Клиент', client)],
  };
}

/** The content of an invoice as PDF. */
export function invoiceContent(source: ActSource): ActContent {
  const { company, sum, vat } = source;
  const client = clientOf(source);
  return {
    title: invoiceTitle(source),
    day: `от ${dayInWords(source.date)}`,
    across: acrossOf(source),
    above: [
      `${partyLine('Исполнитель', company)}, ${orBlank(company.address)}`,
      `Р/с ${orBlank(formatIban(company.account))}, ${bankOf(company)}`,
      `${partyLine('Плательщик', client)}, ${orBlank(client.address)}`,
      groundLine(source),
    ],
    columns: INVOICE_COLUMNS,
    rows: invoiceRows(source).map(({ no, service, orders, price, vat: inPrice }) => [
      String(no),
      service,
      numberOrNothing(orders),
      moneyInFigures(price),
      figures(inPrice),
    ]),
    totals: ['', 'Итого', '', moneyInFigures(sum), figures(vat)],
    below: [sumLine(source, 'К оплате'), DUE],
    signers: [{ ...signerOf('Исполнитель', company), details: [] }],
  };
}
