import 'leaflet/dist/leaflet.css';
import type { Coordinates } from '@shlyah/domain';
import { divIcon, type Path } from 'leaflet';
import type { FeatureCollection } from 'geojson';
import { useEffect } from 'react';
import {
  CircleMarker,
  GeoJSON,
  MapContainer,
  Marker,
  TileLayer,
  useMap,
  useMapEvents,
  ZoomControl,
} from 'react-leaflet';
import { cabinetZoom, minskCentre, toLeaflet } from './coords';
import { Fingers, isTouched } from './fingers';
import { Lettering } from './Lettering';
import { pinShape } from './Pin';
import styles from './SchemeMap.module.css';
import type { MapPoint } from './types';

export interface PickMapProps {
  label: string;
  /** The current place; null when there is none yet. */
  place: Coordinates | null;
  /** The centre of the map while there is no place. */
  near?: Coordinates | null;
  others: readonly MapPoint[];
  regions?: FeatureCollection | undefined;
  tilesUrl?: string | undefined;
  onPick: (place: Coordinates) => void;
}

const icon = divIcon({
  className: `${styles.pin ?? ''} ${styles.pinSelected ?? ''}`,
  html: pinShape,
  iconSize: [28, 35],
  iconAnchor: [14, 35],
});

/** Six decimals are about ten centimetres; more is mouse noise. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function Listen({ onPick }: Pick<PickMapProps, 'onPick'>) {
  useMapEvents({ click: ({ latlng }) => onPick({ lon: rounded(latlng.lng), lat: rounded(latlng.lat) }) });
  return null;
}

/** Moves to another place, but not when the new place is already visible. */
function Show({ at }: { at: Coordinates }) {
  const map = useMap();
  const [lat, lon] = toLeaflet(at);
  useEffect(() => {
    if (!map.getBounds().contains([lat, lon])) map.setView([lat, lon]);
  }, [map, lat, lon]);
  return null;
}

/**
 * A map on which a click, or dragging the pin, sets a place. The coordinates typed beside it do the same without a
 * mouse. Loads Leaflet, so it is only imported lazily.
 */
export default function PickMap({ label, place, near, others, regions, tilesUrl, onPick }: PickMapProps) {
  const centre = place ?? near ?? minskCentre;
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      <MapContainer
        className={styles.map ?? ''}
        center={toLeaflet(centre)}
        zoom={cabinetZoom}
        minZoom={5}
        maxZoom={17}
        zoomControl={false}
        dragging={!isTouched()}
        attributionControl={Boolean(tilesUrl)}
      >
        <Show at={centre} />
        <Listen onPick={onPick} />
        <ZoomControl position="topright" zoomInTitle="Приблизить" zoomOutTitle="Отдалить" />
        {tilesUrl && <TileLayer url={tilesUrl} attribution="© OpenStreetMap" />}
        {regions && (
          <GeoJSON
            data={regions}
            interactive={false}
            onEachFeature={(_feature, layer) => {
              (layer as Path).options.className = styles.region;
            }}
          />
        )}
        {!tilesUrl && <Lettering count={60} />}
        {others.map((point) => (
          <CircleMarker
            key={point.id}
            center={toLeaflet(point)}
            radius={5}
            interactive={false}
            pathOptions={{ className: styles.town ?? '' }}
          />
        ))}
        {place && (
          <Marker
            position={toLeaflet(place)}
            icon={icon}
            draggable
            keyboard={false}
            alt="Место пункта"
            eventHandlers={{
              dragend: ({ target }) => {
                const { lat, lng } = (
                  target as { getLatLng: () => { lat: number; lng: number } }
                ).getLatLng();
                onPick({ lon: rounded(lng), lat: rounded(lat) });
              },
            }}
          />
        )}
      </MapContainer>
      <Fingers />
    </div>
  );
}
