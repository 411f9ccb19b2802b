import type { EntityManager } from 'typeorm';
import { Point } from './point.entity';

/** The numbers of the points in a city. */
export async function pointsInCity(manager: EntityManager, cityId: number): Promise<number[]> {
  const points = await manager.find(Point, { select: { id: true }, where: { cityId } });
  return points.map(({ id }) => id);
}
