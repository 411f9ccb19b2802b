import type { EntityManager } from 'typeorm';

/** Where cargo goes: a city or a receive point. */
export type Destination = { cityId: number } | { pointId: number };

/** What the tariff asks of a destination, where that has been read already: a point's price in kopecks, a city's region. */
export type KnownDestination = { price: number } | { regionId: number };

/** Where the tariff finds places. The points' noun provides it: the calculator is below points and does not import them. */
export abstract class Destinations {
  /** Kopecks, the price of a receive point; null when there is no such point. */
  abstract pointPrice(manager: EntityManager, pointId: number): Promise<number | null>;

  /** The region of a city; null when there is no such city. */
  abstract regionId(manager: EntityManager, cityId: number): Promise<number | null>;
}
