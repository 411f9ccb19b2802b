import type { Coordinates } from '@shlyah/domain';
import type { FeatureCollection } from 'geojson';

export interface MapPoint extends Coordinates {
  id: number;
  /** Shown in the hint of the pin: the address. */
  title: string;
  /** Second line of the hint, for instance «Пункт самовывоза». */
  note?: string;
  /** Third line, for instance when it is open. */
  details?: string;
}

export interface SchemeMapProps {
  /** The accessible name of the map. */
  label: string;
  center: Coordinates;
  zoom: number;
  /** Places that the map shows all at once, instead of the centre; one place or none changes nothing. */
  fit?: readonly Coordinates[] | undefined;
  /** The seven regions, zone code in each `description`. */
  regions?: FeatureCollection | undefined;
  points?: readonly MapPoint[];
  selectedPoint?: number | null | undefined;
  onPointSelect?: (id: number) => void;
  /** Name of the region to be filled: several regions may share a zone. */
  selectedRegion?: string | null | undefined;
  onZoneSelect?: (zone: number, name: string) => void;
  /** Address template of map tiles; without it only the outlines are rendered. */
  tilesUrl?: string | undefined;
}
