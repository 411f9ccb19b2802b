import {
  cleanPackage,
  cleanValues,
  FRAGILE_ON_WIRE,
  orderRules,
  readNumber,
  type CargoItem,
} from '@shlyah/domain';
import type { CargoRow, NewOrder, OrderValues, QuoteRequest } from './types';

type Item = NewOrder['packages'][number];

/** An item as it is sent: numbers read, what its kind rules out dropped. */
export const wireItem = (row: CargoRow): Item => cleanPackage(row) as unknown as Item;

/** The order as it is sent, without what only the server sets. */
export function wireOrder(values: OrderValues): NewOrder {
  const { fragileCargo, ...cleaned } = cleanValues(orderRules, values);
  return {
    ...cleaned,
    [FRAGILE_ON_WIRE]: fragileCargo === true,
    packages: values.packages.map(wireItem),
  } as unknown as NewOrder;
}

/** Where the price is asked for: a receive point or a city; null while neither is chosen. */
export type QuotePlace = { recivePoint: number } | { cityId: number } | null;

export function placeOf(
  values: Pick<OrderValues, 'deliveryAddress' | 'recivePoint' | 'reciverAddressId'>,
): QuotePlace {
  if (values.deliveryAddress === 'punkt') {
    const recivePoint = readNumber(values.recivePoint);
    return recivePoint === null ? null : { recivePoint };
  }
  return values.reciverAddressId === null ? null : { cityId: values.reciverAddressId };
}

/** The question for the price of these items. */
export function quoteRequest(
  place: NonNullable<QuotePlace>,
  rows: readonly CargoRow[],
  fragile: boolean,
): QuoteRequest {
  return { ...place, [FRAGILE_ON_WIRE]: fragile, packages: rows.map(wireItem) };
}

/** The items for totals and words: what cannot be read yet counts as not given. */
export const cargoItems = (
  rows: readonly CargoRow[],
): (CargoItem & Pick<CargoRow, 'name' | 'useTTN' | 'TTN' | 'returnTTN'>)[] =>
  rows.map((row) => ({
    ...row,
    length: readNumber(row.length),
    width: readNumber(row.width),
    height: readNumber(row.height),
    weight: readNumber(row.weight),
    volume: readNumber(row.volume),
    count: readNumber(row.count),
  }));
