import { formatDate, MAX_LISTED_IDS, plural, toIdRanges } from '@shlyah/domain';
import { nbsp, numberedOrder } from '../../ui/text';

/** The orders of a document: by their numbers, or all open orders of a delivery day. */
export type ChosenOrders = { ids: number[] } | { day: string; user?: number };

/** The query of the API; many orders are sent as ranges of numbers, which fit an address. */
export function chosenQuery(chosen: ChosenOrders) {
  if (!('ids' in chosen)) return chosen;
  return chosen.ids.length > MAX_LISTED_IDS ? { range: toIdRanges(chosen.ids) } : chosen;
}

/** «заказа № 7», «2 заказов», «на 30.11.2026». */
export function chosenWords(chosen: ChosenOrders): string {
  if (!('ids' in chosen)) return `на ${formatDate(chosen.day)}`;
  const { length } = chosen.ids;
  const [first = 0] = chosen.ids;
  if (length === 1) return `заказа ${numberedOrder(first)}`;
  return `${length}${nbsp}${plural(length, 'заказа', 'заказов', 'заказов')}`;
}
