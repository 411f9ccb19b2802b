import { formatPrice } from '../money';
import { readFields } from '../text/read';
import { plural } from '../text/plural';
import { coefficientOf } from './bands';
import { counted, measure, toKilograms, VOLUME_STEP, WEIGHT_STEP, type Measures } from './measures';
import { DOCUMENT_PRICE } from './seeds';
import type { Cargo, CargoItem, Quote, QuotePart, QuotedItem, TariffTables } from './types';

const AGREEMENT_KG = 50n * 100n * WEIGHT_STEP;
const STANDARD_KG = 25n * 100n * WEIGHT_STEP;

interface Priced extends Measures {
  doc: boolean;
  price: number;
  weightCoefficient: number;
  volumeCoefficient: number;
}

/**
 * The one price of the product (contract, section 4), kopecks. `destinationPrice` is the receive point's or the zone's.
 * Never throws: what is not a measure counts as not given, so check the cargo with the rule tables first.
 */
export function quote(cargo: Cargo, destinationPrice: number, tables: TariffTables): Quote {
  const destination = safeKopecks(destinationPrice);
  const list: unknown = readFields(cargo)['items'];
  const items = (Array.isArray(list) ? list : []).map((item) =>
    priceItem(readFields(item), destination, tables),
  );
  const notices = noticesOf(items);
  if (isByAgreement(items)) {
    const nothing = items.map((): QuotedItem => ({ price: null, multiplier: null }));
    return { total: null, byAgreement: true, items: nothing, parts: [], notices };
  }
  const parts = partsOf(items, destination);
  const surcharge = safeKopecks(tables.fragileSurcharge);
  if (readFields(cargo)['fragile'] === true && surcharge > 0) {
    parts.push({ label: 'Хрупкий груз', amount: surcharge });
  }
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  return { total, byAgreement: false, items: items.map(shown), parts, notices };
}

/** Rules 3 to 5. The ratio stays a pair of integers, so that rounding happens once, half up, on the kopecks. */
function priceItem(item: Partial<CargoItem>, destination: number, tables: TariffTables): Priced {
  const measures = measure(item);
  const doc = item.type === 'doc';
  const weightCoefficient = coefficientOf(tables.weight, counted(measures.weight, WEIGHT_STEP), WEIGHT_STEP);
  const volumeCoefficient = coefficientOf(tables.volume, counted(measures.volume, VOLUME_STEP), VOLUME_STEP);
  const price = doc
    ? DOCUMENT_PRICE
    : weightCoefficient > volumeCoefficient
      ? halfUp(BigInt(destination) * BigInt(weightCoefficient), BigInt(volumeCoefficient))
      : destination;
  return { ...measures, doc, price, weightCoefficient, volumeCoefficient };
}

const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

const safeKopecks = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(0, Math.round(value)), 1e12) : 0;

/** Rule 7: each item's weight as in rule 3; a document that says nothing of its weight adds none. */
function isByAgreement(items: readonly Priced[]): boolean {
  const weights = items.map((item) =>
    item.doc && item.weight === 0n ? 0n : counted(item.weight, WEIGHT_STEP),
  );
  return weights.reduce((sum, weight) => sum + weight, 0n) > AGREEMENT_KG;
}

function shown(item: Priced): QuotedItem {
  const ratio = item.weightCoefficient / item.volumeCoefficient;
  return { price: item.price, multiplier: item.doc ? null : Math.max(1, Math.round(ratio * 1e4) / 1e4) };
}

function partsOf(items: readonly Priced[], destination: number): QuotePart[] {
  const docs = items.filter((item) => item.doc).length;
  const parcels = items.length - docs;
  const parts: QuotePart[] = [];
  if (parcels > 0) {
    const each = `: ${parcels} ${plural(parcels, 'место', 'места', 'мест')} по ${formatPrice(destination)}`;
    parts.push({
      label: `Доставка до пункта назначения${parcels > 1 ? each : ''}`,
      amount: destination * parcels,
    });
  }
  items.forEach((item, index) => {
    const amount = item.price - destination;
    if (item.doc || amount <= 0) return;
    const label = surchargeLabel(item);
    parts.push({ label: items.length > 1 ? `Место ${index + 1}: ${label}` : capitalised(label), amount });
  });
  if (docs > 0) {
    const each = `: ${docs} ${plural(docs, 'отправление', 'отправления', 'отправлений')} по ${formatPrice(DOCUMENT_PRICE)}`;
    parts.push({ label: `Документы${docs > 1 ? each : ''}`, amount: DOCUMENT_PRICE * docs });
  }
  return parts;
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

function noticesOf(items: readonly Priced[]): string[] {
  const notices: string[] = [];
  if (isByAgreement(items)) {
    notices.push('Груз больше 50 кг с учётом объёмного веса: стоимость — по согласованию с менеджером.');
  }
  const beyond = items.flatMap((item, index) =>
    item.oversize || item.actual > STANDARD_KG ? [String(index + 1)] : [],
  );
  if (beyond.length > 0) {
    const places =
      items.length > 1 ? `${beyond.length > 1 ? 'Места' : 'Место'} ${beyond.join(', ')}` : 'Отправление';
    notices.push(`${places}: больше 50×50×50 см или тяжелее 25 кг, это сверх тарифа «Стандарт».`);
  }
  return notices;
}
