import { readFields } from '../text/read';
import { coefficientOf } from './bands';
import { AGREEMENT_KG, noticesOf, partsOf } from './explain';
import { measure, VOLUME_STEP, WEIGHT_STEP, withMinimum, type PricedItem } from './measures';
import { DOCUMENT_PRICE } from './seeds';
import type { Cargo, CargoItem, Quote, QuotedItem, TariffTables } from './types';

/**
 * Prices cargo, in kopecks (docs/contract.md#price). `destinationPrice` is the price of the receive point or of the zone.
 * Never throws: an invalid measure counts as absent, so validate the cargo first.
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

/** Prices an item (docs/contract.md#price-bands). The ratio stays a pair of integers, so only the kopecks are rounded, half up. */
function priceItem(item: Partial<CargoItem>, destination: number, tables: TariffTables): PricedItem {
  const measures = measure(item);
  const doc = item.type === 'doc';
  const weightCoefficient = coefficientOf(
    tables.weight,
    withMinimum(measures.weight, WEIGHT_STEP),
    WEIGHT_STEP,
  );
  const volumeCoefficient = coefficientOf(
    tables.volume,
    withMinimum(measures.volume, VOLUME_STEP),
    VOLUME_STEP,
  );
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

/** Clamps any value to a finite amount. */
const safeKopecks = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(0, Math.round(value)), 1e10) : 0;

/**
 * Whether the price is by agreement (docs/contract.md#price-limits). An item without an entered volume counts its actual
 * weight, not the volumetric weight of the default volume: 26 small items are not 52 kg.
 */
function isByAgreement(items: readonly PricedItem[]): boolean {
  const weights = items.map(({ given, actual, weight }) =>
    given === 0n ? actual : withMinimum(weight, WEIGHT_STEP),
  );
  return weights.reduce((sum, weight) => sum + weight, 0n) > AGREEMENT_KG;
}

function shown(item: PricedItem): QuotedItem {
  const ratio = item.weightCoefficient / item.volumeCoefficient;
  return { price: item.price, multiplier: item.doc ? null : Math.max(1, Math.round(ratio * 1e4) / 1e4) };
}
