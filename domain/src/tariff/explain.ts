import { formatPrice } from '../money';
import { capitalised } from '../text/letter-case';
import { plural } from '../text/plural';
import { shownNumber } from '../validation/words';
import { toKilograms, WEIGHT_STEP, type PricedItem } from './measures';
import type { QuotePart } from './types';

const STANDARD_KG = 25n * 100n * WEIGHT_STEP;
/** Above it, the price is agreed with a manager. */
export const AGREEMENT_KG = 50n * 100n * WEIGHT_STEP;

/** The labelled parts of the items' prices, in kopecks; they add up to the sum without the fragile surcharge. */
export function partsOf(
  items: readonly PricedItem[],
  destination: number,
  documentPrice: number,
): QuotePart[] {
  const docs = items.filter((item) => item.doc).length;
  const parcels = items.length - docs;
  const parts: QuotePart[] = [];
  if (parcels > 0) {
    const places = plural(parcels, 'место', 'места', 'мест');
    parts.push(partLine('Доставка до пункта назначения', parcels, places, destination));
  }
  parts.push(...surcharges(items, destination));
  if (docs > 0) {
    const sendings = plural(docs, 'отправление', 'отправления', 'отправлений');
    parts.push(partLine('Документы', docs, sendings, documentPrice));
  }
  return parts;
}

/** Surcharges over the destination's price, per item; equal adjacent ones share a line. */
function surcharges(items: readonly PricedItem[], destination: number): QuotePart[] {
  const found: { label: string; amount: number; first: number; last: number }[] = [];
  for (const [index, item] of items.entries()) {
    const amount = item.price - destination;
    if (item.doc || amount <= 0) continue;
    const label = surchargeLabel(item);
    const before = found.at(-1);
    if (before?.last === index && before.label === label && before.amount === amount) before.last += 1;
    else found.push({ label, amount, first: index + 1, last: index + 1 });
  }
  return found.map(({ label, amount, first, last }) => ({
    label: items.length > 1 ? `${numbered(first, last)}: ${label}` : capitalised(label),
    amount: amount * (last - first + 1),
  }));
}

const numbered = (first: number, last: number): string =>
  last > first ? `Места ${first}–${last}` : `Место ${first}`;

/** One line for partLine things of one price; the label gives count and price when there are more than one. */
function partLine(name: string, count: number, things: string, price: number): QuotePart {
  const label = count > 1 ? `${name}: ${count} ${things} по ${formatPrice(price)}` : name;
  return { label, amount: price * count };
}

function surchargeLabel(item: PricedItem): string {
  const kilograms = shownNumber(Math.round(toKilograms(item.weight) * 100) / 100);
  return item.actual >= item.volume
    ? `надбавка за вес ${kilograms} кг`
    : `надбавка за объём, объёмный вес ${kilograms} кг`;
}

/** Whether the actual weight alone exceeds the limit. */
const isHeavy = (items: readonly PricedItem[]): boolean =>
  items.reduce((sum, { actual }) => sum + actual, 0n) > AGREEMENT_KG;

/** Remarks shown beside the price (docs/contract.md#price-limits). */
export function noticesOf(items: readonly PricedItem[], byAgreement: boolean): string[] {
  const notices: string[] = [];
  if (byAgreement) {
    notices.push(`Больше 50 кг${isHeavy(items) ? '' : ' с учётом объёмного веса'}: цену назовёт менеджер.`);
  }
  const beyond = items.flatMap((item, index) =>
    item.oversize || item.actual > STANDARD_KG ? [index + 1] : [],
  );
  if (beyond.length > 0) {
    const places = `${beyond.length > 1 ? 'Места' : 'Место'} ${beyond.join(', ')}: больше`;
    const subject = items.length > 1 ? places : 'Больше';
    notices.push(`${subject} 50×50×50 см или тяжелее 25 кг — вне тарифа «Стандарт».`);
  }
  return notices;
}
