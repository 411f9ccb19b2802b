import type { Coordinates } from '@shlyah/domain';
import type { Feature, FeatureCollection, Position } from 'geojson';
import { zoneOf } from './zones';

/** Whether a ring surrounds a place: a ray from it crosses the ring an odd number of times. */
function surrounds(ring: readonly Position[], { lon, lat }: Coordinates): boolean {
  const crossings = ring.filter(([x = 0, y = 0], index) => {
    const [beforeX = 0, beforeY = 0] = ring.at(index - 1) ?? [];
    return y > lat !== beforeY > lat && lon < ((beforeX - x) * (lat - y)) / (beforeY - y) + x;
  });
  return crossings.length % 2 === 1;
}

/** A hole counts as a ring of its own: inside both is outside. */
function contains({ geometry }: Feature, place: Coordinates): boolean {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return polygons.some((rings) => rings.filter((ring) => surrounds(ring, place)).length % 2 === 1);
}

/** The name of a zone's region that contains the place, or of its only region; null when unknown. */
export function regionAt(
  outlines: FeatureCollection,
  zone: number,
  place: Coordinates | null,
): string | null {
  const regions = outlines.features.filter((feature) => zoneOf(feature) === zone);
  const found =
    regions.length > 1 ? regions.find((one) => place !== null && contains(one, place)) : regions[0];
  const name: unknown = found?.properties?.name;
  return typeof name === 'string' ? name : null;
}
