import {
  cleanFields,
  FRAGILE_ON_WIRE,
  orderFields,
  packageFields,
  readNumber,
  type ItemFacts,
  type PackageBody,
} from '@shlyah/domain';
import { eachPlace } from './cargo-row';
import type { CargoRow, NewOrder, OrderValues, QuoteRequest } from './types';

/** An item as it is sent: numbers read, what its kind rules out dropped. */
export const wireItem = (row: CargoRow): PackageBody => cleanFields(packageFields, row);

/** The order as it is sent, without what only the server sets. */
export function toCreateOrderDto(values: OrderValues): NewOrder {
  const { fragileCargo, ...fields } = cleanFields(orderFields, values);
  return { ...fields, 'fragile\u0421argo': fragileCargo, packages: eachPlace(values.packages).map(wireItem) };
}

/** Destination of the quote: a receive point or a city; null while neither is chosen. */
export type QuoteDestination = { recivePoint: number } | { cityId: number } | null;

export function quoteDestination(
  values: Pick<OrderValues, 'deliveryAddress' | 'recivePoint' | 'reciverAddressId'>,
): QuoteDestination {
  if (values.deliveryAddress === 'punkt') {
    const recivePoint = readNumber(values.recivePoint);
    return recivePoint === null ? null : { recivePoint };
  }
  const cityId = readNumber(values.reciverAddressId);
  return cityId === null ? null : { cityId };
}

/** The question for the price of these items. */
export function quoteRequest(
  place: NonNullable<QuoteDestination>,
  rows: readonly CargoRow[],
  fragile: boolean,
): QuoteRequest {
  return { ...place, [FRAGILE_ON_WIRE]: fragile, packages: eachPlace(rows).map(wireItem) };
}

/** The places for totals and words: what cannot be read yet counts as not given. */
export const cargoItems = (rows: readonly CargoRow[]): ItemFacts[] =>
  eachPlace(rows).map((row) => ({
    ...row,
    length: readNumber(row.length),
    width: readNumber(row.width),
    height: readNumber(row.height),
    weight: readNumber(row.weight),
    volume: readNumber(row.volume),
    count: readNumber(row.count),
  }));
