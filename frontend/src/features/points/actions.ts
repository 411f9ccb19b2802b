import { PointsService, type UpdatePointsDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getPoints = dataAction('getPoints', (filter: { cityId?: number }) =>
  PointsService.getPoints(filter),
);

export const getPointCities = dataAction('getPointCities', () => PointsService.getPointCities());

export const getZones = dataAction('getZones', () => PointsService.getZones());

export const updatePoints = dataAction('updatePoints', (requestBody: UpdatePointsDto) =>
  PointsService.updatePoints({ requestBody }),
);
