import { locateZone } from './zones/locate';

/** A place in degrees. */
export interface Place {
  lon: number;
  lat: number;
}

/** Reads "lon,lat"; null for anything else. */
export function readCoords(text: string): Place | null {
  const match = /^\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(text);
  return match ? { lon: Number(match[1]), lat: Number(match[2]) } : null;
}

/** Six decimals are ten centimetres. */
export const writeCoords = ({ lon, lat }: Place): string =>
  `${Number(lon.toFixed(6))},${Number(lat.toFixed(6))}`;

/** What is wrong with a point's coordinates, in words that say what to do; null when they will do. */
export function coordsProblem(text: string): string | null {
  const place = readCoords(text);
  if (!place) return 'Введите долготу и широту через запятую, например 27.561821,53.902292';
  if (locateZone(place.lon, place.lat)) return null;
  return locateZone(place.lat, place.lon)
    ? 'Похоже, широта и долгота переставлены: сначала долгота, потом широта'
    : 'Это место за пределами Беларуси, проверьте координаты';
}
