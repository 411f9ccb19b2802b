import { goneOf } from '../order-lists';
import type { OrderSummary } from '../orders';
import type { RegisterEdition, RegisterOrder } from './register.entity';

/** An order as a paper has it: its cargo, or why it is struck out. The weight is in grams. */
export type PrintedOrder = Pick<RegisterOrder, 'orderId' | 'position' | 'places' | 'weight' | 'gone'>;

/** How an order differs from the paper. */
export type OrderChange = 'canceled' | 'deleted' | 'returned' | 'cargo';

/** The order as a paper made now would have it. A struck out order keeps its last printed cargo. */
export function printedNow(row: PrintedOrder, summary: OrderSummary | undefined): PrintedOrder {
  const gone = goneOf(summary);
  const { orderId, position } = row;
  const { places, weight } = gone || !summary ? row : summary;
  return { orderId, position, places, weight, gone };
}

/** The order as it was when the register was received; null before that and for registers received before editions existed. */
export function printedAtReceipt(row: RegisterOrder): PrintedOrder | null {
  const { orderId, position, placesAtReceipt, weightAtReceipt, goneAtReceipt: gone } = row;
  if (placesAtReceipt === null) return null;
  const { places, weight } = gone ? row : { places: placesAtReceipt, weight: weightAtReceipt ?? 0 };
  return { orderId, position, places, weight, gone };
}

/** How the order differs from the paper; null if it does not. */
export function changeOf(printed: PrintedOrder, now: PrintedOrder): OrderChange | null {
  if (now.gone !== printed.gone) return now.gone ?? 'returned';
  const isSame = now.gone !== null || (now.places === printed.places && now.weight === printed.weight);
  return isSame ? null : 'cargo';
}

/** The items that have not come yet; a struck out order misses none. */
export const missingPlaces = ({ places, gone }: PrintedOrder, received: readonly number[]): number[] =>
  gone ? [] : Array.from({ length: places }, (_, at) => at + 1).filter((place) => !received.includes(place));

export const printedOrders = ({ orders }: RegisterEdition): PrintedOrder[] =>
  JSON.parse(orders) as PrintedOrder[];

/** The fields of the history in which each change of an order is recorded. */
export const changedFields: Record<OrderChange, readonly string[]> = {
  canceled: ['status'],
  deleted: ['deleted'],
  returned: ['status', 'restored'],
  cargo: ['packages'],
};
