import { deliveryHours, formatDate } from '@shlyah/domain';
import type { ChangedOrder } from '../../shared/changes';
import type { Order } from './types';
import { priceText } from './words';

/** The difference between two states of an order in a word or two, by the first column that shows it. */
function whatChanged(before: Order, after: Order): string {
  if (after.status.id !== before.status.id) return after.status.name;
  if (after.price !== before.price) return `цена ${priceText(after)}`;
  if (after.deliveryDate.slice(0, 10) !== before.deliveryDate.slice(0, 10))
    return `доставка ${formatDate(after.deliveryDate)}`;
  const hours = (order: Order): string => deliveryHours(order.deliveryDate, order.deliveryFrom);
  if (hours(after) !== hours(before)) return `доставка ${hours(after)}`;
  return 'изменение';
}

/** «Иванова: цена 38.00 р»; null for the user's own changes and for changes that the row does not show. */
export function markOf(
  { kinds, version, by }: ChangedOrder,
  before: Order,
  after: Order | undefined,
  me: number | undefined,
): string | null {
  if (by !== null && by.id === me) return null;
  const who = by ? `${by.name}: ` : '';
  if (version === null) return `${who}заказ удалён`;
  if (!after) return null;
  if (after.version > before.version) return `${who}${whatChanged(before, after)}`;
  // The proposal names its author.
  return kinds.includes('order.proposal') ? 'просьба об изменении или ответ на неё' : null;
}
