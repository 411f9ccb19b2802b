import { limitsInWords } from '@shlyah/domain';
import type { PointDto } from '@shlyah/api-client';
import { parseCoords } from '../../ui/map/coords';
import type { MapPoint } from '../../ui/map/types';
import type { PointsState } from './slice';

interface RootState {
  points: PointsState;
}

/** The city that the public map shows first (docs/contract.md#maps). */
export const DEFAULT_CITY = 6;

export const selectAllPoints = (state: RootState) => state.points.points;

export const selectPointCities = (state: RootState) => state.points.cities;
export const selectZones = (state: RootState) => state.points.zones;
export const selectPointsLoading = (state: RootState) => state.points.loading;

/** What the hint of a pin says of the point itself. */
const pinDetails = (point: PointDto): string =>
  [point.hours, point.phone, limitsInWords(point)].filter(Boolean).join(', ');

/** Every point as a pin, where its coordinates or, without them, its address put it. */
export const pinsOf = (points: readonly PointDto[]): MapPoint[] =>
  points.flatMap((point) => {
    const place = parseCoords(point.place);
    return place
      ? [
          {
            id: point.id,
            title: point.address,
            note: 'Пункт самовывоза',
            details: pinDetails(point),
            ...place,
          },
        ]
      : [];
  });
