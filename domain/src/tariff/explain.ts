import { formatPrice } from '../money';
import { plural } from '../text/plural';
import { toKilograms, WEIGHT_STEP } from './measures';
import type { Priced } from './priced';
import { DOCUMENT_PRICE } from './seeds';
import type { QuotePart } from './types';

const STANDARD_KG = 25n * 100n * WEIGHT_STEP;

/**
 * The parts of the items' prices, labelled; they add up to their sum, kopecks. The fragile surcharge is not among
 * them.
 */
export function partsOf(items: readonly Priced[], destination: number): QuotePart[] {
  const docs = items.filter((item) => item.doc).length;
  const parcels = items.length - docs;
  const parts: QuotePart[] = [];
  if (parcels > 0) {
    const places = plural(parcels, 'место', 'места', 'мест');
    parts.push(several('Доставка до пункта назначения', parcels, places, destination));
  }
  items.forEach((item, index) => {
    const amount = item.price - destination;
    if (item.doc || amount <= 0) return;
    const label = surchargeLabel(item);
    parts.push({ label: items.length > 1 ? `Место ${index + 1}: ${label}` : capitalised(label), amount });
  });
  if (docs > 0) {
    const sendings = plural(docs, 'отправление', 'отправления', 'отправлений');
    parts.push(several('Документы', docs, sendings, DOCUMENT_PRICE));
  }
  return parts;
}

/** One line for several things of one price; the label gives count and price when there are more than one. */
function several(name: string, count: number, things: string, price: number): QuotePart {
  const label = count > 1 ? `${name}: ${count} ${things} по ${formatPrice(price)}` : name;
  return { label, amount: price * count };
}

function surchargeLabel(item: Priced): string {
  const ratio =
    item.volumeCoefficient === 100
      ? `коэффициент ${item.weightCoefficient / 100}`
      : `коэффициент ${item.weightCoefficient / 100} (вес) : ${item.volumeCoefficient / 100} (объём)`;
  const kilograms = Math.round(toKilograms(item.weight) * 100) / 100;
  return item.actual >= item.volume
    ? `надбавка за вес ${kilograms} кг, ${ratio}`
    : `надбавка за объём, объёмный вес ${kilograms} кг, ${ratio}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Remarks shown beside the price (docs/contract.md#price-limits). */
export function noticesOf(items: readonly Priced[], byAgreement: boolean): string[] {
  const notices: string[] = [];
  if (byAgreement) {
    notices.push('Груз больше 50 кг с учётом объёмного веса: стоимость — по согласованию с менеджером.');
  }
  const beyond = items.flatMap((item, index) =>
    item.oversize || item.actual > STANDARD_KG ? [index + 1] : [],
  );
  if (beyond.length > 0) {
    const places = `${beyond.length > 1 ? 'Места' : 'Место'} ${beyond.join(', ')}:`;
    const subject = items.length > 1 ? places : 'Отправление';
    notices.push(`${subject} больше 50×50×50 см или тяжелее 25 кг, это сверх тарифа «Стандарт».`);
  }
  return notices;
}
