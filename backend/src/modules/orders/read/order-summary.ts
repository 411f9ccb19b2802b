import type { Order } from '../model/order.entity';

/** Cubic centimetres of a piece of cargo, whose sizes are hundredths of a centimetre. */
export const VOLUME = `CASE WHEN i.calculationType = 'sizes' THEN COALESCE(i.length * i.width * i.height / 1000000.0, 0)
  ELSE COALESCE(i.volume, 0) END`;

/** An order with the totals of its cargo. */
export interface OrderSummary {
  order: Order;
  places: number;
  /** Grams. */
  weight: number;
  /** Cubic centimetres. */
  volume: number;
  /** Whether a ТТН of its cargo comes back to the sender. */
  returnsTtn: boolean;
}

/** The columns of the totals of an order's cargo. */
export type CargoTotal = 'places' | 'weight' | 'volume' | 'returnTtn';
