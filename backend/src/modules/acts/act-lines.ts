import { numbered, shownOrderNumber, signedVatIn } from '@shlyah/domain';
import type { BillableOrder } from '../orders';
import type { ActLine, OwnLine } from './act.entity';

/** A line before it has an act and a position. */
export type NewLine = Omit<ActLine, 'id' | 'actId' | 'position'>;

const bare = { correctsPosition: null, orderId: null, liveOrderId: null, ownLineId: null };
const noCargo = { day: null, externalId: null, fromTown: null, toTown: null, places: null, weight: null };

/** `vatPercent` is null where the company charges no VAT. */
export function orderLine(order: BillableOrder, vatPercent: number | null): NewLine {
  const { id, ...frozen } = order;
  return {
    ...bare,
    ...frozen,
    orderId: id,
    liveOrderId: id,
    words: `Доставка по заказу ${numbered(shownOrderNumber(id))}`,
    vat: signedVatIn(order.price, vatPercent ?? 0),
  };
}

export const ownLine = ({ id, words, sum }: OwnLine, vatPercent: number | null): NewLine => ({
  ...bare,
  ...noCargo,
  ownLineId: id,
  words,
  price: sum,
  vat: signedVatIn(sum, vatPercent ?? 0),
});

/** The lines that take a line away at what it is now, and put it back at the right price, if that is not 0. */
export function correctingLines(
  line: ActLine,
  {
    now,
    price,
    vatPercent,
  }: { now: { price: number; vat: number }; price: number; vatPercent: number | null },
): NewLine[] {
  const { id: _id, actId: _actId, position, ...same } = line;
  const frozen = { ...same, correctsPosition: position, liveOrderId: null };
  const minus = { ...frozen, price: -now.price, vat: -now.vat };
  const plus = { ...frozen, price, vat: signedVatIn(price, vatPercent ?? 0) };
  return [minus, plus].filter((one) => one.price !== 0);
}

/** The sums of lines, in kopecks. */
export const totalsOf = (lines: readonly Pick<ActLine, 'price' | 'vat'>[]): { sum: number; vat: number } => ({
  sum: lines.reduce((total, { price }) => total + price, 0),
  vat: lines.reduce((total, { vat }) => total + vat, 0),
});
