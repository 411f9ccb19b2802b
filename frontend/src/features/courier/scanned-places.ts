import { stopKey } from './changes';
import type { ScannedPlaces } from './kept';
import type { CourierStop } from './wire';

/** How many places of a stop were scanned; those that its order no longer has are left out. */
export const scannedOf = (stop: CourierStop, scanned: ScannedPlaces): number =>
  (scanned[stopKey(stop)] ?? []).filter((place) => place <= stop.places).length;

export const isScanned = (stop: CourierStop, place: number, scanned: ScannedPlaces): boolean =>
  (scanned[stopKey(stop)] ?? []).includes(place);

/** The same with one place more; a place is counted once. */
export const withPlace = (scanned: ScannedPlaces, stop: CourierStop, place: number): ScannedPlaces => ({
  ...scanned,
  [stopKey(stop)]: [...new Set([...(scanned[stopKey(stop)] ?? []), place])],
});
