import type { ActLine, ActSource } from './act-source';
import { quantities, serviceOf, servicesOf } from './act-words';
import { capitalised } from '@shlyah/domain';

/** A row of an act as its papers show it, money in kopecks. */
export interface ActRow {
  no: number;
  service: string;
  order: number | null;
  externalId: string;
  /** `YYYY-MM-DD`. */
  day: string | null;
  places: number | null;
  weight: number | null;
  price: number;
  vat: number | null;
}

export const actRows = ({ lines }: Pick<ActSource, 'lines'>): ActRow[] =>
  lines.map((line, at) => ({
    no: at + 1,
    service: serviceOf(line),
    order: line.orderId,
    externalId: line.externalId ?? '',
    day: line.day,
    places: line.places,
    weight: line.weight,
    price: line.price,
    vat: line.vat,
  }));

/** A row of an invoice: the orders of the act together, then each line of the staff. */
export interface InvoiceRow {
  no: number;
  service: string;
  /** Null for a line of the staff. */
  orders: number | null;
  price: number;
  vat: number | null;
}

export function invoiceRows({ number, month, lines }: ActSource): InvoiceRow[] {
  const ofOrders = lines.filter(({ orderId }) => orderId !== null);
  const own = lines.filter(({ orderId }) => orderId === null);
  const carriage = `${capitalised(servicesOf({ month }))} по акту №\u00a0${number}`;
  const rows = [
    ...(ofOrders.length === 0
      ? []
      : [{ service: carriage, orders: quantities(ofOrders).orders, ...sumsOf(ofOrders) }]),
    ...own.map((line) => ({ service: serviceOf(line), orders: null, ...sumsOf([line]) })),
  ];
  return rows.map((row, at) => ({ no: at + 1, ...row }));
}

const sumsOf = (lines: readonly ActLine[]): { price: number; vat: number | null } => ({
  price: lines.reduce((sum, { price }) => sum + price, 0),
  vat: lines.reduce<number | null>((sum, { vat }) => (vat === null ? sum : (sum ?? 0) + vat), null),
});
