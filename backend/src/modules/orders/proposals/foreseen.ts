import type { Change } from '../../../platform/journal/history/history';
import type { UpdateOrderDto } from '../http/dto/write-order.dto';

/** The effect of a change on an order. */
export interface Foreseen {
  /** What differs from the order as it is, and the price if that follows; nothing when nothing differs. */
  change: Omit<UpdateOrderDto, 'id' | 'version'>;
  /** The same in words. */
  changes: Change[];
  /** BYN on the wire, -1 while it is being formed. */
  price: { before: number; after: number };
  /** What the order and its change cost by the tariff of today, BYN, null by agreement; null where the change has no say in that. */
  quote: { before: number | null; after: number | null } | null;
}
