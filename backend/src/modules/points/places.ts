import { Injectable } from '@nestjs/common';
import { REGIONS, type PointLimits } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Destinations, type Destination, type PricedDestination } from '../calculator';
import { placeholders, readRows } from '../../platform/database/read-rows';
import { size, weight } from '../../platform/http/wire';
import { pointAddress, townName } from './address';
import { labelledCities, citiesById, type LabelledCity } from './labelled-cities';
import { City } from './city.entity';
import { Point } from './point.entity';

/** A pickup point for display in other modules. */
export interface PointSummary {
  id: number;
  address: string;
  hours: string | null;
  phone: string | null;
}

/** A pickup point with its limits and price, to validate references of orders. */
export interface PointDetails {
  place: PointSummary;
  cityId: number;
  limits: PointLimits;
  /** Kopecks. */
  price: number;
}

/** A city for printed documents: «г. Гомель», «Гомельская область». */
export interface Town {
  name: string;
  /** District and region, unless equal to the name. */
  region: string;
}

function townOf(city: City): Town {
  const region = REGIONS.find(({ id }) => id === city.regionId)?.name ?? '';
  const district = city.district && `${city.district} район`;
  const around = [district, region].filter((part) => part && part !== city.name);
  return { name: townName(city), region: around.join(', ') };
}

/** Reads cities and pickup points for other modules. */
@Injectable()
export class Places extends Destinations {
  /** Cities by id; missing ones are omitted. */
  cities(manager: EntityManager, ids: number[]): Promise<Map<number, City>> {
    return citiesById(manager, ids);
  }

  /** Cities by id, for printed documents. */
  async towns(manager: EntityManager, ids: number[]): Promise<Map<number, Town>> {
    const cities = await citiesById(manager, ids);
    return new Map([...cities].map(([id, city]) => [id, townOf(city)]));
  }

  /** Cities by id, with their unique labels. */
  labelledCities(manager: EntityManager, ids: number[]): Promise<Map<number, LabelledCity>> {
    return labelledCities(manager, ids);
  }

  /** Points by id; missing ones are omitted. */
  async points(manager: EntityManager, ids: number[]): Promise<Map<number, PointSummary>> {
    const points = await this.pointDetails(manager, ids);
    return new Map([...points].map(([id, { place }]) => [id, place]));
  }

  /** Points by id, with limits and prices. */
  async pointDetails(manager: EntityManager, ids: number[]): Promise<Map<number, PointDetails>> {
    if (ids.length === 0) return new Map();
    const points = await readRows(manager, Point, `WHERE id IN ${placeholders(ids)}`, ids);
    const cities = await citiesById(
      manager,
      points.map(({ cityId }) => cityId),
    );
    return new Map(
      points.map(({ id, cityId, street, hours, phone, price, maxWeight, maxSide }) => {
        const city = cities.get(cityId);
        const place = { id, address: city ? pointAddress(city, street) : street, hours, phone };
        const limits = { maxWeight: weight.show(maxWeight), maxSide: size.show(maxSide) };
        return [id, { place, cityId, limits, price }];
      }),
    );
  }

  override async find(manager: EntityManager, destination: Destination): Promise<PricedDestination | null> {
    const [found] =
      'pointId' in destination
        ? await readRows(manager, Point, 'WHERE id = ? LIMIT 1', [destination.pointId])
        : await readRows(manager, City, 'WHERE id = ? LIMIT 1', [destination.cityId]);
    return found ?? null;
  }
}

/** Ids of the points in a city. */
export async function pointsInCity(manager: EntityManager, cityId: number): Promise<number[]> {
  const points = await manager.find(Point, { select: { id: true }, where: { cityId } });
  return points.map(({ id }) => id);
}
