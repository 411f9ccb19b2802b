import type { FeatureCollection } from 'geojson';
import { PointsService } from '@shlyah/api-client';
import { dataAction, keyed } from '../../shared/action';

export const getPoints = dataAction('getPoints', () => PointsService.getPoints({}), { cached: true });

export const getPointCities = dataAction('getPointCities', PointsService.getPointCities, {
  cached: true,
});

/** Cities for suggestions. */
export const findCountry = dataAction('findCountry', (query: string) => PointsService.findCountry({ query }));

/** Outlines of the regions; the maps do without them until they come. */
export const getZones = dataAction(
  'getZones',
  // The description of the API knows GeoJSON only as a list of objects.
  () => PointsService.getZones() as unknown as Promise<FeatureCollection>,
  { cached: true },
);

export const updatePoints = dataAction('updatePoints', keyed(PointsService.updatePoints), {
  answers: getPoints.typePrefix,
});
