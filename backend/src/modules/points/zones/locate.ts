import { REGIONS, type Region } from '@shlyah/domain';
import booleanPointInPolygon from '@turf/boolean-point-in-polygon';
import { ZONES } from './zones';

export interface LocatedZone {
  /** Region id, 1 to 7. */
  id: number;
  iso: Region['iso'];
  zoneCode: Region['zoneCode'];
}

/**
 * The region of a place by its coordinates in degrees, null outside Belarus and for anything that is not a
 * coordinate. Only for free addresses and coordinates: a listed city's zone comes from its oblast
 * (docs/contract.md#zones).
 */
export function locateZone(lon: number, lat: number): LocatedZone | null {
  // Минск comes first in REGIONS, so on its common border with the oblast the city wins.
  const region = REGIONS.find(({ iso }) => {
    const zone = ZONES.features.find(({ properties }) => properties.iso === iso);
    return zone !== undefined && booleanPointInPolygon([lon, lat], zone);
  });
  return region ? { id: region.id, iso: region.iso, zoneCode: region.zoneCode } : null;
}
