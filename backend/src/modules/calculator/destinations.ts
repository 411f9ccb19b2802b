import type { EntityManager } from 'typeorm';

/** Where cargo goes: a city or a receive point. */
export type Destination = { cityId: number } | { pointId: number };

/** What the tariff asks of a destination: a point's price in kopecks, a city's region. */
export type KnownDestination = { price: number } | { regionId: number };

/** Where the tariff finds places. The points' noun provides it: the calculator is below points and does not import them. */
export abstract class Destinations {
  /** Null when there is no such city or receive point. */
  abstract find(manager: EntityManager, destination: Destination): Promise<KnownDestination | null>;
}
