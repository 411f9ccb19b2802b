import type { Coordinates } from '@shlyah/domain';

/** Leaflet takes latitude first: the pair is reversed only here. */
export function toLeaflet({ lon, lat }: Coordinates): [lat: number, lon: number] {
  return [lat, lon];
}

/** Initial map view (docs/contract.md#maps). */
export const minskCentre: Coordinates = { lon: 27.561821, lat: 53.902292 };
export const publicZoom = 11;
export const cabinetZoom = 9;
