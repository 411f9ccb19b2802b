import { readFields } from '../text/read';
import { coefficientOf } from './bands';
import { AGREEMENT_KG, noticesOf, partsOf } from './explain';
import { counted, measure, VOLUME_STEP, WEIGHT_STEP } from './measures';
import type { Priced } from './priced';
import { DOCUMENT_PRICE } from './seeds';
import type { Cargo, CargoItem, Quote, QuotedItem, TariffTables } from './types';

/**
 * The one price of the product (docs/contract.md#price), kopecks. `destinationPrice` is the receive point's or the
 * zone's. Never throws: an invalid measure counts as absent, so check the cargo with its field table first.
 */
export function quote(cargo: Cargo, destinationPrice: number, tables: TariffTables): Quote {
  const destination = safeKopecks(destinationPrice);
  const list: unknown = readFields(cargo)['items'];
  const items = (Array.isArray(list) ? list : []).map((item) =>
    priceItem(readFields(item), destination, tables),
  );
  const byAgreement = isByAgreement(items);
  const notices = noticesOf(items, byAgreement);
  if (byAgreement) {
    const nothing = items.map((): QuotedItem => ({ price: null, multiplier: null }));
    return { total: null, byAgreement, items: nothing, parts: [], notices };
  }
  const parts = partsOf(items, destination, documentPriceOf(tables));
  const surcharge = safeKopecks(tables.fragileSurcharge);
  if (readFields(cargo)['fragile'] === true && surcharge > 0) {
    parts.push({ label: 'Хрупкий груз', amount: surcharge });
  }
  const total = parts.reduce((sum, part) => sum + part.amount, 0);
  return { total, byAgreement, items: items.map(shown), parts, notices };
}

/**
 * An item's price (docs/contract.md#price-bands). The ratio stays a pair of integers, so that rounding happens once,
 * half up, on the kopecks.
 */
function priceItem(item: Partial<CargoItem>, destination: number, tables: TariffTables): Priced {
  const measures = measure(item);
  const doc = item.type === 'doc';
  const weightCoefficient = coefficientOf(tables.weight, counted(measures.weight, WEIGHT_STEP), WEIGHT_STEP);
  const volumeCoefficient = coefficientOf(tables.volume, counted(measures.volume, VOLUME_STEP), VOLUME_STEP);
  const price = doc
    ? documentPriceOf(tables)
    : weightCoefficient > volumeCoefficient
      ? halfUp(BigInt(destination) * BigInt(weightCoefficient), BigInt(volumeCoefficient))
      : destination;
  return { ...measures, doc, price, weightCoefficient, volumeCoefficient };
}

const documentPriceOf = ({ documentPrice = DOCUMENT_PRICE }: TariffTables): number =>
  safeKopecks(documentPrice);

/** The quotient of two integers, rounded half up. */
const halfUp = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/** Any value as an amount that keeps the arithmetic finite. */
const safeKopecks = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(0, Math.round(value)), 1e10) : 0;

/**
 * Whether there is no price (docs/contract.md#price-limits). The volume assumed where none was given does not measure
 * the cargo, so such an item counts its actual weight: 26 small things are not 52 kg.
 */
function isByAgreement(items: readonly Priced[]): boolean {
  const weights = items.map(({ given, actual, weight }) =>
    given === 0n ? actual : counted(weight, WEIGHT_STEP),
  );
  return weights.reduce((sum, weight) => sum + weight, 0n) > AGREEMENT_KG;
}

function shown(item: Priced): QuotedItem {
  const ratio = item.weightCoefficient / item.volumeCoefficient;
  return { price: item.price, multiplier: item.doc ? null : Math.max(1, Math.round(ratio * 1e4) / 1e4) };
}
