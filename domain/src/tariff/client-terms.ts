import { shownNumber } from '../validation/words';
import { quote } from './quote';
import { DOCUMENT_PRICE } from './seeds';
import type { Cargo, Quote, TariffTables } from './types';

/** What the tariff itself is, in ten-thousandths. */
export const WHOLE_TARIFF = 10_000;

/** A client's own conditions (docs/contract.md#client-terms). */
export interface ClientTerms {
  /** Ten-thousandths of every price of the tariff, own prices apart. */
  coefficient: number;
  /** Own prices of regions, kopecks, by the region's number. */
  prices: Readonly<Record<number, number>>;
}

export const NO_TERMS: ClientTerms = { coefficient: WHOLE_TARIFF, prices: {} };

/** A price of the tariff under a coefficient, kopecks, rounded half up; one that is more than nothing stays so. */
export const priceBy = (coefficient: number, price: number): number =>
  price <= 0 ? 0 : Math.max(1, Math.floor((2 * price * coefficient + WHOLE_TARIFF) / (2 * WHOLE_TARIFF)));

/** The price of a region for a client: the own one as it stands, else that of the tariff under the coefficient. */
export const regionPriceBy = (
  { coefficient, prices }: ClientTerms,
  region: { id: number; price: number },
): number => prices[region.id] ?? priceBy(coefficient, region.price);

/** Where cargo goes: a region, or a receive point, which has no region of the tariff. */
export interface PricedPlace {
  regionId: number | null;
  /** Of the tariff, kopecks. */
  price: number;
}

/** What of a client's conditions has made a price. */
export interface AppliedTerms {
  /** Null where nothing was priced by it. */
  coefficient: number | null;
  /** Whether an own price of the region has counted. */
  ownPrice: boolean;
  /** By the tariff alone, kopecks. */
  tariffTotal: number;
}

/** What cargo costs a client, and by which conditions; null where they change nothing. */
export function quoteFor(
  terms: ClientTerms,
  cargo: Cargo,
  { regionId, price }: PricedPlace,
  tables: TariffTables,
): { quote: Quote; applied: AppliedTerms | null } {
  const { coefficient } = terms;
  const own = regionId === null ? undefined : terms.prices[regionId];
  const byTariff = quote(cargo, price, tables);
  if (byTariff.total === null || (coefficient === WHOLE_TARIFF && own === undefined))
    return { quote: byTariff, applied: null };
  const hasParcels = cargo.items.some(({ type }) => type !== 'doc');
  const hasDocuments = cargo.items.some(({ type }) => type === 'doc');
  const isFragile = cargo.fragile && tables.fragileSurcharge > 0;
  const ownPrice = own !== undefined && hasParcels;
  const isUnderIt = hasDocuments || isFragile || (hasParcels && !ownPrice);
  const used = coefficient !== WHOLE_TARIFF && isUnderIt ? coefficient : null;
  if (!ownPrice && used === null) return { quote: byTariff, applied: null };
  const ownQuote = quote(cargo, own ?? priceBy(coefficient, price), {
    ...tables,
    fragileSurcharge: priceBy(coefficient, tables.fragileSurcharge),
    documentPrice: priceBy(coefficient, tables.documentPrice ?? DOCUMENT_PRICE),
  });
  return { quote: ownQuote, applied: { coefficient: used, ownPrice, tariffTotal: byTariff.total } };
}

/** 0.95 is −5; to two decimals. */
export const termsPercent = (coefficient: number): number =>
  Math.round((coefficient - 1) * WHOLE_TARIFF) / 100;

/** The other way round. */
export const termsCoefficient = (percent: number): number =>
  Math.round(WHOLE_TARIFF + percent * 100) / WHOLE_TARIFF;

/** «скидка 5 %», «наценка 10 %», «по тарифу»; of a coefficient as the wire carries it. */
export function coefficientWords(coefficient: number): string {
  const percent = termsPercent(coefficient);
  if (percent === 0) return 'по тарифу';
  return `${percent < 0 ? 'скидка' : 'наценка'} ${shownNumber(Math.abs(percent))}\u00a0%`;
}

/** «скидка 5 %, своя цена области». */
export const appliedWords = ({
  coefficient,
  ownPrice,
}: {
  coefficient: number | null;
  ownPrice: boolean;
}): string =>
  [coefficient === null ? '' : coefficientWords(coefficient), ownPrice ? 'своя цена области' : '']
    .filter(Boolean)
    .join(', ');
