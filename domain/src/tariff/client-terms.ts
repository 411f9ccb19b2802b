import { shownNumber } from '../validation/words';
import { quote } from './quote';
import { DOCUMENT_PRICE } from './seeds';
import type { Cargo, Quote, TariffTables } from './types';

/** The coefficient of the plain tariff, in ten-thousandths. */
export const WHOLE_TARIFF = 10_000;

/** A client's price terms (docs/contract.md#client-terms). */
export interface ClientTerms {
  /** Factor on every price of the tariff except own prices, in ten-thousandths. */
  coefficient: number;
  /** Own prices of regions, kopecks, by region id. */
  prices: Readonly<Record<number, number>>;
}

export const NO_TERMS: ClientTerms = { coefficient: WHOLE_TARIFF, prices: {} };

/** Multiplies a price by a coefficient, rounded half up; a positive price stays at least one kopeck. */
export const applyCoefficient = (coefficient: number, price: number): number =>
  price <= 0 ? 0 : Math.max(1, Math.floor((2 * price * coefficient + WHOLE_TARIFF) / (2 * WHOLE_TARIFF)));

/** The price of a region for a client: the own price, else the tariff's price times the coefficient. */
export const clientRegionPrice = (
  { coefficient, prices }: ClientTerms,
  region: { id: number; price: number },
): number => prices[region.id] ?? applyCoefficient(coefficient, region.price);

/** A destination with its price: a region, or a receive point, whose `regionId` is null. */
export interface PricedPlace {
  regionId: number | null;
  /** Of the tariff, kopecks. */
  price: number;
}

/** The client's terms that affected a price. */
export interface AppliedTerms {
  /** Null if no part of the price used it. */
  coefficient: number | null;
  /** Whether the region's own price was used. */
  ownPrice: boolean;
  /** The total without the terms, kopecks. */
  tariffTotal: number;
}

/** Quotes cargo for a client; `applied` is null if the terms change nothing. */
export function quoteForClient(
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
  const ownQuote = quote(cargo, own ?? applyCoefficient(coefficient, price), {
    ...tables,
    fragileSurcharge: applyCoefficient(coefficient, tables.fragileSurcharge),
    documentPrice: applyCoefficient(coefficient, tables.documentPrice ?? DOCUMENT_PRICE),
  });
  return { quote: ownQuote, applied: { coefficient: used, ownPrice, tariffTotal: byTariff.total } };
}

/** A coefficient as a percent change: 0.95 is −5; two decimals. */
export const termsPercent = (coefficient: number): number =>
  Math.round((coefficient - 1) * WHOLE_TARIFF) / 100;

/** The inverse of `termsPercent`. */
export const termsCoefficient = (percent: number): number =>
  Math.round(WHOLE_TARIFF + percent * 100) / WHOLE_TARIFF;

/** A wire coefficient in words: «скидка 5 %», «наценка 10 %», «по тарифу». */
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
