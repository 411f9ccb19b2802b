import { In, type EntityManager } from 'typeorm';
import { OrderItem } from '../model/order-item.entity';
import type { Order } from '../model/order.entity';

/** Cubic centimetres of a piece of cargo, whose sizes are hundredths of a centimetre. */
const VOLUME = `CASE WHEN i.calculationType = 'sizes' THEN COALESCE(i.length * i.width * i.height / 1000000.0, 0)
  ELSE COALESCE(i.volume, 0) END`;

/** The totals of the cargo of an order. */
export interface CargoTotals {
  places: number;
  /** Grams. */
  weight: number;
  /** Cubic centimetres. */
  volume: number;
  /** Whether a ТТН of its cargo comes back to the sender. */
  returnsTtn: boolean;
}

/** An order with the totals of its cargo. */
export interface OrderSummary extends CargoTotals {
  order: Order;
}

export const NO_CARGO: CargoTotals = { places: 0, weight: 0, volume: 0, returnsTtn: false };

/** The columns of the totals of an order's cargo. */
type CargoTotal = 'places' | 'weight' | 'volume' | 'returnTtn';

/** The totals of the cargo of orders, by order; an order without cargo is missing. */
export async function cargoTotals(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, CargoTotals>> {
  const rows = await manager
    .createQueryBuilder(OrderItem, 'i')
    .select([
      'i.orderId AS orderId',
      'COUNT(*) AS places',
      'SUM(i.weight * i.count) AS weight',
      `SUM(${VOLUME}) AS volume`,
      'MAX(i.returnTtn) AS returnTtn',
    ])
    .where({ orderId: In(ids) })
    .groupBy('i.orderId')
    .getRawMany<{ orderId: number } & Record<CargoTotal, number | string | null>>();
  return new Map(
    rows.map(({ orderId, places, weight, volume, returnTtn }) => [
      orderId,
      {
        places: Number(places),
        weight: Number(weight),
        volume: Math.round(Number(volume)),
        returnsTtn: Number(returnTtn) > 0,
      },
    ]),
  );
}
