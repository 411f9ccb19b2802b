import { PointsService } from '../../data/provisional-client';
import { dataAction } from '../../data/action';

export const getPoints = dataAction('getPoints', (filter: { cityId?: number }) =>
  PointsService.getPoints(filter),
);

export const getPointCities = dataAction('getPointCities', () => PointsService.getPointCities());

export const getZones = dataAction('getZones', () => PointsService.getZones());
