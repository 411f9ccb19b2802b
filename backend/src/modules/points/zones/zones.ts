import { REGIONS, type Region } from '@shlyah/domain';
import type { FeatureCollection, Polygon } from 'geojson';
import outlines from './outlines.geo.json';

export interface ZoneProperties {
  /** Region id, 1 (Минск) to 7. */
  id: number;
  iso: Region['iso'];
  name: string;
  /** The zone code as text, which the map emits for a chosen region (docs/contract.md#zones). */
  description: string;
  /** The region's main town. */
  center: string;
}

export type Zones = FeatureCollection<Polygon, ZoneProperties> & {
  /** The source of the outlines. */
  source: string;
};

function polygonOf(iso: Region['iso']): Polygon {
  const found = outlines.features.find((feature) => feature.properties.iso === iso);
  if (!found) throw new Error(`No outline of ${iso}`);
  return { type: 'Polygon', coordinates: found.geometry.coordinates };
}

/** The seven regions, in the order of their ids, Минск first. Outlines are `lon,lat`, simplified to some 500 m. */
export const ZONES: Zones = {
  type: 'FeatureCollection',
  source: outlines.source,
  features: REGIONS.map(({ id, iso, name, zoneCode, center }) => ({
    type: 'Feature',
    id,
    properties: { id, iso, name, description: String(zoneCode), center },
    geometry: polygonOf(iso),
  })),
};
