import { Injectable } from '@nestjs/common';
import { REGIONS, type PointLimits } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Destinations, type Destination, type PricedDestination } from '../calculator';
import { placesFor, readRows } from '../../platform/database/read-rows';
import { size, weight } from '../../platform/http/wire';
import { pointAddress, townName } from './address';
import { chosenCities, citiesById, type ChosenCity } from './chosen-cities';
import { City } from './city.entity';
import { Point } from './point.entity';

/** A pickup point as other nouns show it. */
export interface PointPlace {
  id: number;
  address: string;
  hours: string | null;
  phone: string | null;
}

/** A point that an order is to name. */
export interface ChosenPoint {
  place: PointPlace;
  cityId: number;
  limits: PointLimits;
  /** Kopecks. */
  price: number;
}

/** A city by the words of a paper: «г. Гомель», «Гомельская область». */
export interface Town {
  name: string;
  /** District and region, as far as the name is not theirs. */
  region: string;
}

function townOf(city: City): Town {
  const region = REGIONS.find(({ id }) => id === city.regionId)?.name ?? '';
  const district = city.district && `${city.district} район`;
  const around = [district, region].filter((part) => part && part !== city.name);
  return { name: townName(city), region: around.join(', ') };
}

/** The points' door: cities and pickup points by their numbers. */
@Injectable()
export class Places extends Destinations {
  /** The cities by their numbers; those that are gone are left out. */
  cities(manager: EntityManager, ids: number[]): Promise<Map<number, City>> {
    return citiesById(manager, ids);
  }

  /** The cities as printed documents name them. */
  async towns(manager: EntityManager, ids: number[]): Promise<Map<number, Town>> {
    const cities = await citiesById(manager, ids);
    return new Map([...cities].map(([id, city]) => [id, townOf(city)]));
  }

  /** The same with what tells them from other places. */
  chosenCities(manager: EntityManager, ids: number[]): Promise<Map<number, ChosenCity>> {
    return chosenCities(manager, ids);
  }

  /** The points by their numbers; those that are gone are left out. */
  async points(manager: EntityManager, ids: number[]): Promise<Map<number, PointPlace>> {
    const points = await this.chosen(manager, ids);
    return new Map([...points].map(([id, { place }]) => [id, place]));
  }

  /** The same with what they take and cost. */
  async chosen(manager: EntityManager, ids: number[]): Promise<Map<number, ChosenPoint>> {
    if (ids.length === 0) return new Map();
    const points = await readRows(manager, Point, `WHERE id IN ${placesFor(ids)}`, ids);
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

/** The numbers of the points in a city. */
export async function pointsInCity(manager: EntityManager, cityId: number): Promise<number[]> {
  const points = await manager.find(Point, { select: { id: true }, where: { cityId } });
  return points.map(({ id }) => id);
}
