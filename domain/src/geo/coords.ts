/** A geographic position, degrees. */
export interface Coordinates {
  lon: number;
  lat: number;
}

/** The bounding box of Belarus with a margin, degrees. The ranges do not overlap, so a swapped pair is detectable. */
const COUNTRY = { west: 23.1, east: 32.9, south: 51.2, north: 56.3 } as const;

const inCountry = ({ lon, lat }: Coordinates): boolean =>
  lon >= COUNTRY.west && lon <= COUNTRY.east && lat >= COUNTRY.south && lat <= COUNTRY.north;

/** Parses the wire's `lon,lat`; null when it is not a pair of degrees. */
export function parseCoords(text: unknown): Coordinates | null {
  if (typeof text !== 'string') return null;
  const pair = /^\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,15})?)\s*$/.exec(text);
  const lon = Number(pair?.[1] ?? NaN);
  const lat = Number(pair?.[2] ?? NaN);
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 180 ? { lon, lat } : null;
}

/** Validates coordinates; returns a message with a hint, or null if they are in the country or absent. */
export function coordsProblem(text: unknown): string | null {
  if (text === null || text === undefined || text === '') return null;
  const place = parseCoords(text);
  if (place === null) return 'Введите долготу и широту через запятую, например 27.561821,53.902292';
  if (inCountry(place)) return null;
  return inCountry({ lon: place.lat, lat: place.lon })
    ? `Похоже, широта и долгота переставлены: введите ${place.lat},${place.lon}`
    : 'Эта точка не в Беларуси: проверьте координаты';
}
