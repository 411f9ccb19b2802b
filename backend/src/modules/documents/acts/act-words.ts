import { formatDate, kilograms, monthName, places, plural, shownNumber } from '@shlyah/domain';
import { bicOf } from '../data/bic';
import { customerOf } from '../data/customer';
import { moneyInFigures, orBlank } from '../data/values';
import type { ActLine, ActParty, ActSource } from './act-source';

/** «Акт сдачи-приёмки оказанных услуг № 12», with the reason why the paper is not valid. */
export function actTitle({ number, corrects, isAnnulled }: ActSource): string {
  const name = corrects ? 'Корректировочный акт' : 'Акт сдачи-приёмки оказанных услуг';
  return `${name} №\u00a0${number}${annulled(isAnnulled)}`;
}

export const invoiceTitle = ({ number, isAnnulled }: ActSource): string =>
  `Счёт №\u00a0${number}${annulled(isAnnulled)}`;

const annulled = (isAnnulled: boolean): string => (isAnnulled ? ' (АННУЛИРОВАН)' : '');

/** «к акту № 12 от 01.12.2026. Основание: …»; empty for an act of a month. */
export const correctionOf = ({ corrects }: ActSource): string =>
  corrects
    ? `К акту №\u00a0${corrects.number} от ${formatDate(corrects.date)}. Основание: ${corrects.reason}`
    : '';

/** What the act is about, in the accusative. */
export const servicesOf = ({ month }: Pick<ActSource, 'month'>): string =>
  `услуги транспортной экспедиции за ${monthName(month)}\u00a0г.`;

/** «Доставка: Минск — Гомель», or the words of the line. */
export function serviceOf({ words, fromTown, toTown }: ActLine): string {
  if (words !== null) return words;
  const towns = [fromTown, toTown].filter(Boolean).join(' — ');
  return towns ? `Доставка: ${towns}` : 'Доставка';
}

/** «52 заказа, 70 мест, 340,5 кг»; empty for an act without orders. */
export function quantityOf({ lines }: Pick<ActSource, 'lines'>): string {
  const { orders, count, weight } = quantities(lines);
  if (orders === 0) return '';
  return [
    `${orders}\u00a0${plural(orders, 'заказ', 'заказа', 'заказов')}`,
    places(count),
    ...(weight > 0 ? [kilograms(weight)] : []),
  ].join(', ');
}

/** The number of different orders of an act, their places and kilograms. */
export function quantities(lines: readonly ActLine[]): { orders: number; count: number; weight: number } {
  const ofOrders = new Map(lines.flatMap((line) => (line.orderId === null ? [] : [[line.orderId, line]])));
  const all = [...ofOrders.values()];
  return {
    orders: all.length,
    count: all.reduce((sum, { places: one }) => sum + (one ?? 0), 0),
    // In thousandths, because kilograms have fractions.
    weight: all.reduce((sum, { weight }) => sum + Math.round((weight ?? 0) * 1000), 0) / 1000,
  };
}

/** «в том числе НДС 20 % (120,40 бел. руб.)» or «без НДС»: the НДС of the lines, not that of their sum. */
export function vatOf({ vatPercent, vat }: Pick<ActSource, 'vatPercent' | 'vat'>): string {
  if (vatPercent === null || vat === null) return 'без НДС';
  return `в том числе НДС ${shownNumber(vatPercent)}\u00a0% (${moneyInFigures(vat)}\u00a0бел.\u00a0руб.)`;
}

/** The term of the договор, 5.6. */
export const DUE = 'Оплатите в течение пяти рабочих дней со дня получения счёта.';

/** The client as it signs: a sole trader in person, without a post. */
export function clientOf({ client }: ActSource): ActParty {
  const { name, signer, position, authority } = client;
  const customer = customerOf(name, { fullName: signer, position, doc: authority });
  return {
    ...client,
    name: customer.name ?? '',
    signer: customer.signatory,
    position: customer.isSoleTrader ? '' : orBlank(position),
  };
}

/** «ОАО «АСБ Беларусбанк», 220089, г. Минск, БИК AKBBBY2X». */
export function bankOf({ bank, bankAddress, bic, account }: ActParty): string {
  const code = bic ?? bicOf({ bank, pc: account });
  return [orBlank(bank), bankAddress, code && !bank.includes(code) && `БИК ${code}`]
    .filter(Boolean)
    .join(', ');
}

/** «№ 12 от 20.11.2026 в редакции № 2 от 03.12.2026». */
export function contractOf({ contract }: ActSource): string {
  const { number, date, edition, editionDate } = contract;
  const changed = edition > 1 ? ` в редакции №\u00a0${edition} от ${formatDate(editionDate)}` : '';
  return `№\u00a0${number} от ${formatDate(date)}${changed}`;
}
