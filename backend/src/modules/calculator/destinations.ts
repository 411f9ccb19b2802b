import type { EntityManager } from 'typeorm';

/** A destination of cargo: a city or a receive point. */
export type Destination = { cityId: number } | { pointId: number };

/** The price source of a destination: a point's own price in kopecks, or the region of a city. */
export type PricedDestination = { price: number } | { regionId: number };

/** Looks destinations up for the tariff. The points module implements it, because the calculator does not import points. */
export abstract class Destinations {
  /** Null when there is no such city or receive point. */
  abstract find(manager: EntityManager, destination: Destination): Promise<PricedDestination | null>;
}
