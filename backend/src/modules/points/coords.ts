import { coordsProblem, parseCoords, type Coordinates } from '@shlyah/domain';
import { locateZone } from './zones/locate';

/** Six decimals are about ten centimetres. */
export const writeCoords = ({ lon, lat }: Coordinates): string =>
  `${Number(lon.toFixed(6))},${Number(lat.toFixed(6))}`;

/** Applies the form's check and then the outlines, which refuse places just outside the border. */
export function placeProblem(text: string): string | null {
  const place = parseCoords(text);
  const outside = place && !locateZone(place.lon, place.lat);
  return coordsProblem(text) ?? (outside ? 'Эта точка не в Беларуси: проверьте координаты' : null);
}
