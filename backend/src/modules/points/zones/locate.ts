import { REGIONS, type Region } from '@shlyah/domain';
import booleanPointInPolygon from '@turf/boolean-point-in-polygon';
import { ZONES } from './zones';

/**
 * The region at coordinates in degrees; null outside Belarus and for invalid coordinates. Only for free addresses: the zone of
 * a listed city comes from its oblast (docs/contract.md#zones).
 */
export function locateZone(lon: number, lat: number): Region | null {
  // Минск precedes its oblast in REGIONS, so it wins on their common border.
  const region = REGIONS.find(({ iso }) => {
    const zone = ZONES.features.find(({ properties }) => properties.iso === iso);
    return zone !== undefined && booleanPointInPolygon([lon, lat], zone);
  });
  return region ?? null;
}
