import type { EntityManager } from 'typeorm';
import type { PricedDestination } from '../../calculator';
import type { Places } from '../../points';

/** Where an order goes, by the ids of its place. */
export interface OrderPlace {
  deliveryAddress: string;
  cityId: number | null;
  pointId: number | null;
}

/** The destinations of orders, read at once; undefined for a place that is gone. */
export async function destinationsOf(
  manager: EntityManager,
  places: Places,
  orders: readonly OrderPlace[],
): Promise<(order: OrderPlace) => PricedDestination | undefined> {
  const idsOf = (id: (order: OrderPlace) => number | null): number[] => [
    ...new Set(orders.map(id).filter((one) => one !== null)),
  ];
  const cities = await places.labelledCities(
    manager,
    idsOf(({ cityId }) => cityId),
  );
  const points = await places.pointDetails(
    manager,
    idsOf(({ pointId }) => pointId),
  );
  return ({ deliveryAddress, cityId, pointId }) =>
    deliveryAddress === 'punkt' ? points.get(pointId ?? 0) : cities.get(cityId ?? 0);
}
