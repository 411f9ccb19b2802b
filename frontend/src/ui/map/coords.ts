/** A place as the data has it: longitude first. */
export interface LonLat {
  lon: number;
  lat: number;
}

/** The text "lon,lat" of a point (docs/contract.md#points); null when it is empty or no pair of numbers. */
export function parseCoords(text: string | null | undefined): LonLat | null {
  const [lon = Number.NaN, lat = Number.NaN, ...rest] = (text ?? '')
    .split(',')
    .map((part) => (part.trim() ? Number(part) : Number.NaN));
  return rest.length === 0 && Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}

/** Leaflet takes latitude first: the pair is reversed only here. */
export function toLeaflet({ lon, lat }: LonLat): [lat: number, lon: number] {
  return [lat, lon];
}

/** Initial map view (docs/contract.md#maps). */
export const minskCentre: LonLat = { lon: 27.561821, lat: 53.902292 };
export const publicZoom = 11;
export const cabinetZoom = 9;
