import 'leaflet/dist/leaflet.css';
import { divIcon, type Layer, type Path } from 'leaflet';
import { useEffect } from 'react';
import {
  CircleMarker,
  GeoJSON,
  MapContainer,
  Marker,
  TileLayer,
  Tooltip,
  useMap,
  ZoomControl,
} from 'react-leaflet';
import { towns } from '../brand/towns';
import { toLeaflet, type LonLat } from './coords';
import styles from './SchemeMap.module.css';
import type { SchemeMapProps } from './types';
import { zoneOf } from './zones';

const pin = (selected: boolean) =>
  divIcon({
    className: `${styles.pin ?? ''} ${selected ? (styles.pinSelected ?? '') : ''}`,
    html: '<svg viewBox="0 0 24 30" width="28" height="35" aria-hidden="true"><path d="M12 29C19 21 22.5 16 22.5 11.5a10.5 10.5 0 1 0-21 0C1.5 16 5 21 12 29z"/><circle cx="12" cy="11.5" r="4"/></svg>',
    iconSize: [28, 35],
    iconAnchor: [14, 35],
    tooltipAnchor: [0, -30],
  });

/** Moves the map to the centre it is given, whenever that changes. */
function Follow({ center, zoom }: { center: LonLat; zoom: number }) {
  const map = useMap();
  const [lat, lon] = toLeaflet(center);
  useEffect(() => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.setView([lat, lon], zoom, { animate: !still });
  }, [map, lat, lon, zoom]);
  return null;
}

/**
 * The scheme of regions, towns and points; tiles under it only when configured. Pins are reached by Tab and taken
 * by Enter. Loads Leaflet, so it is never imported directly: use MapInView.
 */
export default function SchemeMap(props: SchemeMapProps) {
  const { label, center, zoom, regions, points = [], selectedPoint, selectedZone, tilesUrl } = props;
  const listen = (feature: GeoJSON.Feature, layer: Layer) => {
    const zone = zoneOf(feature);
    // Before the layer is drawn: Leaflet reads the class only then.
    (layer as Path).options.className =
      zone !== null && zone === selectedZone ? styles.regionSelected : styles.region;
    if (zone === null || !props.onZoneSelect) return;
    layer.on('click', () => props.onZoneSelect?.(zone, String(feature.properties?.name ?? '')));
  };
  return (
    <div className={styles.frame} role="region" aria-label={label}>
      <MapContainer
        className={styles.map ?? ''}
        center={toLeaflet(center)}
        zoom={zoom}
        minZoom={5}
        maxZoom={17}
        zoomControl={false}
        scrollWheelZoom={false}
        attributionControl={Boolean(tilesUrl)}
      >
        <Follow center={center} zoom={zoom} />
        <ZoomControl position="topright" zoomInTitle="Приблизить" zoomOutTitle="Отдалить" />
        {tilesUrl && <TileLayer url={tilesUrl} attribution="© OpenStreetMap" />}
        {regions && <GeoJSON key={`zone-${selectedZone ?? 'none'}`} data={regions} onEachFeature={listen} />}
        {!tilesUrl &&
          // Where the whole country is in sight, only the regions' centres have room for their names.
          towns.slice(0, zoom < 8 ? 6 : 60).map(([name, , lon, lat]) => (
            <CircleMarker
              key={`${name} ${lon}`}
              center={[lat, lon]}
              radius={3}
              interactive={false}
              className={styles.town ?? ''}
            >
              <Tooltip permanent direction="right" offset={[4, 0]} className={styles.townName ?? ''}>
                {name}
              </Tooltip>
            </CircleMarker>
          ))}
        {points.map((point) => (
          <Marker
            key={point.id}
            position={toLeaflet(point)}
            icon={pin(point.id === selectedPoint)}
            title={point.title}
            alt={`${point.note ?? 'Точка'}: ${point.title}`}
            eventHandlers={{ click: () => props.onPointSelect?.(point.id) }}
          >
            <Tooltip direction="top">
              <strong>{point.title}</strong>
              {point.note && <div>{point.note}</div>}
            </Tooltip>
          </Marker>
        ))}
      </MapContainer>
    </div>
  );
}
