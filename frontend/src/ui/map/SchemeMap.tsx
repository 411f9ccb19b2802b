import 'leaflet/dist/leaflet.css';
import type { Layer, Path } from 'leaflet';
import { useEffect, useState } from 'react';
import {
  AttributionControl,
  CircleMarker,
  GeoJSON,
  MapContainer,
  TileLayer,
  Tooltip,
  useMap,
  ZoomControl,
} from 'react-leaflet';
import { towns } from '../brand/towns';
import { toLeaflet, type LonLat } from './coords';
import { Pin } from './Pin';
import styles from './SchemeMap.module.css';
import type { SchemeMapProps } from './types';
import { zoneOf } from './zones';

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

/** The tile address while it works: a server that has returned only errors is no longer asked. */
function useTiles(url: string | undefined) {
  const [state, setState] = useState<'asked' | 'come' | 'failed'>('asked');
  return {
    tiles: state === 'failed' ? undefined : url,
    handlers: {
      tileload: () => setState('come'),
      tileerror: () => setState((before) => (before === 'come' ? before : 'failed')),
    },
  };
}

/**
 * The scheme of regions, towns and points; tiles under it only when configured and reachable. Loads Leaflet, so it is
 * never imported directly: use MapInView.
 */
export default function SchemeMap(props: SchemeMapProps) {
  const { label, center, zoom, regions, points = [], selectedPoint, selectedZone } = props;
  const { tiles, handlers } = useTiles(props.tilesUrl);
  const listen = (feature: GeoJSON.Feature, layer: Layer) => {
    const zone = zoneOf(feature);
    // Before the layer is rendered: Leaflet reads the class only then.
    (layer as Path).options.className =
      zone !== null && zone === selectedZone ? styles.regionSelected : styles.region;
    if (zone === null || !props.onZoneSelect) return;
    layer.on('click', () => props.onZoneSelect?.(zone, String(feature.properties?.name ?? '')));
  };
  return (
    <div className={styles.frame} data-tiles={Boolean(tiles)} role="region" aria-label={label}>
      <MapContainer
        className={styles.map ?? ''}
        center={toLeaflet(center)}
        zoom={zoom}
        minZoom={5}
        maxZoom={17}
        zoomControl={false}
        scrollWheelZoom={false}
        attributionControl={false}
      >
        <Follow center={center} zoom={zoom} />
        <ZoomControl position="topright" zoomInTitle="Приблизить" zoomOutTitle="Отдалить" />
        {tiles && <AttributionControl prefix={false} />}
        {tiles && <TileLayer url={tiles} attribution="© OpenStreetMap" eventHandlers={handlers} />}
        {regions && (
          <GeoJSON
            key={`zone-${selectedZone ?? 'none'}`}
            data={regions}
            interactive={Boolean(props.onZoneSelect)}
            onEachFeature={listen}
          />
        )}
        {!tiles &&
          // When the whole country is visible, only the regional centres have space for labels.
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
          <Pin
            key={point.id}
            point={point}
            selected={point.id === selectedPoint}
            onSelect={() => props.onPointSelect?.(point.id)}
          />
        ))}
      </MapContainer>
    </div>
  );
}
