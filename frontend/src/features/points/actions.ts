import { PointsService, type UpdatePointsDto } from '@shlyah/api-client';
import { dataAction } from '../../shared/action';

export const getPoints = dataAction('getPoints', () => PointsService.getPoints({}));

export const getPointCities = dataAction('getPointCities', () => PointsService.getPointCities());

/** Cities for suggestions. */
export const findCountry = dataAction('findCountry', (query: string) => PointsService.findCountry({ query }));

export const getZones = dataAction('getZones', () => PointsService.getZones());

export const updatePoints = dataAction(
  'updatePoints',
  (sent: { requestBody: UpdatePointsDto; idempotencyKey: string }) => PointsService.updatePoints(sent),
);
