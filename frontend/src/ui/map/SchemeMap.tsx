import 'leaflet/dist/leaflet.css';
import type { Layer, Path } from 'leaflet';
import { useEffect, useState } from 'react';
import { AttributionControl, GeoJSON, MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { toLeaflet } from './coords';
import { Fingers, isTouched } from './fingers';
import { Lettering } from './Lettering';
import { Pin } from './Pin';
import styles from './SchemeMap.module.css';
import type { SchemeMapProps } from './types';
import { zoneOf } from './zones';

/** Moves the map to the centre it is given, or zooms out to show all places, whenever these change. */
function Follow({ center, zoom, fit = [] }: Pick<SchemeMapProps, 'center' | 'zoom' | 'fit'>) {
  const map = useMap();
  const [lat, lon] = toLeaflet(center);
  // As a text: an equal list is no reason to move.
  const places = JSON.stringify(fit.length > 1 ? fit.map(toLeaflet) : []);
  useEffect(() => {
    const animate = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const bounds = JSON.parse(places) as [number, number][];
    if (bounds.length > 0) map.fitBounds(bounds, { animate, padding: [48, 48], maxZoom: zoom });
    else map.setView([lat, lon], zoom, { animate });
  }, [map, lat, lon, zoom, places]);
  return null;
}

/** The tile address while it works: a server that has returned only errors is no longer asked. */
function useTiles(url: string | undefined) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  return {
    tiles: state === 'failed' ? undefined : url,
    handlers: {
      tileload: () => setState('ready'),
      tileerror: () => setState((before) => (before === 'ready' ? before : 'failed')),
    },
  };
}

/**
 * The scheme of regions, towns and points; tiles under it only when configured and reachable. Loads Leaflet, so it is
 * never imported directly: use MapInView.
 */
export default function SchemeMap(props: SchemeMapProps) {
  const { label, center, zoom, regions, points = [], selectedPoint, selectedRegion } = props;
  const { tiles, handlers } = useTiles(props.tilesUrl);
  const listen = (feature: GeoJSON.Feature, layer: Layer) => {
    const zone = zoneOf(feature);
    const name = String(feature.properties?.name ?? '');
    // Before the layer is rendered: Leaflet reads the class only then.
    (layer as Path).options.className =
      name !== '' && name === selectedRegion ? styles.regionSelected : styles.region;
    if (zone === null || !props.onZoneSelect) return;
    layer.on('click', () => props.onZoneSelect?.(zone, name));
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
        dragging={!isTouched()}
        scrollWheelZoom={false}
        attributionControl={false}
      >
        <Follow center={center} zoom={zoom} fit={props.fit} />
        <ZoomControl position="topright" zoomInTitle="Приблизить" zoomOutTitle="Отдалить" />
        {tiles && <AttributionControl prefix={false} />}
        {tiles && <TileLayer url={tiles} attribution="© OpenStreetMap" eventHandlers={handlers} />}
        {regions && (
          <GeoJSON
            key={`region-${selectedRegion ?? 'none'}`}
            data={regions}
            interactive={Boolean(props.onZoneSelect)}
            onEachFeature={listen}
          />
        )}
        {/* When the whole country is visible, only the regional centres have space for labels. */}
        {!tiles && <Lettering count={zoom < 8 ? 6 : 60} />}
        {points.map((point) => (
          <Pin
            key={point.id}
            point={point}
            selected={point.id === selectedPoint}
            onSelect={() => props.onPointSelect?.(point.id)}
          />
        ))}
      </MapContainer>
      <Fingers />
    </div>
  );
}
