import { Injectable } from '@nestjs/common';
import type { PointLimits } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Destinations } from '../calculator';
import { size, weight } from '../shared/wire';
import { pointAddress } from './address';
import { City } from './city.entity';
import { Point } from './point.entity';
import { citiesOf } from './points.service';

/** A pickup point as other nouns show it. */
export interface PointPlace {
  id: number;
  address: string;
  hours: string | null;
  phone: string | null;
}

/** The points' door: cities and pickup points by their numbers. */
@Injectable()
export class Places extends Destinations {
  /** The cities by their numbers; those that are gone are left out. */
  async cities(manager: EntityManager, ids: number[]): Promise<Map<number, Pick<City, 'name' | 'nameKey'>>> {
    const cities = ids.length === 0 ? [] : await manager.findBy(City, { id: In(ids) });
    return new Map(cities.map((city) => [city.id, city]));
  }

  hasPoint(manager: EntityManager, id: number): Promise<boolean> {
    return manager.existsBy(Point, { id });
  }

  /** What the point takes; no limits where it is gone. */
  async limits(manager: EntityManager, id: number | null): Promise<PointLimits> {
    const point = id === null ? null : await manager.findOneBy(Point, { id });
    return {
      maxWeight: weight.show(point?.maxWeight ?? null),
      maxSide: size.show(point?.maxSide ?? null),
    };
  }

  /** The points by their numbers; those that are gone are left out. */
  async points(manager: EntityManager, ids: number[]): Promise<Map<number, PointPlace>> {
    if (ids.length === 0) return new Map();
    const points = await manager.findBy(Point, { id: In(ids) });
    const cities = await citiesOf(manager, points);
    return new Map(
      points.map(({ id, cityId, street, hours, phone }) => {
        const city = cities.get(cityId);
        return [id, { id, address: city ? pointAddress(city, street) : street, hours, phone }];
      }),
    );
  }

  override async pointPrice(manager: EntityManager, id: number): Promise<number | null> {
    return (await manager.findOneBy(Point, { id }))?.price ?? null;
  }

  override async regionId(manager: EntityManager, cityId: number): Promise<number | null> {
    return (await manager.findOneBy(City, { id: cityId }))?.regionId ?? null;
  }
}
