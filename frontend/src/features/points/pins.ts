import { limitsInWords, parseCoords } from '@shlyah/domain';
import type { PointDto } from '@shlyah/api-client';
import type { MapPoint } from '../../ui/map/types';

/** The city that the public map shows first (docs/contract.md#maps). */
export const DEFAULT_CITY = 6;

/** Text about the point in a pin's hint. */
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
