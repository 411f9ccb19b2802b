import { formatDate } from '@shlyah/domain';
import type { ChangedOrder } from '../../shared/changes';
import type { Order } from './types';
import { priceText } from './words';

/** What differs between two states of an order, in a word or two: the first thing that a list shows. */
function whatChanged(before: Order, after: Order): string {
  if (after.status.id !== before.status.id) return after.status.name;
  if (after.price !== before.price) return `цена ${priceText(after)}`;
  if (after.deliveryDate !== before.deliveryDate) return `доставка ${formatDate(after.deliveryDate)}`;
  return 'изменение';
}

/** «Иванова: цена 38.00 р»; nothing for what the reader has done, or what the row does not show. */
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
  // Whose it is stands in the proposal.
  return kinds.includes('order.proposal') ? 'просьба об изменении или ответ на неё' : null;
}
