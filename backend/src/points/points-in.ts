import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Point } from './point.entity';

/** The numbers of the points in a city, as a part of a query whose parameter `city` says which. */
export const pointsInCity = <T extends ObjectLiteral>(query: SelectQueryBuilder<T>): string =>
  query.subQuery().select('p.id').from(Point, 'p').where('p.cityId = :city').getQuery();
