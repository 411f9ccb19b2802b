import type { Change } from '../../../platform/journal/history/history';
import type { UpdateOrderDto } from '../dto/write-order.dto';

/** The effect of a change on an order. */
export interface ChangeEffect {
  /** The fields that change, the price included; empty when nothing changes. */
  change: Omit<UpdateOrderDto, 'id' | 'version'>;
  /** The same as displayed texts. */
  changes: Change[];
  /** BYN, -1 while the price is not set. */
  price: { before: number; after: number };
  /** The quotes by the current tariff, BYN, null by agreement; null when the change does not affect the quote. */
  quote: { before: number | null; after: number | null } | null;
}
