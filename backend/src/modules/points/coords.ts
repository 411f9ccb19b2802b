import { coordsProblem, parseCoords, type Coordinates } from '@shlyah/domain';
import { locateZone } from './zones/locate';

/** Six decimals are about ten centimetres. */
export const writeCoords = ({ lon, lat }: Coordinates): string =>
  `${Number(lon.toFixed(6))},${Number(lat.toFixed(6))}`;

/** The same check as the form's, and then the outlines: a place just over the border is refused. */
export function placeProblem(text: string): string | null {
  const place = parseCoords(text);
  const outside = place && !locateZone(place.lon, place.lat);
  return coordsProblem(text) ?? (outside ? 'Эта точка не в Беларуси: проверьте координаты' : null);
}
