import { CANCELED } from '@shlyah/domain';
import type { OrderSummary } from '../orders';

/** Why an order of a list is not counted in it: it is canceled or deleted. */
export type Gone = 'canceled' | 'deleted';

/** Null for an order that is counted; a list knows a deleted order by its id alone. */
export const goneOf = (summary: OrderSummary | undefined): Gone | null =>
  !summary ? 'deleted' : summary.order.statusId === CANCELED ? 'canceled' : null;
